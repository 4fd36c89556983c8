import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { addressOnEntry } from '../browser/address.ts'
import { prefersReducedMotion } from '../browser/media.ts'
import { tabStore } from '../browser/storage.ts'
import { mainId } from './main.tsx'

const elementScrollDelayMs = 100
const placeKey = 'place'
const longestWaitMs = 3000

function scrollToTop(): void {
  window.scrollTo(0, 0)
}

function scrollToElement(id: string): void {
  const element = document.getElementById(id)
  if (!element) return scrollToTop()
  element.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
}

/** Screen readers start at the new page; the eye does not see it. */
function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

/**
 * The first render does not scroll, unless the address changed while the app was on its way; a change
 * of the query alone does not either.
 */
function useScrollOnNavigation(): void {
  const { pathname, search, hash, key } = useLocation()
  const previous = useRef({ pathname, search, hash, ...addressOnEntry(), key })
  useEffect(() => {
    const before = previous.current
    const pathChanged = before.pathname !== pathname
    const searchChanged = before.search !== search
    // Typed addresses all share one key: the anchor has to be compared as well.
    if (before.key === key && before.hash === hash && !pathChanged && !searchChanged) return
    previous.current = { pathname, search, hash, key }
    if (!pathChanged && searchChanged) return
    if (pathChanged) focusMain()
    if (/\/(about|ads-special)/.test(pathname) || hash === '') return scrollToTop()
    if (pathChanged) scrollToTop()
    const timer = setTimeout(
      () => scrollToElement(decodeURIComponent(hash.slice(1))),
      elementScrollDelayMs,
    )
    return () => clearTimeout(timer)
  }, [pathname, search, hash, key])
}

/** Remembers how far down the visitor was: telephones throw away tabs that are out of sight. */
function keepPlace(): () => void {
  const note = () =>
    tabStore.write(placeKey, `${Math.round(window.scrollY)} ${window.location.href}`)
  const noteWhenHidden = () => {
    if (document.visibilityState === 'hidden') note()
  }
  window.addEventListener('pagehide', note)
  document.addEventListener('visibilitychange', noteWhenHidden)
  return () => {
    window.removeEventListener('pagehide', note)
    document.removeEventListener('visibilitychange', noteWhenHidden)
  }
}

/** The place of the same address before a reload. */
function placeBeforeReload(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  const [top, href] = tabStore.read(placeKey)?.split(' ') ?? []
  return isReload && href === window.location.href ? Number(top) : 0
}

/**
 * Returns there once the page is long enough. The browser does so by itself where the page stands in
 * the HTML; a page that the app draws is still too short when the browser looks.
 */
function returnToPlace(): void {
  const place = placeBeforeReload()
  const end = performance.now() + longestWaitMs
  const look = () => {
    if (window.scrollY > 0 || place === 0) return
    const isLongEnough = document.documentElement.scrollHeight >= place + window.innerHeight
    if (isLongEnough) window.scrollTo(0, place)
    else if (performance.now() < end) requestAnimationFrame(look)
  }
  look()
}

/** Where a page stands in the window: at its top, at an anchor, or where a reload found it. */
export function ScrollRestoration(): null {
  useScrollOnNavigation()
  useEffect(() => {
    returnToPlace()
    return keepPlace()
  }, [])
  return null
}
