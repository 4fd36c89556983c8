import { isOpen, stateOrPending } from '../../../domain/booking/bookings.ts'
import { canBeShared } from '../../../domain/booking/shares.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Booking, updateBooking } from '../../booking/bookings/store.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { paidSharesOf } from './store.ts'

/** Bookings that expect a payment and have several travellers. */
export function maySwitchOn(booking: Booking): boolean {
  return (
    canBeShared(booking) &&
    booking.paymentReference !== null &&
    isOpen(stateOrPending(booking.status, booking.paymentStatus))
  )
}

/** Possible only while no part was paid, because receipts refer to the parts. */
export async function maySwitchOff(db: Db | Tx, booking: Booking): Promise<boolean> {
  return (await paidSharesOf(db, [booking.id])).every(({ isStanding }) => !isStanding)
}

/** For a locked booking. Repeating it changes nothing. */
export async function switchShares(
  tx: Tx,
  { now }: Pick<Deps, 'now'>,
  booking: Booking,
  { isOn, actor }: { isOn: boolean; actor: Actor },
): Promise<void> {
  if (booking.paysByShare === isOn) return
  if (isOn && !maySwitchOn(booking)) throw new DomainError('SHARES_CLOSED')
  if (!isOn && !(await maySwitchOff(tx, booking))) throw new DomainError('SHARES_PAID')
  await updateBooking(tx, booking.id, { paysByShare: isOn }, now())
  await writeAudit(tx, {
    actor,
    action: isOn ? 'shares_begun' : 'shares_ended',
    entity: 'booking',
    entityId: booking.id,
    before: { paysByShare: !isOn },
    after: { paysByShare: isOn },
  })
}
