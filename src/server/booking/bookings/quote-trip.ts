import type { z } from 'zod'
import type { quoteSchema } from '../../../contract/booking/bookings.ts'
import { transferCode } from '../../accounts/bank-account.ts'
import { accountToQuote } from '../../accounts/quoted-account.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import { termsView } from '../../catalogue/legal/terms-view.ts'
import type { Deps } from '../../platform/deps.ts'
import { spotsLeft } from '../departures/spots-left.ts'
import { extraView } from '../extras/extra-view.ts'
import { extrasToChoose } from '../extras/take-extras.ts'
import { drawReference } from './draw-reference.ts'
import { priceTrip, type TripChoice } from './price-trip.ts'

/** The quote of the direct checkout, before there is a booking. Writes nothing. */
export async function quoteTrip(
  deps: Deps,
  choice: TripChoice,
): Promise<z.input<typeof quoteSchema>> {
  const { trip, quote, extras } = await priceTrip(deps.db, deps, choice)
  const isTrial = (await figuresMode(deps.db)) === 'sample'
  const payee = isTrial ? await payeeOf(deps) : nobody
  return {
    ...trip,
    totalPrice: quote.total,
    depositAmount: quote.amountDue,
    balance: quote.balance,
    balanceDueDate: quote.balanceDueDate,
    adultCount: quote.adults,
    childCount: quote.children,
    childDiscountAmount: quote.childDiscount,
    extras: extras.map(extraView),
    offeredExtras: await extrasToChoose(deps.db, deps, trip),
    free: quote.free,
    spots: await spotsLeft(deps.db, trip.tripId, trip.startDate),
    ...payee,
    epcPayload:
      quote.free || !payee.account
        ? null
        : transferCode(payee.account, quote.amountDue, payee.paymentReference),
    terms: termsView(deps),
  }
}

async function payeeOf(deps: Pick<Deps, 'db' | 'catalogue'>) {
  const { accountId, ibanId, account } = await accountToQuote(deps.db, deps)
  return { accountId, account, paymentReference: await drawReference(deps.db, ibanId) }
}

/**
 * With real data no account is shown before the booking exists, because a transfer could not be assigned to
 * any.
 */
const nobody = { accountId: null, account: null, paymentReference: null }
