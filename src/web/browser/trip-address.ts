import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { site } from './site.ts'

/** Anybody can type any word as an address, also one that every object knows. */
function named(book: 'now' | 'ids', name: string): string | undefined {
  const names = site().addresses?.[book]
  return names && Object.hasOwn(names, name) ? names[name] : undefined
}

/** What the page of a trip is called today. */
export function tripAddress(id: string): string {
  return named('now', id) ?? id
}

export function tripPath(id: string): string {
  return path('trip', { id: tripAddress(id) })
}

/** The trip that an address means: of today or of before, an alias, or its id. */
export function tripAt(address: string): string {
  return named('ids', address) ?? resolvePublicTripId(address) ?? address
}

/** Whoever comes by an address of before stands at today's: the way back and what is copied follow. */
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
