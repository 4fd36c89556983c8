import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { extrasIn } from '../../domain/booking/extras.ts'
import type { CheckoutContent } from '../../domain/catalogue/page-contents.ts'
import { epcPayload, isReceiptCode } from '../../domain/money/payments.ts'
import { toEuros } from '../../domain/money.ts'
import { type Api, api } from '../api.ts'
import { isAirport } from '../browser/airports.ts'
import { randomId } from '../browser/random-id.ts'
import { isAdsVisitor } from '../browser/referral.ts'
import { localStore } from '../browser/storage.ts'
import { retryUnlessRefused } from '../checkout/booking-query.tsx'
import {
  type BookingData,
  type PaymentData,
  readBookingData,
  readPaymentData,
  readTravelersData,
  type StoredTraveller,
} from '../checkout/direct-booking.ts'
import { directBookingDraftKey, lastBookingKey, paymentDataKey } from '../checkout/storage-keys.ts'
import { queryClient } from '../query.ts'
import { removeDraft } from '../ui/use-draft.ts'

type Quote = Awaited<ReturnType<Api['bookings']['quoteTrip']>>
type Payee = 'account' | 'accountId' | 'paymentReference'

/** The quote of a trial: it names the payee before a booking exists, as specified. */
export type TripQuote = Quote & { [Field in Payee]: NonNullable<Quote[Field]> }

function namesPayee(quote: Quote): quote is TripQuote {
  return quote.account !== null && quote.accountId !== null && quote.paymentReference !== null
}
export type DirectBooking = { data: BookingData; travellers: StoredTraveller[] }

/** Returns both stored parts, or nothing. */
export function readDirectBooking(trips: CheckoutContent['trips']): DirectBooking | undefined {
  const data = readBookingData(trips)
  const travellers = readTravelersData()
  return data && travellers ? { data, travellers } : undefined
}

/** Keeps the causale that was shown before; everything else comes from the server's current quote. */
function rememberPayment({ data }: DirectBooking, quote: TripQuote): PaymentData {
  const before = readPaymentData(data)
  const kept = isReceiptCode(before?.paymentReference) ? before?.paymentReference : undefined
  const payment: PaymentData = {
    tripId: data.tripId,
    startDate: data.startDate,
    submissionId: before?.submissionId ?? randomId(),
    paymentReference: kept ?? quote.paymentReference,
    totalPrice: toEuros(quote.totalPrice),
    depositAmount: toEuros(quote.depositAmount),
    accountHolder: quote.account.accountHolder,
    iban: quote.account.iban,
    ...(before?.bookingId ? { bookingId: before.bookingId } : {}),
  }
  localStore.writeJson(paymentDataKey, payment)
  return payment
}

async function quoteAndRemember(trip: DirectBooking) {
  const children = trip.travellers.filter(({ type }) => type === 'child').length
  const quote = await api.bookings.quoteTrip({
    tripId: trip.data.tripId,
    startDate: trip.data.startDate,
    adults: trip.travellers.length - children,
    children,
    ...extrasIn(trip.data.extras ?? []),
  })
  // With real data there is no payee before there is a booking.
  if (!namesPayee(quote)) return null
  return { quote, payment: rememberPayment(trip, quote) }
}

/** Price, account and causale for what /booking has stored. */
export function useDirectCheckout(trip: DirectBooking | undefined) {
  const [openedAt] = useState(() => Date.now())
  return useQuery(
    {
      queryKey: ['direct-checkout', openedAt],
      queryFn: () => quoteAndRemember(trip as DirectBooking),
      enabled: trip !== undefined,
      retry: retryUnlessRefused,
    },
    queryClient,
  )
}

/** The QR code carries the causale that the page shows, which may be older than the quote's. */
export function directEpcPayload(quote: TripQuote, payment: PaymentData): string | null {
  if (quote.depositAmount === 0) return null
  return epcPayload({
    holder: quote.account.accountHolder,
    iban: quote.account.iban,
    amountCents: quote.depositAmount,
    text: payment.paymentReference,
  })
}

/** The id of an earlier booking, if it is for this same trip and day; no other booking may be touched. */
async function existingBookingId(trip: DirectBooking, payment: PaymentData) {
  const id = payment.bookingId ?? localStore.read(lastBookingKey)
  if (!id) return undefined
  const booking = await api.bookings.find({ id }).catch(() => undefined)
  const isSame = booking?.tripId === trip.data.tripId && booking.startDate === trip.data.startDate
  return isSame ? booking.id : undefined
}

/** Updates the existing booking or makes one; either is stored with the account that was shown. */
export async function declarePayment(
  trip: DirectBooking,
  payment: PaymentData,
  { accountId, terms }: TripQuote,
) {
  const { data, travellers } = trip
  const bookingId = await existingBookingId(trip, payment)
  const booking = await api.payments.declareDirect({
    ...(bookingId ? { bookingId } : {}),
    data: {
      submissionId: payment.submissionId,
      tripId: data.tripId,
      startDate: data.startDate,
      airport: isAirport(data.airport) ? data.airport : null,
      travelers: travellers,
      ...extrasIn(data.extras ?? []),
      email: data.email,
      phone: data.phone,
      paymentReference: payment.paymentReference,
      accountId,
      acceptedTerms: terms.id,
      ...(isAdsVisitor() ? { referralSource: 'ads' as const } : {}),
    },
  })
  localStore.writeJson(paymentDataKey, { ...payment, bookingId: booking.id })
  removeDraft(directBookingDraftKey)
  return booking
}
