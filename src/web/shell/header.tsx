import { Menu } from 'lucide-react'
import { useRef, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { adsHome, isAdsPath } from '../../domain/catalogue/ads.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Link, NavLink } from '../ui/link.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu, menuId } from './mobile-menu.tsx'
import { adsNavigation, bookLabel, mainNavigation } from './navigation.ts'

/** Large letters take the room of the gap: at 200 % the links still fit into 1440 pixels. */
const linkGap = 'min(2.125rem, 3.3vw)'

/**
 * Translucent and dark over the hero of the two home pages, white elsewhere and after 50 px. The outer box
 * keeps its height, so that the bar can shrink without moving the page.
 */
export function Header() {
  const { pathname } = useLocation()
  const scrolled = useScrolled()
  const menu = useRef<HTMLDialogElement>(null)
  const isAds = isAdsPath(pathname)
  const isHome = pathname === path('home') || pathname === adsHome
  const isDark = isHome && !scrolled
  const items = isAds ? adsNavigation : mainNavigation

  return (
    <div
      className={classNames(
        'pointer-events-none sticky top-0 z-40 h-(--header)',
        isHome && '-mb-(--header)',
      )}
    >
      <header
        data-dark={isDark || undefined}
        data-scrolled={scrolled || undefined}
        className={classNames(
          'pointer-events-auto transition-colors duration-150',
          isDark
            ? 'on-dark bg-[rgb(7_18_40/.7)] text-white backdrop-blur-md backdrop-saturate-120'
            : 'border-b border-line bg-white text-ink',
        )}
      >
        <div
          className={classNames(
            'wrap flex items-center gap-3 lg:gap-9',
            scrolled ? 'h-16' : 'h-(--header)',
          )}
        >
          <Link to={path('home')} className="mr-auto rounded-tag">
            <Logo variant={isDark ? 'light' : 'dark'} />
            <span className="sr-only">, pagina iniziale</span>
          </Link>
          <nav aria-label="Principale" className="hidden lg:block">
            <ul className="flex font-[550]" style={{ gap: linkGap }}>
              {items.map(({ label, to, end }) => (
                <li key={label}>
                  <NavLink
                    to={to}
                    end={end}
                    className="block border-b-2 border-transparent py-2 transition-colors duration-150 hover:border-current aria-[current=page]:border-accent"
                  >
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
          {!isAds && (
            <ButtonLink to={path('booking')} kind="orange" size="small" className="max-lg:hidden">
              {bookLabel}
            </ButtonLink>
          )}
          <button
            type="button"
            aria-label="Apri il menu"
            aria-haspopup="dialog"
            commandfor={menuId}
            command="show-modal"
            // For browsers without `commandfor`; in the others it must not open the dialog a second time.
            onClick={(event) => {
              event.preventDefault()
              if (!menu.current?.open) menu.current?.showModal()
            }}
            className="-mr-2.5 grid size-11.5 place-items-center rounded-full lg:hidden"
          >
            <Menu className="size-6.5" aria-hidden />
          </button>
        </div>
      </header>
      <MobileMenu dialog={menu} items={items} booking={!isAds} />
    </div>
  )
}

const thresholdPx = 50

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page has been scrolled by more than 50 px. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  )
}
