import { and, asc, eq, inArray } from 'drizzle-orm'
import type { DepartureDecision } from '../../../domain/catalogue/barometer.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { retrying } from '../../platform/db/retry.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { owedAsVoucherOf } from '../bookings/booking-facts.ts'
import { mayMove, moveBooking } from '../bookings/move-booking.ts'
import type { Booking } from '../bookings/store.ts'
import { requireDeparture } from './admin-manage.ts'
import { type AdminDeparture, updateDeparture } from './admin-store.ts'
import { departureCancelledMail, departureConfirmedMail } from './decision-mails.ts'
import { lockDepartureById, type StoredDeparture } from './store.ts'

type Deciding = Deps & { actor: Actor }
export type Decision = { id: string; version: number } & (
  | { decision: 'confirmed' }
  | { decision: 'cancelled'; reason: string }
)

/** Decision, bookings, log and a mail to every traveller in one transaction. */
export async function decideDeparture(deps: Deciding, decision: Decision): Promise<AdminDeparture> {
  await retrying(() => deps.db.transaction((tx) => decide(tx, deps, decision)))
  return requireDeparture(deps, decision.id)
}

async function decide(tx: Tx, deps: Deciding, input: Decision): Promise<void> {
  // Bookings are locked before their departure, as everywhere; those made meanwhile are found under its lock.
  await lockLiveBookings(tx, input.id)
  const before = await lockDepartureById(tx, input.id)
  requireUndecided(before, input, deps.now())
  const bookings = await lockLiveBookings(tx, input.id)
  const after = await updateDeparture(tx, input.id, {
    decision: input.decision,
    decidedAt: deps.now(),
    ...(input.decision === 'cancelled'
      ? { decisionReason: input.reason, sales: 'closed' as const }
      : { decisionReason: null }),
  })
  await writeAudit(tx, {
    actor: deps.actor,
    action: `departure_${input.decision}`,
    entity: 'departure',
    entityId: input.id,
    before: { decision: before.decision, sales: before.sales },
    after: {
      decision: input.decision,
      sales: after?.sales,
      bookings: bookings.length,
      ...(input.decision === 'cancelled' ? { reason: input.reason } : {}),
    },
  })
  for (const booking of bookings) await tell(tx, deps, before, booking, input)
}

/** A confirmed departure can still be cancelled; a cancelled one stays cancelled. */
function requireUndecided(
  departure: StoredDeparture | undefined,
  { version, decision }: { version: number; decision: DepartureDecision },
  now: Date,
): asserts departure is StoredDeparture {
  if (!departure) throw new DomainError('DEPARTURE_NOT_FOUND')
  if (departure.decision === 'cancelled') throw new DomainError('DEPARTURE_CANCELLED')
  if (departure.decision === decision) throw new DomainError('DEPARTURE_DECIDED')
  if (departure.version !== version) throw new DomainError('VERSION_CONFLICT')
  if (hasDeparted(departure.startDate, todayInRome(now))) throw new DomainError('TRIP_DEPARTED')
}

async function lockLiveBookings(tx: Tx, departureId: string): Promise<Booking[]> {
  return tx
    .select()
    .from(travelBookings)
    .where(
      and(
        eq(travelBookings.departureId, departureId),
        inArray(travelBookings.status, ['pending', 'payment_initiated', 'confirmed']),
      ),
    )
    .orderBy(asc(travelBookings.id))
    .for('update')
}

async function tell(
  tx: Tx,
  deps: Deciding,
  departure: StoredDeparture,
  booking: Booking,
  input: Decision,
): Promise<void> {
  if (input.decision === 'confirmed') {
    await queueEmail(tx, departureConfirmedMail(deps, booking, departure.id))
    return
  }
  if (!mayMove(booking, 'cancelled')) return
  const cancelled = await moveBooking(tx, booking, {
    event: 'cancelled',
    actor: deps.actor,
    now: deps.now(),
    facts: { note: input.reason, departureCancelled: true },
  })
  const told = { reason: input.reason, asVoucher: await owedAsVoucherOf(tx, cancelled) }
  await queueEmail(tx, departureCancelledMail(deps, cancelled, departure.id, told))
}
