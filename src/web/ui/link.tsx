import type { ComponentProps, MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isAdsPath, prefixAdsPath } from '../../domain/catalogue/ads.ts'
import { hashHref } from '../../domain/catalogue/routes.ts'
import { useIsAdsVisitor } from '../browser/use-ads-visitor.ts'
import { preloadPage } from './preload.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** A path of the site such as `/travel/grecia?…#…`, best made with `path()`. */
  to: string
  replace?: boolean
  state?: unknown
}

/** The mirrored path for visitors from advertising, the path itself for everyone else. */
export function usePrefixedPath(): (to: string) => string {
  const { pathname } = useLocation()
  const isAds = useIsAdsVisitor() || isAdsPath(pathname)
  return (to) => prefixAdsPath(to, isAds)
}

/** New tabs, new windows and downloads are left to the browser. */
function staysInApp(event: MouseEvent, target: string | undefined): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isPlain = event.button === 0 && !hasModifier && !event.defaultPrevented
  return isPlain && (!target || target === '_self')
}

/**
 * A link inside the site: the hash address in the running app, the real path in prerendered HTML, which
 * becomes the hash address during hydration (`enterHashLinks`).
 */
export function Link({ to, replace, state, onClick, onPointerEnter, ...rest }: LinkProps) {
  const address = usePrefixedPath()(to)
  const navigate = useNavigate()
  return (
    <a
      {...rest}
      href={import.meta.env.SSR ? address : hashHref(address)}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        preloadPage(address)
      }}
      onClick={(event) => {
        onClick?.(event)
        if (!staysInApp(event, rest.target)) return
        event.preventDefault()
        void navigate(address, { replace, state })
      }}
    />
  )
}

type NavLinkProps = LinkProps & { end?: boolean }

/** Marks itself as the current page; `end` requires the exact path (for the two home pages). */
export function NavLink({ end = false, ...rest }: NavLinkProps) {
  const { pathname } = useLocation()
  const target = usePrefixedPath()(rest.to)
  const isCurrent = pathname === target || (!end && pathname.startsWith(`${target}/`))
  return <Link {...rest} aria-current={isCurrent ? 'page' : undefined} />
}
