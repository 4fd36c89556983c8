import { and, asc, eq, exists, gt, lte, or, sql } from 'drizzle-orm'
import { adminLinkDefaults, linkToken } from '../../../domain/booking/links.ts'
import { offerHours } from '../../../domain/booking/waiting-list.ts'
import { priceOfDay } from '../../../domain/catalogue/day-price.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { defaultNumber } from '../../accounts/bank-account.ts'
import { tripTerms, tripTitle } from '../../catalogue/editions/trips.ts'
import { system, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { waitingEntries } from '../../platform/db/schema/waiting-list.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { secureRandom } from '../../platform/random.ts'
import { setAsideForWaiting } from '../departures/spots.ts'
import { lockDepartureById, type StoredDeparture } from '../departures/store.ts'
import { insertLink } from '../links/store.ts'
import { endEntry } from './end-entry.ts'
import { listClosedMail, offerMail, offerOverMail } from './mails.ts'
import {
  expiredOffers,
  heldEntries,
  liveEntriesOf,
  lockEntry,
  setLink,
  startOffer,
  type WaitingEntry,
} from './store.ts'

const perRun = 50

/** The scheduled work on waiting lists; safe with two processes at once. */
export async function tendWaitingLists(deps: Deps): Promise<void> {
  await closeLists(deps)
  for (const entry of await expiredOffers(deps.db, perRun)) await expire(deps, entry)
  for (const { id } of await departuresWithRoom(deps)) {
    await deps.db.transaction((tx) => setAsideForWaiting(tx, id))
  }
  for (const entry of await heldEntries(deps.db, perRun)) await offer(deps, entry)
}

/** The offer expired: the places go to the next party in the same transaction. */
function expire(deps: Deps, entry: WaitingEntry): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const isDue = ({ state }: WaitingEntry) => state === 'offered'
    const ended = await endEntry(tx, entry, { state: 'expired', actor: system, isDue })
    const departure = await lockDepartureById(tx, entry.departureId)
    if (ended && departure) await queueEmail(tx, offerOverMail(deps, ended, departure))
  })
}

/** The places are already set aside: here the party is mailed and its time starts. */
function offer(deps: Deps, { id, departureId }: WaitingEntry): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const departure = await lockDepartureById(tx, departureId)
    const held = await lockEntry(tx, id)
    if (!departure || held?.state !== 'held') return
    const entry = await startOffer(tx, id, offerHours)
    if (!entry?.offerExpiresAt) return
    const link = await makeLink(tx, deps, departure, entry.offerExpiresAt)
    await setLink(tx, id, link.id)
    await writeAudit(tx, {
      actor: system,
      action: 'waiting_offered',
      entity: 'waiting_entry',
      entityId: id,
      after: { people: entry.people, offerExpiresAt: entry.offerExpiresAt.toISOString() },
    })
    await queueEmail(tx, offerMail(deps, entry, departure))
  })
}

/** A private link like a consultant's, at the day's public price; it expires with the offer. */
async function makeLink(tx: Tx, deps: Deps, departure: StoredDeparture, expiresAt: Date) {
  const tripId = tripIdOf(departure.destinationId)
  const terms = tripTerms(deps, tripId)
  return insertLink(tx, {
    ...adminLinkDefaults,
    token: linkToken('admin', deps.now(), secureRandom),
    kind: 'admin',
    travelId: tripId,
    travelTitle: tripTitle(deps, tripId),
    startDate: departure.startDate,
    endDate: addDays(departure.startDate, terms.days - 1),
    price: priceOfDay(terms, departure),
    expiresAt,
    ibanId: (await defaultNumber(tx)).ibanId,
    coordinatorNames: [departure.coordinator1, departure.coordinator2].filter(
      (name) => !!name,
    ) as string[],
    createdBy: "Lista d'attesa",
  })
}

/** Departures with room that did not come from a booking: more spots, or sales opened again. */
async function departuresWithRoom({ db, now }: Deps) {
  return db
    .select({ id: travelDates.id })
    .from(travelDates)
    .where(
      and(
        gt(travelDates.startDate, todayInRome(now())),
        gt(travelDates.spotsAvailable, 0),
        eq(travelDates.sales, 'open'),
        exists(
          db
            .select({ one: sql`1` })
            .from(waitingEntries)
            .where(
              and(
                eq(waitingEntries.departureId, travelDates.id),
                eq(waitingEntries.state, 'waiting'),
                lte(waitingEntries.people, travelDates.spotsAvailable),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(travelDates.startDate))
    .limit(perRun)
}

/** For departures that have left or were cancelled: the parties that still wait are told and removed. */
async function closeLists(deps: Deps): Promise<void> {
  const { db, now } = deps
  const over = await db
    .selectDistinct({ id: travelDates.id })
    .from(travelDates)
    .innerJoin(waitingEntries, eq(waitingEntries.departureId, travelDates.id))
    .where(
      and(
        sql`${waitingEntries.state} in ('waiting', 'held', 'offered')`,
        or(
          lte(travelDates.startDate, todayInRome(now())),
          eq(travelDates.decision, 'cancelled'),
          eq(travelDates.sales, 'archived'),
        ),
      ),
    )
    .limit(perRun)
  for (const { id } of over) await db.transaction((tx) => closeList(tx, deps, id))
}

async function closeList(tx: Tx, deps: Deps, departureId: string): Promise<void> {
  const departure = await lockDepartureById(tx, departureId)
  if (!departure) return
  for (const entry of await liveEntriesOf(tx, departureId)) {
    const ended = await endEntry(tx, entry, { state: 'closed', actor: system })
    if (ended) await queueEmail(tx, listClosedMail(deps, ended, departure))
  }
}
