import { desc } from 'drizzle-orm'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { bookingLinkAddress, linkReference, linkState } from '../../../domain/booking/links.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { firstBookingsOf } from '../../booking/bookings/admin-store.ts'
import { searchLinks } from '../../booking/links/admin-store.ts'
import { tripTitles } from '../../catalogue/editions/trips.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { wordsQuery } from '../../platform/db/search-words.ts'
import type { Deps } from '../../platform/deps.ts'

const shown = { bookings: 6, links: 5, trips: 4 }

/** Ctrl-K: a few results of each kind, newest first. A single letter searches trips only. */
export async function searchEverything(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'catalogue'>,
  typed: string,
) {
  if (wordsQuery(typed) === undefined) return { bookings: [], links: [], trips: [] }
  if (typed.length < 2) return { bookings: [], links: [], trips: findTrips(deps, typed) }
  const [bookings, links] = await Promise.all([findBookings(deps, typed), findLinks(deps, typed)])
  return { bookings, links, trips: findTrips(deps, typed) }
}

async function findBookings({ db }: Pick<Deps, 'db'>, search: string) {
  const filters = { search, sort: 'created_desc' } as const
  const rows = await firstBookingsOf(db, filters, shown.bookings)
  return rows.map((row) => ({ ...row, reference: bookingReference(row.id) }))
}

async function findLinks(
  { db, now, publicUrl }: Pick<Deps, 'db' | 'now' | 'publicUrl'>,
  typed: string,
) {
  const rows = await db
    .select()
    .from(bookingLinks)
    .where(await searchLinks(db, typed))
    .orderBy(desc(bookingLinks.createdAt), desc(bookingLinks.id))
    .limit(shown.links)
  return rows.map((link) => ({
    id: link.id,
    reference: linkReference(link.id),
    travelTitle: link.travelTitle,
    startDate: link.startDate,
    customerName: link.customerName,
    url: bookingLinkAddress(publicUrl, link.token),
    state: linkState(link, now()) === 'expired' ? ('expired' as const) : ('active' as const),
  }))
}

function findTrips(deps: Pick<Deps, 'catalogue'>, typed: string) {
  const wanted = plainWords(typed)
  const byAlias = tripIdOf(typed)
  return tripTitles(deps)
    .filter(({ id, title }) => {
      const words = plainWords(`${title} ${id}`)
      return id === byAlias || wanted.every((part) => words.some((word) => word.startsWith(part)))
    })
    .slice(0, shown.trips)
}

function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}
