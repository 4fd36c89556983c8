import type { z } from 'zod'
import type { paymentViewSchema } from '../../../contract/money/payments.ts'
import { maskIban } from '../../../domain/accounts/iban.ts'
import { hasDeparted } from '../../../domain/catalogue/departures.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { amountDue } from '../../accounts/amounts.ts'
import {
  type BankAccount,
  bankAccountOf,
  substituteAccount,
  transferCode,
} from '../../accounts/bank-account.ts'
import { reportMissingAccount } from '../../accounts/report-missing-account.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingView } from '../../booking/bookings/view.ts'
import { departureOfBooking } from '../../booking/departures/barometer.ts'
import { spotsLeft } from '../../booking/departures/spots-left.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Deps } from '../../platform/deps.ts'
import { anyValid } from '../vouchers/store.ts'

/** All data for the payment page. */
export async function viewPayment(
  deps: Deps,
  bookingId: string,
): Promise<z.input<typeof paymentViewSchema>> {
  const booking = await findBooking(deps.db, bookingId)
  if (!booking) throw new DomainError('BOOKING_NOT_FOUND')
  const shown = await bookingView(deps, booking)
  const isTrial = (await figuresMode(deps.db)) === 'sample'
  // No account is shown for released spots, which others may have by now; a trial shows it as specified.
  const account = isTrial || !shown.spotsReleased ? await readAccount(deps, booking) : null
  const due = account ? amountDue(booking) : 0
  const departure = await departureOfBooking(deps.db, booking)
  const today = todayInRome(deps.now())
  return {
    booking: shown,
    account,
    accountChange: accountChange(booking),
    causale: account && booking.paymentReference,
    spots: await spotsToTake(deps, booking, shown.spotsReleased),
    totalSpots: departure?.totalSpots ?? null,
    // Once the group has left, nothing is to be decided any more.
    barometer: hasDeparted(booking.startDate, today) ? null : (departure?.barometer ?? null),
    epcPayload: account && due > 0 ? transferCode(account, due, booking.paymentReference) : null,
    cardMode: cardMode(deps.env, isTrial),
    takesVouchers: due > 0 && (await anyValid(deps.db, today)),
  }
}

/**
 * The specified card form charges nothing, so only trials have it. Real sites use the provider's page, or no
 * cards.
 */
function cardMode({ STRIPE_SECRET_KEY }: Deps['env'], isTrial: boolean) {
  if (STRIPE_SECRET_KEY) return 'stripe'
  return isTrial ? 'form' : 'none'
}

/** Spots whose hold has just ended are still the booking's own until a job releases them. */
async function spotsToTake({ db }: Deps, booking: Booking, isHoldOver: boolean) {
  const left = await spotsLeft(db, booking.tripId, booking.startDate)
  return left !== null && isHoldOver ? left + booking.spotsTaken : left
}

function accountChange({ accountChangedAt, previousIban }: Booking) {
  if (!accountChangedAt || !previousIban) return null
  return { changedAt: accountChangedAt.toISOString(), previousIban: maskIban(previousIban) }
}

/** A booking can always be paid: if its account can't be read, the agency's own is used. */
async function readAccount(deps: Deps, booking: Booking): Promise<BankAccount> {
  const account = await bankAccountOf(deps.db, deps, booking).catch(() => substituteAccount(deps))
  if (account.isDefault && booking.totalPrice > 0) {
    await deps.db
      .transaction((tx) => reportMissingAccount(tx, deps, booking, account))
      .catch(() => deps.log.error({ booking: booking.id.slice(0, 8) }, 'account not reported'))
  }
  return account
}
