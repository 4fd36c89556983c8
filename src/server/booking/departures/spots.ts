import { eq, inArray, sql } from 'drizzle-orm'
import type { BookingEvent, BookingState } from '../../../domain/booking/bookings.ts'
import {
  type Holding,
  heldUntil,
  holdingDefaults,
  isUndeclared,
} from '../../../domain/booking/holding.ts'
import { type SpotsToHold, spotsToHold } from '../../../domain/booking/spots.ts'
import { partiesThatFit } from '../../../domain/booking/waiting-list.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { type IsoDate, todayInRome } from '../../../domain/dates.ts'
import { DomainError, isDomainError } from '../../../domain/errors.ts'
import { readSetting } from '../../access/settings/store.ts'
import type { Tx } from '../../platform/db/client.ts'
import { prepared } from '../../platform/db/prepared.ts'
import type { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { requireExtras } from '../extras/extras-taken.ts'
import { queueOf, setState } from '../waiting-list/store.ts'
import { findDeparture, lockDeparture, lockDepartureById, type StoredDeparture } from './store.ts'

/**
 * The only code that writes spots: what is left of a departure, what a booking has of it, until when it is
 * held and whether it was released. `tests/house/spots-owner.test.ts` checks that, and at commit the database
 * refuses spots that don't add up. Pages that show spots follow within seconds: `redrawChangedPages` in
 * `app/jobs/loop.ts`.
 */

type Booking = typeof travelBookings.$inferSelect
export type SpotColumn = 'departureId' | 'spotsTaken' | 'spotsHeldUntil' | 'spotsReleasedAt'

declare const owned: unique symbol
/** The spot columns of a booking's row. Only created in this file. */
export type Spots = Pick<Booking, SpotColumn> & { readonly [owned]: true }

function spotsOf(columns: Pick<Booking, SpotColumn>): Spots {
  return columns as Spots
}

type Party = Pick<Booking, 'tripId' | 'startDate' | 'adultCount' | 'childCount' | 'extras'>

const peopleOf = ({ adultCount, childCount }: Party) => adultCount + childCount

/** The spots of a new booking on a locked departure; sample departures have no row and no limit. */
export function spotsForNew(
  departure: StoredDeparture | undefined,
  people: number,
  promise: Date | null,
): Spots {
  if (departure) requireSpots(departure, people)
  return spotsOf({
    departureId: departure?.id ?? null,
    spotsTaken: departure ? people : 0,
    spotsHeldUntil: promise,
    spotsReleasedAt: null,
  })
}

/** Takes the spots checked above, under the same lock. */
export async function takeForNew(tx: Tx, { departureId, spotsTaken }: Spots): Promise<void> {
  if (departureId) await changeSpots(tx, { id: departureId, taken: spotsTaken })
}

export type SpotsMove = {
  /** Null: only the money was recounted. */
  event: BookingEvent | null
  after: BookingState
  now: Date
  /** Trip, day and party after the change. */
  next: Party
  hasMoney: boolean
}

/** Adjusts the departures to the spots the booking must hold now: takes, returns, exchanges or takes again. */
export async function bringSpots(tx: Tx, booking: Booking, move: SpotsMove): Promise<Spots> {
  const { next, now } = move
  const isOtherDeparture = next.tripId !== booking.tripId || next.startDate !== booking.startDate
  const hold = spotsToHold(
    {
      status: booking.status,
      isReleased: booking.spotsReleasedAt !== null,
      isStored: booking.departureId !== null,
    },
    {
      ...move,
      people: peopleOf(next),
      isOtherDeparture,
      hasDeparted: hasDeparted(booking.startDate, todayInRome(now)),
    },
  )
  const place = await moveTo(tx, booking, hold, next, isOtherDeparture)
  const isReleased = hold.isReleased || place.isWithout
  return spotsOf({
    departureId: place.departureId,
    spotsTaken: place.spotsTaken,
    spotsHeldUntil: isReleased ? booking.spotsHeldUntil : await promiseOf(tx, booking, hold, move),
    spotsReleasedAt: isReleased ? (booking.spotsReleasedAt ?? now) : null,
  })
}

type Place = { departureId: string | null; spotsTaken: number; isWithout: boolean }

async function moveTo(
  tx: Tx,
  booking: Booking,
  hold: SpotsToHold,
  next: Party,
  isOtherDeparture: boolean,
): Promise<Place> {
  const stays = !isOtherDeparture && booking.spotsTaken === hold.people
  const isRevived = hold.people > 0 && booking.spotsTaken === 0
  if (stays || (!isOtherDeparture && hold.people === 0)) {
    await giveBack(tx, booking, booking.spotsTaken - hold.people)
    const { departureId } = booking
    if (departureId && hold.people > 0) await requireMoreExtras(tx, departureId, booking, next)
    return { departureId, spotsTaken: hold.people, isWithout: false }
  }
  const target =
    isOtherDeparture || isRevived
      ? (await findDeparture(tx, next.tripId, next.startDate))?.id
      : booking.departureId
  return exchange(tx, booking, hold, { target: target ?? null, extras: next.extras })
}

/** Both departures are locked before either changes, so that no spot is lost in between. */
async function exchange(
  tx: Tx,
  booking: Booking,
  hold: SpotsToHold,
  { target, extras }: { target: string | null; extras: Booking['extras'] },
): Promise<Place> {
  const locked = await lockBoth(tx, [booking.departureId, target])
  const departure = locked.get(target ?? '')
  const own = target === booking.departureId ? booking.spotsTaken : 0
  const more = hold.people - own
  try {
    if (departure && more >= 0) requireSpots(departure, more, { mayBeClosed: !hold.onlyOnSale })
    if (departure && hold.people > 0) await requireExtras(tx, departure.id, extras, booking.id)
  } catch (error) {
    // A payment or declaration is never refused: without room staff have to find a solution.
    const isFull = isDomainError(error, 'DEPARTURE_FULL') || isDomainError(error, 'EXTRA_FULL')
    if (!isFull || hold.ifFull === 'refused') throw error
    return { departureId: booking.departureId, spotsTaken: booking.spotsTaken, isWithout: true }
  }
  if (departure && more > 0) await changeSpots(tx, { id: departure.id, taken: more })
  await giveBack(tx, booking, own > 0 ? -more : booking.spotsTaken)
  return {
    departureId: departure?.id ?? null,
    spotsTaken: departure ? hold.people : 0,
    isWithout: false,
  }
}

/** When the same party adds extras: checked under the lock, as for spots. */
async function requireMoreExtras(
  tx: Tx,
  departureId: string,
  { id, extras: before }: Booking,
  { extras }: Party,
): Promise<void> {
  const unitsBefore = (wanted: string) => before.find((one) => one.id === wanted)?.units ?? 0
  if (extras.every((one) => one.units <= unitsBefore(one.id))) return
  await lockDepartureById(tx, departureId)
  await requireExtras(tx, departureId, extras, id)
}

/** Locks in a fixed order, so that two moves can't deadlock. */
async function lockBoth(tx: Tx, ids: readonly (string | null)[]) {
  const wanted = ids.filter((id) => id !== null)
  const rows = wanted.length
    ? await tx
        .select()
        .from(travelDates)
        .where(inArray(travelDates.id, wanted))
        .orderBy(travelDates.id)
        .for('update')
    : []
  return new Map(rows.map((row) => [row.id, row]))
}

/** Returns spots; parties on the waiting list get them first. */
async function giveBack(tx: Tx, { departureId }: Booking, spots: number): Promise<void> {
  if (!departureId || spots <= 0) return
  await freeSpots(tx, departureId, spots)
  await setAsideForWaiting(tx, departureId)
}

/**
 * The hold's deadline survives a declaration and a payment: when either is withdrawn, the old deadline
 * applies again.
 */
async function promiseOf(
  tx: Tx,
  booking: Booking,
  { promise }: SpotsToHold,
  { after, now }: SpotsMove,
): Promise<Date | null> {
  const isNeeded = promise === 'anew' || (isUndeclared(after) && !booking.spotsHeldUntil)
  if (!isNeeded || after.paymentStatus === 'not_required') return booking.spotsHeldUntil
  return heldUntil(now, await holdingOf(tx), {
    viaLink: !!booking.bookingLinkId,
    startDate: booking.startDate,
  })
}

async function holdingOf(tx: Tx): Promise<Holding> {
  return (await readSetting(tx, 'holding', holdingDefaults)).value
}

/** Throws unless this many spots of a locked departure may be taken. */
function requireSpots(
  departure: StoredDeparture,
  people: number,
  { mayBeClosed = false }: { mayBeClosed?: boolean } = {},
): void {
  if (departure.decision === 'cancelled') throw new DomainError('DEPARTURE_CANCELLED')
  if (departure.sales !== 'open' && !mayBeClosed) throw new DomainError('DEPARTURE_CLOSED')
  if (departure.spotsAvailable < people) {
    throw new DomainError('DEPARTURE_FULL', { left: departure.spotsAvailable, wanted: people })
  }
}

/**
 * Whether a booking can be confirmed: it has its spots, or could get them again. The departure is locked, so
 * that the answer holds until the transaction ends.
 */
export async function hasSpots(tx: Tx, booking: Party & Pick<Booking, 'spotsReleasedAt'>) {
  if (!booking.spotsReleasedAt) return true
  const departure = await lockDeparture(tx, booking.tripId, booking.startDate)
  if (!departure) return true
  return departure.decision !== 'cancelled' && departure.spotsAvailable >= peopleOf(booking)
}

const changeSpots = prepared('spots change', ['id', 'taken'], (db, { id, taken }) =>
  db
    .update(travelDates)
    .set({
      spotsAvailable: sql`${travelDates.spotsAvailable} - ${taken}::int`,
      updatedAt: sql`now()`,
    })
    .where(eq(travelDates.id, id)),
)

/** Frees spots set aside for a party or held by a booking. Only under the departure's lock. */
export async function freeSpots(tx: Tx, departureId: string, spots: number): Promise<void> {
  await changeSpots(tx, { id: departureId, taken: -spots })
}

/**
 * Gives free places to the waiting list before anyone else can see them: in the transaction that frees them,
 * under the departure's lock. The mail follows within seconds.
 */
export async function setAsideForWaiting(tx: Tx, departureId: string): Promise<void> {
  const departure = await lockDepartureById(tx, departureId)
  if (departure?.sales !== 'open' || departure.decision === 'cancelled') return
  if (departure.spotsAvailable === 0) return
  const queue = await queueOf(tx, departureId)
  for (const { id, people } of partiesThatFit(queue, departure.spotsAvailable)) {
    await changeSpots(tx, { id: departureId, taken: people })
    await setState(tx, id, 'held')
  }
}

export type DepartureToStore = Omit<
  typeof travelDates.$inferInsert,
  'spotsElsewhere' | 'totalSpots'
> & { totalSpots: number; startDate: IsoDate }

/** Undefined where the day is taken. The database counts spots missing from the total as sold elsewhere. */
export async function storeDeparture(
  tx: Tx,
  departure: DepartureToStore,
): Promise<StoredDeparture | undefined> {
  const [row] = await tx.insert(travelDates).values(departure).onConflictDoNothing().returning()
  return row
}

/** Changes the total of a locked departure, never below the spots taken. */
export async function resizeDeparture(
  tx: Tx,
  { id, totalSpots, spotsAvailable }: StoredDeparture,
  wanted: number,
): Promise<void> {
  const taken = totalSpots - spotsAvailable
  if (wanted < taken) throw new DomainError('TOO_FEW_SPOTS', { taken })
  if (wanted === totalSpots) return
  await tx
    .update(travelDates)
    .set({ totalSpots: wanted, spotsAvailable: wanted - taken })
    .where(eq(travelDates.id, id))
}
