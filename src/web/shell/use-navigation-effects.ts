import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { addressOnEntry } from '../browser/address.ts'
import { prefersReducedMotion } from '../browser/media.ts'
import { recordReferral } from '../browser/referral.ts'
import { mainId } from './main.tsx'

const elementScrollDelayMs = 100

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
 * What follows every navigation: the referral is recorded, the page scrolled and focused.
 * The first render does not scroll, unless the address changed while the app was on its way; a change
 * of the query alone does not either.
 */
export function useNavigationEffects(): void {
  const { pathname, search, hash, key } = useLocation()
  const previous = useRef({ pathname, search, hash, ...addressOnEntry(), key })

  useEffect(() => recordReferral(pathname, search), [pathname, search])

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
