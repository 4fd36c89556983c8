import { z } from 'zod'
import { bookingStatuses, paymentStatuses } from '../../domain/booking/bookings.ts'
import { paperStates } from '../../domain/booking/contract-pack.ts'
import { tripIdSchema } from '../../domain/booking/links-schema.ts'
import {
  airportSchema,
  emailSchema,
  newTravellersSchema,
  phoneSchema,
  simpleTravellersSchema,
} from '../../domain/booking/travellers-schema.ts'
import { isoDateSchema } from '../../domain/booking/typed-text-schema.ts'
import { paymentStages } from '../../domain/money/payment-stage.ts'
import { bankAccountSchema, quotedAccountId } from '../accounts/bank-account.ts'
import { calls } from '../calls.ts'
import { acceptedTerms, termsSchema } from '../catalogue/legal.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, isoInstant, paymentType, referralSource, token, uuid } from '../values.ts'
import { bookedExtras, extraChoices, offeredExtraSchema } from './extras.ts'

const call = calls('Prenotazioni')

/** The payments after the deposit; empty if there is a single balance. */
export const plannedPayments = z.array(
  z.object({ name: z.string(), amount: cents, open: cents, dueOn: isoDay.nullable() }),
)

/** What the traveller is told about paying: see domain/money/payment-promise.ts. */
const paymentPromiseSchema = z.object({
  payBy: isoInstant.nullable().describe('until then the spots are held'),
  receiptHours: z.int().nullable(),
  hasConsultant: z.boolean(),
})

/** The booking data shown on pages: never passport numbers, addresses or birth dates. */
export const bookingSchema = z.object({
  id: uuid,
  reference: z.string(),
  tripId: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  tripDays: z.int(),
  nights: z.int(),
  airport: z.string(),
  price: cents,
  totalPrice: cents,
  depositAmount: cents,
  amountDue: cents.describe('euro cents still to be paid now: deposit, then balance, then 0'),
  amountPaid: cents,
  amountGivenBack: cents,
  leavingPenalty: cents.describe('euro cents kept of a booking that was left'),
  leftGivenBack: cents.describe('euro cents that had been given back before it was left'),
  leftOn: isoDay.nullable(),
  owedAsVoucher: cents.describe('euro cents of the refund due that go back as a voucher'),
  balance: cents.describe('euro cents that follow after the deposit'),
  balanceDueDate: isoDay.nullable(),
  instalments: plannedPayments,
  paymentType,
  adultCount: z.int(),
  childCount: z.int(),
  childDiscountAmount: cents,
  extras: bookedExtras,
  contactEmail: z.string(),
  contactPhone: z.string(),
  travelers: z.array(z.object({ firstName: z.string(), lastName: z.string() })),
  status: z.enum(bookingStatuses),
  paymentStatus: z.enum(paymentStatuses),
  paymentProvider: z.string().nullable(),
  free: z.boolean().describe('nothing is to be paid, now or later'),
  acceptsPayment: z.boolean().describe('a transfer may still be declared'),
  paymentStage: z.enum(paymentStages),
  transferDeclaredAt: isoInstant.nullable(),
  paymentReference: z.string().nullable(),
  paymentExpiresAt: isoInstant.nullable(),
  spotsHeldUntil: isoInstant.nullable().describe('then unpaid spots are free again'),
  spotsReleased: z.boolean().describe('its spots went back for want of a payment'),
  promise: paymentPromiseSchema,
  paper: z.enum(paperStates).nullable().describe('null: from before the two states'),
  documentsReceivedAt: isoInstant.nullable().describe('from then on nobody asks for them'),
  documentsBySeat: z
    .array(isoInstant.nullable())
    .describe('per traveller, when the photographs came'),
  summaryHeld: z.boolean().describe('its mail waits for staff: too many to one address today'),
  createdAt: isoInstant,
})

/** Confirms that the same people are booked again; if missing, the server asks, except on a trial. */
const again = z.boolean().optional()

export const newBookingSchema = z.object({
  token,
  submissionId: uuid,
  travelers: newTravellersSchema,
  extras: extraChoices,
  acceptedTerms,
  again,
  referralSource: referralSource.optional(),
})

