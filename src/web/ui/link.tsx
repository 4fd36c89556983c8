import type { ComponentProps, MouseEvent, PointerEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { hashHref } from '../../contract/pages.ts'
import { isAdsPath, prefixAdsPath } from '../../domain/ads.ts'
import { useHydrated } from '../browser/hydration.ts'
import { useIsAdsVisitor } from '../browser/referral.ts'
import { preloadPage } from './preload.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  /** A path of the site such as `/travel/grecia?…#…`, best made with `path()`. */
  to: string
  replace?: boolean
  state?: unknown
}

/** The mirror of a path for visitors from advertising, the path itself for everyone else. */
export function usePrefixedPath(): (to: string) => string {
  const { pathname } = useLocation()
  const isAds = useIsAdsVisitor() || isAdsPath(pathname)
  return (to) => prefixAdsPath(to, isAds)
}

/** New tabs, new windows and downloads are the browser's business. */
function staysInApp(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isPlain = event.button === 0 && !hasModifier && !event.defaultPrevented
  return isPlain && (!target || target === '_self')
}

/**
 * A link inside the site. Prerendered HTML carries the real path, which crawlers and readers without
 * JavaScript follow; once the app runs, the same link carries the hash address.
 */
export function Link({ to, replace, state, onClick, onPointerEnter, ...rest }: LinkProps) {
  const prefixed = usePrefixedPath()(to)
  const hydrated = useHydrated()
  const navigate = useNavigate()
  const preload = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event)
    preloadPage(prefixed)
  }
  return (
    <a
      {...rest}
      href={hydrated ? hashHref(prefixed) : prefixed}
      onPointerEnter={preload}
      onClick={(event) => {
        onClick?.(event)
        if (!staysInApp(event, rest.target)) return
        event.preventDefault()
        void navigate(prefixed, { replace, state })
      }}
    />
  )
}

type NavLinkProps = LinkProps & { end?: boolean }

/** Marks itself as the current page; `end` wants the exact path (for the two home pages). */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const target = usePrefixedPath()(rest.to)
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`))
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />
}
