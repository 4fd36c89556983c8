import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { site } from './site.ts'

/** Visitors can type any word as an address, even the name of a built-in property such as `constructor`. */
function named(book: 'now' | 'ids', name: string): string | undefined {
  const names = site().addresses?.[book]
  return names && Object.hasOwn(names, name) ? names[name] : undefined
}

/** The current address of a trip's page. */
export function tripAddress(id: string): string {
  return named('now', id) ?? id
}

export function tripPath(id: string): string {
  return path('trip', { id: tripAddress(id) })
}

/** The id of the trip that an address means: a current or former address, an alias, or the id itself. */
export function tripAt(address: string): string {
  return named('ids', address) ?? resolvePublicTripId(address) ?? address
}

/** Replaces a former address with the current one, also for the back button and for copying the address. */
export function useTodaysAddress(id: string): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const today = named('now', id)
  const wanted = today && pathname.replace(/[^/]+\/?$/, today)
  useEffect(() => {
    if (wanted && wanted !== pathname) {
      void navigate({ pathname: wanted, search, hash }, { replace: true })
    }
  }, [navigate, wanted, pathname, search, hash])
}
