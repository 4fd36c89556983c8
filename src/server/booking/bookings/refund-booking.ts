import { DomainError } from '../../../domain/errors.ts'
import { hasMoney } from '../../accounts/amounts.ts'
import type { Deps } from '../../platform/deps.ts'
import { type StaffChange, staffMove } from './staff-move.ts'
import type { Booking } from './store.ts'
import { takeBackPayment } from './take-back-payment.ts'

/** The agency has given back what had come in for a cancelled booking. */
export function refundBooking(deps: Deps, change: StaffChange): Promise<Booking> {
  return staffMove(deps, change, 'refunded', {
    before: (tx, booking) => {
      if (!hasMoney(booking)) throw new DomainError('INVALID_TRANSITION', { event: 'refunded' })
      return takeBackPayment(tx, deps, booking, change, 'refund')
    },
  })
}
