import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { forgetTraveller } from '../../../domain/booking/stored-traveller.ts'
import { travellerDataKeptSince } from '../../../domain/catalogue/retention.ts'
import { noCustomer } from '../../booking/links/store.ts'
import { system, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import type { Deps } from '../../platform/deps.ts'
import { deleteRequestsOf } from '../../trip/requests/store.ts'

const perBatch = 200
const batchesPerRun = 20

/** Removes passports and related data long after the trip; accounting keeps the rest. */
export async function forgetTravellers({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  let total = 0
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const rows = await db.transaction((tx) => forgetBatch(tx, now()))
    total += rows
    if (rows < perBatch) break
  }
  await forgetCustomersOfLinks({ db, now })
  if (total > 0) log.info({ records: 'travellers of bookings', rows: total }, 'forgotten')
  return total
}

/** The customer of a link is removed together with the travellers of its trip. */
async function forgetCustomersOfLinks({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const { customerName, customerEmail, customerPhone, endDate } = bookingLinks
  const isNamed = or(isNotNull(customerName), isNotNull(customerEmail), isNotNull(customerPhone))
  await db
    .update(bookingLinks)
    .set(noCustomer)
    .where(and(lt(endDate, travellerDataKeptSince(now())), isNamed))
}

async function forgetBatch(tx: Tx, now: Date): Promise<number> {
  const due = await tx
    .select({ id: travelBookings.id })
    .from(travelBookings)
    .where(
      and(
        isNull(travelBookings.personalDataRemovedAt),
        lt(travelBookings.endDate, travellerDataKeptSince(now)),
      ),
    )
    .limit(perBatch)
    .for('update', { skipLocked: true })
  await forgetTravellersOf(
    tx,
    due.map(({ id }) => id),
    now,
  )
  for (const { id } of due) {
    await writeAudit(tx, {
      actor: system,
      action: 'traveller_data_removed',
      entity: 'booking',
      entityId: id,
    })
  }
  return due.length
}

/**
 * Names, traveller type and amounts stay. Version and change date are not updated, because no person changed
 * the booking.
 */
export async function forgetTravellersOf(tx: Tx, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await deleteRequestsOf(tx, ids)
  const rows = await tx
    .select({ id: travelBookings.id, travelers: travelBookings.travelers })
    .from(travelBookings)
    .where(inArray(travelBookings.id, ids))
  for (const { id, travelers } of rows) {
    const kept = travelers.map((person) => forgetTraveller(person, 'after_trip'))
    await tx
      .update(travelBookings)
      .set({ travelers: kept, personalDataRemovedAt: now })
      .where(eq(travelBookings.id, id))
  }
}