/** The data /booking stores in the browser. The price is never part of it. */
export const tripBookingSchema = z.object({
  submissionId: uuid,
  tripId: tripIdSchema,
  startDate: isoDateSchema,
  airport: airportSchema.nullish(),
  travelers: simpleTravellersSchema,
  email: emailSchema,
  phone: phoneSchema,
  /** The causale already shown on the page; a new one is generated if it was taken in the meantime. */
  paymentReference: z.string().max(40).nullish(),
  /** The account shown on the page: the booking is stored with it, or refused. */
  accountId: quotedAccountId.nullish(),
  extras: extraChoices,
  acceptedTerms,
  again,
  referralSource: referralSource.optional(),
})

export const quoteSchema = z.object({
  tripId: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  tripDays: z.int(),
  nights: z.int(),
  price: cents,
  totalPrice: cents,
  depositAmount: cents,
  balance: cents,
  balanceDueDate: isoDay.nullable(),
  paymentType,
  adultCount: z.int(),
  childCount: z.int(),
  childDiscountAmount: cents,
  extras: bookedExtras,
  offeredExtras: z.array(offeredExtraSchema),
  free: z.boolean(),
  spots: z.int().nullable().describe('spots that are left on this departure'),
  /** A free causale, to be sent back with the booking. With real data no payee is shown before booking. */
  paymentReference: z.string().nullable(),
  account: bankAccountSchema.nullable(),
  /** To be sent back with the booking as well. */
  accountId: quotedAccountId.nullable(),
  epcPayload: z.string().nullable(),
  terms: termsSchema,
})

export const bookingsContract = {
  create: call
    .post('/bookings', { successStatus: 201, summary: 'Crea una prenotazione da un link' })
    .errors(
      errorsOf(
        'LINK_NOT_FOUND',
        'LINK_EXPIRED',
        'TRIP_DEPARTED',
        'ADULT_REQUIRED',
        'ALREADY_BOOKED',
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
    .input(newBookingSchema)
    .output(bookingSchema),
  createFromTrip: call
    .post('/trip-bookings', {
      successStatus: 201,
      summary: 'Crea una prenotazione dalla pagina /booking',
    })

    .errors(
      errorsOf(
        'TRIP_NOT_FOUND',
        'DEPARTURE_NOT_FOUND',
        'TRIP_DEPARTED',
        'ADULT_REQUIRED',
        'ALREADY_BOOKED',
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
    .input(tripBookingSchema)
    .output(bookingSchema),
  quoteTrip: call
    .post('/trip-quotes', {
      summary: 'Prezzo, conto e causale per una scelta della pagina /booking, senza prenotare',
    })
    .errors(
      errorsOf(
        'TRIP_NOT_FOUND',
        'DEPARTURE_NOT_FOUND',
        'TRIP_DEPARTED',
        'ADULT_REQUIRED',
        'EXTRA_NOT_OFFERED',
        'EXTRA_TOO_MANY',
        'RATE_LIMITED',
      ),
    )
    .input(
      z.object({
        tripId: tripIdSchema,
        startDate: isoDateSchema,
        adults: z.int().min(0).max(10),
        children: z.int().min(0).max(10),
        extras: extraChoices,
      }),
    )
    .output(quoteSchema),
  /** Takes spots again that were released because no payment came. */
  retakeSpots: call
    .post('/bookings/{id}/spots', {
      summary: 'Riprende i posti tornati liberi, se ce ne sono ancora',
    })
    .errors(
      errorsOf(
        'BOOKING_NOT_FOUND',
        'BOOKING_CANCELLED',
        'TRIP_DEPARTED',
        'HELD_SPOTS_LIMIT',
        'DEPARTURE_SHARE_LIMIT',
        'DEPARTURE_FULL',
        'EXTRA_FULL',
        'DEPARTURE_CLOSED',
        'DEPARTURE_CANCELLED',
        'RATE_LIMITED',
      ),
    )
    .input(z.object({ id: z.string() }))
    .output(bookingSchema),
  find: call
    .get('/bookings/{id}', { summary: 'Una prenotazione, per chi ne ha il codice' })
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ id: z.string() }))
    .output(bookingSchema),
}
