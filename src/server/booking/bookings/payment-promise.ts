import { type PaymentPromise, paymentPromise } from '../../../domain/money/payment-promise.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Booking } from './store.ts'

/** What the traveller of a booking is told about paying, under the agency's current settings. */
export async function promiseOf(db: Db | Tx, booking: Booking): Promise<PaymentPromise> {
  return paymentPromise(booking, (await figuresMode(db)) === 'sample')
}
