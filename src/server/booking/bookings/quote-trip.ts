import type { z } from 'zod'
import type { quoteSchema } from '../../../contract/booking/bookings.ts'
import { transferCode } from '../../accounts/bank-account.ts'
import { accountToQuote } from '../../accounts/quoted-account.ts'
import { termsView } from '../../catalogue/legal/terms-view.ts'
import type { Deps } from '../../platform/deps.ts'
import { spotsLeft } from '../departures/spots-left.ts'
import { drawReference } from './draw-reference.ts'
import { priceTrip, type TripChoice } from './price-trip.ts'

/** What the direct checkout shows before there is a booking. Nothing is written. */
export async function quoteTrip(
  deps: Deps,
  choice: TripChoice,
): Promise<z.input<typeof quoteSchema>> {
  const { trip, quote } = await priceTrip(deps.db, deps, choice)
  const { accountId, ibanId, account } = await accountToQuote(deps.db)
  const paymentReference = await drawReference(deps.db, ibanId)
  return {
    ...trip,
    totalPrice: quote.total,
    depositAmount: quote.amountDue,
    balance: quote.balance,
    balanceDueDate: quote.balanceDueDate,
    adultCount: quote.adults,
    childCount: quote.children,
    childDiscountAmount: quote.childDiscount,
    free: quote.free,
    spots: await spotsLeft(deps.db, trip.tripId, trip.startDate),
    paymentReference,
    account,
    accountId,
    epcPayload: quote.free ? null : transferCode(account, quote.amountDue, paymentReference),
    terms: termsView(deps),
  }
}
