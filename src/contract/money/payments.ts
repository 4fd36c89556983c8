import { z } from 'zod'
import { requiredText } from '../../domain/booking/typed-text-schema.ts'
import { cardBrands, cardLimits } from '../../domain/money/payments.ts'
import { bankAccountSchema } from '../accounts/bank-account.ts'
import { bookingSchema, tripBookingSchema } from '../booking/bookings.ts'
import { barometerSchema } from '../booking/departures.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoInstant, uuid } from '../values.ts'

const call = calls('Pagamenti')

export const paymentViewSchema = z.object({
  booking: bookingSchema,
  /** Null with real data if the spots are no longer held: payment details are then not shown. */
  account: bankAccountSchema.nullable(),
  /** The account was blocked and replaced since the booking was made. */
  accountChange: z
    .object({ changedAt: isoInstant, previousIban: z.string().describe('masked') })
    .nullable(),
  /** 'Ricevuta 1234'; null if nothing is to be paid. */
  causale: z.string().nullable(),
  /** Free spots for the urgency line, the same number as on every page. Null: unknown, and not shown. */
  spots: z.int().nullable(),
  /** The departure's total number of spots; null for samples, which have ten. */
  totalSpots: z.int().nullable(),
  /** How certain the departure is; null for samples. */
  barometer: barometerSchema.nullable(),
  /** The text of the SEPA QR code for the amount due; null if nothing is to be paid. */
  epcPayload: z.string().nullable(),
  /** 'stripe': hosted Checkout. 'form': the card form of a trial, after which a consultant calls. */
  cardMode: z.enum(['stripe', 'form', 'none']),
  /** The agency has issued vouchers that can still be spent. */
  takesVouchers: z.boolean(),
})

/** Anything that could be a card number or a CVV stays in the browser; this schema rejects it. */
export const cardAttemptSchema = z.strictObject({
  id: z.string(),
  cardHolderName: requiredText(cardLimits.holder, "Inserisci il nome dell'intestatario").refine(
    (name) => name.replace(/\D/g, '').length < 6,
    { error: 'Il nome contiene un numero' },
  ),
  cardBrand: z.enum(cardBrands),
  cardLastFour: z.string().regex(/^\d{4}$/, { error: 'Solo le ultime quattro cifre' }),
})

const bookingParam = z.object({ id: z.string() })

export const paymentsContract = {
  view: call
    .get('/bookings/{id}/payment', { summary: 'Tutto ciò che serve alla pagina di pagamento' })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(bookingParam)
    .output(paymentViewSchema),
  declareTransfer: call
    .post('/bookings/{id}/transfer', {
      summary: 'Il viaggiatore dichiara di aver fatto il bonifico',
    })
    .errors(
      errorsOf(
        'BOOKING_NOT_FOUND',
        'BOOKING_CANCELLED',
        'ALREADY_PAID',
        'INVALID_TRANSITION',
        'RATE_LIMITED',
      ),
    )
    .input(bookingParam)
    .output(bookingSchema),
  declareDirect: call
    .post('/declared-payments', {
      summary: 'Pagamento dichiarato dalla pagina /payment: aggiorna la prenotazione o la crea',
    })
    .errors(
      errorsOf(
        'BOOKING_NOT_FOUND',
        'BOOKING_CANCELLED',
        'ALREADY_PAID',
        'INVALID_TRANSITION',
        'TRIP_NOT_FOUND',
        'DEPARTURE_NOT_FOUND',
        'TRIP_DEPARTED',
        'ADULT_REQUIRED',
        'HELD_SPOTS_LIMIT',
        'DEPARTURE_SHARE_LIMIT',
        'DEPARTURE_FULL',
        'EXTRA_FULL',
        'EXTRA_NOT_OFFERED',
        'EXTRA_TOO_MANY',
        'DEPARTURE_CLOSED',
        'DEPARTURE_CANCELLED',
        'ACCOUNT_CHANGED',
        'TERMS_CHANGED',
        'RATE_LIMITED',
      ),
    )
    .input(
      z
        .object({
          /** From `lastBookingId`; if it is unknown, `data` is used. */
          bookingId: uuid.nullish(),
          data: tripBookingSchema.nullish(),
        })
        .refine(({ bookingId, data }) => bookingId || data, {
          error: 'Dati della prenotazione mancanti',
        }),
    )
    .output(bookingSchema),
  useVoucher: call
    .post('/bookings/{id}/voucher', { summary: 'Paga una parte della prenotazione con un buono' })
    .errors(
      errorsOf(
        'BOOKING_NOT_FOUND',
        'BOOKING_CANCELLED',
        'ALREADY_PAID',
        'SPOTS_RELEASED',
        'VOUCHER_UNKNOWN',
        'VOUCHER_EXPIRED',
        'VOUCHER_SPENT',
        'VOUCHER_CANCELLED',
        'RATE_LIMITED',
      ),
    )
    .input(
      bookingParam.extend({
        code: z.string().trim().min(1, { error: 'Inserisci il codice del buono' }).max(60),
        /** Idempotency key, generated once per attempt: clicking twice spends once. */
        submissionId: uuid,
      }),
    )
    .output(bookingSchema),
  attemptCard: call
    .post('/bookings/{id}/card-attempts', {
      summary: 'Registra un tentativo con carta: intestatario, circuito e ultime quattro cifre',
    })
    .errors(
      errorsOf(
        'BOOKING_NOT_FOUND',
        'BOOKING_CANCELLED',
        'ALREADY_PAID',
        'CARD_PAYMENTS_UNAVAILABLE',
        'INVALID_TRANSITION',
        'RATE_LIMITED',
      ),
    )
    .input(cardAttemptSchema)
    .output(bookingSchema),
  startCheckout: call
    .post('/bookings/{id}/checkout', {
      summary: 'Apre la pagina di pagamento con carta del gestore',
    })
    .errors(
      errorsOf(
        'BOOKING_NOT_FOUND',
        'BOOKING_CANCELLED',
        'ALREADY_PAID',
        'CARD_PAYMENTS_UNAVAILABLE',
        'SPOTS_RELEASED',
        'RATE_LIMITED',
      ),
    )
    .input(bookingParam)
    .output(z.object({ url: z.url() })),
  /** For `session_id` in the confirmation page's address, because the webhook may come later. */
  returnFromCheckout: call
    .post('/bookings/{id}/checkout-return', {
      summary: 'Al ritorno dal gestore della carta: registra il pagamento se è riuscito',
    })
    .errors(errorsOf('BOOKING_NOT_FOUND', 'CARD_PAYMENTS_UNAVAILABLE', 'RATE_LIMITED'))
    .input(bookingParam.extend({ sessionId: z.string().regex(/^cs_[A-Za-z0-9_]{1,200}$/) }))
    .output(bookingSchema),
}
