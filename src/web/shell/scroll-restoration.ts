import { useEffect, useRef } from 'react'
import { createPath, NavigationType, useLocation, useNavigationType } from 'react-router'
import { addressInHash, addressOnEntry } from '../browser/address.ts'
import { prefersReducedMotion } from '../browser/media.ts'
import { tabStore } from '../browser/storage.ts'
import { mainId } from './main.tsx'

const elementScrollDelayMs = 100
const placeKey = 'place'
const longestWaitMs = 3000

function scrollToTop(): void {
  window.scrollTo(0, 0)
}

function isScrolledTo(id: string): boolean {
  const element = document.getElementById(id)
  element?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  return element !== null
}

/** Scrolls to the top if there is no such element, and to the element if it appears while the page loads. */
function scrollToElement(id: string): void {
  if (isScrolledTo(id)) return
  scrollToTop()
  const address = addressInHash()
  const end = performance.now() + longestWaitMs
  const look = () => {
    const isWaiting = addressInHash() === address && window.scrollY === 0
    if (isWaiting && !isScrolledTo(id) && performance.now() < end) requestAnimationFrame(look)
  }
  look()
}

/** The scroll position at which each page of this visit was left, by its history entry. */
const places = new Map<string, number>()

/** Typed addresses all share one key, so the path is part of it. */
const entryOf = ({ key, pathname }: { key: string; pathname: string }) => `${key} ${pathname}`

/** Once the address names another page, scroll events no longer count for this one. */
function useNotedPlace(): void {
  const location = useLocation()
  const entry = entryOf(location)
  const address = createPath(location)
  useEffect(() => {
    const note = () => {
      if (addressInHash() === address) places.set(entry, window.scrollY)
    }
    if (!places.has(entry)) note()
    // A click right after a scroll arrives before the scroll event.
    const moments = ['scroll', 'click']
    for (const moment of moments) window.addEventListener(moment, note, true)
    return () => {
      for (const moment of moments) window.removeEventListener(moment, note, true)
    }
  }, [entry, address])
}

/** A typed address counts as a return only once its entry of the history has been shown. */
function wasShown(): boolean {
  return window.history.state?.shown === true
}

/** The router counts on from `idx`, and reads a missing one as no number: a typed address has none yet. */
function markShown(): void {
  window.history.replaceState({ idx: null, ...window.history.state, shown: true }, '')
}

/** The id in an anchor; what can't be decoded is the id of nothing. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return ''
  }
}

/** Makes screen readers start at the new page; the focus is not visible. */
function focusMain(): void {
  document.getElementById(mainId)?.focus({ preventScroll: true })
}

/**
 * The first render does not scroll, unless the address changed while the app was loading; nor does a change
 * of only the query.
 */
function useScrollOnNavigation(): void {
  const { pathname, search, hash, key } = useLocation()
  const isPop = useNavigationType() === NavigationType.Pop
  const previous = useRef({ pathname, search, hash, ...addressOnEntry(), key })
  useEffect(() => {
    const isReturn = isPop && wasShown()
    if (addressInHash() === createPath({ pathname, search, hash }) && !wasShown()) markShown()
    const before = previous.current
    const pathChanged = before.pathname !== pathname
    const searchChanged = before.search !== search
    // Typed addresses all share one key, so the anchor has to be compared as well.
    if (before.key === key && before.hash === hash && !pathChanged && !searchChanged) return
    previous.current = { pathname, search, hash, key }
    if (!pathChanged && searchChanged) return
    if (pathChanged) focusMain()
    const place = isReturn && pathChanged ? places.get(entryOf({ key, pathname })) : undefined
    if (place !== undefined) return scrollWhenLongEnough(place)
    if (/\/(about|ads-special)/.test(pathname) || hash === '') return scrollToTop()
    if (pathChanged) scrollToTop()
    const timer = setTimeout(() => scrollToElement(idIn(hash)), elementScrollDelayMs)
    return () => clearTimeout(timer)
  }, [pathname, search, hash, key, isPop])
}

/** Stores the scroll position, because phones discard tabs that are out of sight. */
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

/** The stored position, if this same address was reloaded or returned to from another document. */
function placeBefore(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  const isSame =
    navigation instanceof PerformanceNavigationTiming && /reload|back/.test(navigation.type)
  const [top, href] = tabStore.read(placeKey)?.split(' ') ?? []
  return isSame && href === window.location.href ? Number(top) : 0
}

/** A page that the app renders may be too short at first. */
function scrollWhenLongEnough(place: number): void {
  const end = performance.now() + longestWaitMs
  const look = () => {
    const isLongEnough = document.documentElement.scrollHeight >= place + window.innerHeight
    if (isLongEnough) window.scrollTo(0, place)
    else if (performance.now() < end) requestAnimationFrame(look)
  }
  look()
}

/** For prerendered pages the browser does this itself. */
function returnToPlace(): void {
  const place = placeBefore()
  if (window.scrollY === 0 && place > 0) scrollWhenLongEnough(place)
}

/** Sets the scroll position: the top of the page, an anchor, or the position before a reload. */
export function ScrollRestoration(): null {
  // In this order: a typed address must not count as a return to a position that was noted only just now.
  useScrollOnNavigation()
  useNotedPlace()
  useEffect(() => {
    returnToPlace()
    return keepPlace()
  }, [])
  return null
}
