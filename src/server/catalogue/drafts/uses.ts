import { and, count, eq, gt, gte, ne, or, sql } from 'drizzle-orm'
import { type Documents, kindOf } from '../../../domain/catalogue/documents.ts'
import { asRecord, textOf } from '../../../domain/catalogue/form-shape.ts'
import { referencesTo } from '../../../domain/catalogue/references.ts'
import { isShown, siteKindOf } from '../../../domain/catalogue/site-kinds.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { storedDestinationId } from '../../../domain/ids.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import type { Deps } from '../../platform/deps.ts'

type Reading = Pick<Deps, 'db' | 'now'>

/** Where else a document is used, in words: other documents, and what was sold with it. */
export async function usesOf(deps: Reading, key: string, documents: Documents): Promise<string[]> {
  const kind = siteKindOf(key)
  const document = documents[key]
  if (!kind || document === undefined) return []
  const sold = await soldWith(deps, key, document)
  const counted = sold.filter(({ found }) => found > 0)
  return [
    ...referencesTo(key, documents),
    ...counted.map(({ found, one, many }) => (found === 1 ? `1 ${one}` : `${found} ${many}`)),
  ]
}

/** For a draft that takes a document off the site: which others still refer to it. */
export async function leftBehind(
  deps: Reading,
  { key, document }: { key: string; document: unknown },
  published: Documents,
): Promise<string[]> {
  const isLeaving = published[key] !== undefined && isShown(published[key]) && !isShown(document)
  return isLeaving ? usesOf(deps, key, published) : []
}

type Counted = { found: number; one: string; many: string }

const departures = { one: 'partenza in programma', many: 'partenze in programma' }
const links = { one: 'link ancora aperto', many: 'link ancora aperti' }
const bookings = { one: 'prenotazione in arrivo', many: 'prenotazioni in arrivo' }

async function soldWith(deps: Reading, key: string, document: unknown): Promise<Counted[]> {
  const known = kindOf(key)
  const today = todayInRome(deps.now())
  const name = textOf(asRecord(document).name)
  switch (known?.kind) {
    case 'trip':
      return [
        { found: await departuresOf(deps, known.id, today), ...departures },
        { found: await linksOf(deps, eq(bookingLinks.travelId, known.id)), ...links },
      ]
    case 'member':
      return [
        { found: await departuresLedBy(deps, name, today), ...departures },
        {
          found: await linksOf(deps, sql`${name} = any(${bookingLinks.coordinatorNames})`),
          ...links,
        },
      ]
    case 'airport':
      return [{ found: await bookingsFrom(deps, name, today), ...bookings }]
    default:
      return []
  }
}

async function departuresOf({ db }: Reading, tripId: string, today: IsoDate): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(travelDates)
    .where(
      and(
        eq(travelDates.destinationId, storedDestinationId(tripId)),
        gte(travelDates.startDate, today),
        ne(travelDates.sales, 'archived'),
      ),
    )
  return row?.found ?? 0
}

async function departuresLedBy({ db }: Reading, name: string, today: IsoDate): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(travelDates)
    .where(
      and(
        or(eq(travelDates.coordinator1, name), eq(travelDates.coordinator2, name)),
        gte(travelDates.startDate, today),
        ne(travelDates.sales, 'archived'),
      ),
    )
  return row?.found ?? 0
}

async function linksOf({ db, now }: Reading, which: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(bookingLinks)
    .where(and(which, gt(bookingLinks.expiresAt, now())))
  return row?.found ?? 0
}

async function bookingsFrom({ db }: Reading, airport: string, today: IsoDate): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.airport, airport),
        gte(travelBookings.startDate, today),
        ne(travelBookings.status, 'cancelled'),
      ),
    )
  return row?.found ?? 0
}
