import { type ComponentProps, type MouseEvent, type PointerEvent, use } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext, useLocation } from 'react-router'
import { isAdsPath, prefixAdsPath } from '../../domain/ads.ts'
import { hashHref } from '../../domain/routes.ts'
import { useIsAdsVisitor } from '../browser/use-ads-visitor.ts'
import { preloadPage } from './preload.ts'

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
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

/** Turns the real path of a prerendered link into the hash address of the same page. */
function enterApp(link: HTMLAnchorElement | null): void {
  const href = link?.getAttribute('href')
  if (href && !href.startsWith('/#')) link?.setAttribute('href', hashHref(href))
}

/**
 * A link inside the site. Prerendered HTML carries the real path, which crawlers and readers without
 * JavaScript follow; once the app runs, the same link carries the hash address. React leaves the
 * attributes of prerendered elements alone, so the link changes its own: a second pass over every
 * link of a page would hold up a phone.
 */
export function Link({ to, replace, state, onClick, onPointerEnter, ...rest }: LinkProps) {
  const prefixed = usePrefixedPath()(to)
  // `useNavigate` would add an effect to every link, for relative paths that the site does not have.
  const router = use(DataRouterContext)?.router
  const preload = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event)
    preloadPage(prefixed)
  }
  return (
    <a
      {...rest}
      ref={enterApp}
      href={import.meta.env.SSR ? prefixed : hashHref(prefixed)}
      suppressHydrationWarning
      onPointerEnter={preload}
      onClick={(event) => {
        onClick?.(event)
        if (!router || !staysInApp(event, rest.target)) return
        event.preventDefault()
        void router.navigate(prefixed, { replace, state })
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
