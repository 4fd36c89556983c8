import {
  canBeShared,
  type Share,
  type SharedBooking,
  sharesOf,
} from '../../../domain/booking/shares.ts'
import type { StoredTraveller } from '../../../domain/booking/traveller-fields.ts'
import {
  type TravellerNumbers,
  travellerNumber,
} from '../../../domain/booking/traveller-numbers.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type OpenShare, openShare } from '../../../domain/money/share-meant.ts'
import { findBooking } from '../../booking/bookings/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { type PaidShare, paidSharesOf } from './store.ts'

export type SharedRow = SharedBooking & {
  id: string
  paysByShare: boolean
  travellerNumbers: TravellerNumbers | null
  travelers: readonly Pick<StoredTraveller, 'firstName' | 'lastName' | 'type'>[]
}

/** True where everyone pays their own part: the contact chose it, and there are several travellers. */
export function isShared(booking: Pick<SharedRow, 'paysByShare' | 'travelers' | 'totalPrice'>) {
  return booking.paysByShare && canBeShared(booking)
}

export async function readShares(db: Db | Tx, booking: SharedRow): Promise<Share[]> {
  return sharesOf(booking, await paidSharesOf(db, [booking.id]))
}

/** The open parts, in the form that transfers are compared with. */
export function openSharesOf(booking: SharedRow, paid: readonly PaidShare[]): OpenShare[] {
  if (!isShared(booking)) return []
  const own = paid.filter(({ bookingId }) => bookingId === booking.id)
  return sharesOf(booking, own).map((share) => {
    const { firstName = '', lastName = '' } = booking.travelers[share.seat] ?? {}
    const received = own
      .filter(({ shareSeat, isStanding }) => shareSeat === share.seat && isStanding)
      .map(({ amount }) => amount)
    const number = travellerNumber(booking, share.seat)
    return openShare(share, { number, person: { firstName, lastName } }, received)
  })
}

/** The parts that a line may pay, for staff who book it by hand. */
export async function sharesToChoose(db: Db, bookingId: string) {
  const booking = await findBooking(db, bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  if (!isShared(booking)) return []
  return (await readShares(db, booking)).map(({ seat, open }) => {
    const { firstName = '', lastName = '' } = booking.travelers[seat] ?? {}
    return { seat, name: `${firstName} ${lastName}`.trim(), open }
  })
}
