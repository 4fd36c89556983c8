import { z } from 'zod'
import { leavers } from '../../../domain/booking/leaving.ts'
import { paymentMethods } from '../../../domain/money/ledger-accounts.ts'
import { typedEuro } from '../../../domain/typed-money-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, typedDay, uuid } from '../../values.ts'
import { pageInput, pageOf, version } from '../values.ts'
import {
  bookingDetailSchema,
  bookingFilters,
  bookingFiltersSchema,
  bookingRowSchema,
  bookingTabs,
  travellerDetailsSchema,
} from './booking-shapes.ts'
import { bulkBookingsContract } from './bulk.ts'
import { customerBookingSchema } from './customer-booking.ts'

const call = staffCalls('prenotazioni')

export const changeErrors = errorsOf('BOOKING_NOT_FOUND', 'INVALID_TRANSITION', 'VERSION_CONFLICT')
export const change = z.object({ id: uuid, version })
export const reason = z.string().trim().max(500, { error: 'Al massimo 500 caratteri' }).optional()
/** The form of the dialogs that ask for a reason. */
export const reasonSchema = z.object({ reason })
/** Who cancels; the penalty only if both sides agreed on one. If missing, the agency cancels. */
const leaving = {
  who: z.enum(leavers, { error: 'Scegli chi rinuncia' }).optional(),
  agreedPenalty: cents.optional(),
}
/** The form of the dialog to cancel a booking. */
export const cancelFormSchema = z.object({
  reason,
  who: z.enum(leavers, { error: 'Scegli chi rinuncia' }),
  agreedPenalty: typedEuro(cents, 'Inserisci un importo valido'),
})
const amount = z
  .int({ error: 'Inserisci un importo valido' })
  .min(1, { error: "L'importo deve essere maggiore di zero" })
  .max(100_000_000, { error: "L'importo è troppo alto" })

const payment = {
  /** 'part': the amount decides what it settles, as for an instalment. */
  kind: z.enum(['deposit', 'part', 'full'], { error: 'Scegli acconto o saldo' }),
  amount,
  method: z.enum(paymentMethods, { error: 'Scegli come è stato pagato' }).default('bank_transfer'),
  receivedOn: isoDay,
  note: reason,
}

/** The payment in its form: the amount as typed. */
export const paymentFormSchema = z.object({
  ...payment,
  amount: typedEuro(amount, 'Inserisci un importo valido'),
  receivedOn: typedDay('Inserisci la data'),
})

export const adminBookingsContract = {
  ...bulkBookingsContract,
  /** 'Prenota per un cliente', at the desk or on the phone. Creates link and booking and takes the spots. */
  create: call
    .post('/bookings', { successStatus: 201 })
    .errors(
      errorsOf(
        'TRIP_NOT_FOUND',
        'DEPARTURE_NOT_FOUND',
        'TRIP_DEPARTED',
        'ADULT_REQUIRED',
        'ALREADY_BOOKED',
        'DEPARTURE_FULL',
        'EXTRA_FULL',
        'EXTRA_NOT_OFFERED',
        'EXTRA_TOO_MANY',
        'DEPARTURE_CLOSED',
        'DEPARTURE_CANCELLED',
        'IBAN_NOT_FOUND',
        'IBAN_INACTIVE',
      ),
    )
    .input(customerBookingSchema)
    .output(bookingDetailSchema),
  list: call
    .get('/bookings')
    .input(z.object({ ...pageInput, ...bookingFilters }))
    .output(pageOf(bookingRowSchema)),
  /** The number of rows of each tab with the other filters applied. */
  counts: call
    .get('/bookings/counts')
    .input(bookingFiltersSchema.omit({ tab: true, sort: true }))
    .output(
      z.object({
        tabs: z.record(
          z.enum(bookingTabs),
          z.object({ total: z.int(), totalIsExact: z.boolean() }),
        ),
      }),
    ),
  find: call
    .get('/bookings/{id}')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(bookingDetailSchema),
  /** Birth dates, passports and addresses; each request is written to the audit log. */
  reveal: call
    .post('/bookings/{id}/reveal')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(z.object({ travelers: z.array(travellerDetailsSchema) })),
  confirmPayment: call
    .post('/bookings/{id}/payments')
    .errors({ ...changeErrors, ...errorsOf('ALREADY_PAID', 'BOOKING_CANCELLED', 'MONTH_CLOSED') })
    .input(
      change.extend({
        ...payment,
        /** Idempotency key, generated once per form: clicking twice records one payment. */
        submissionId: uuid.optional(),
      }),
    )
    .output(bookingDetailSchema),
  correct: call
    .post('/bookings/{id}/correct')
    .errors({ ...changeErrors, ...errorsOf('VOUCHER_GIVEN_SPENT') })
    .input(change.extend({ reason }))
    .output(bookingDetailSchema),
  cancel: call
    .post('/bookings/{id}/cancel')
    .errors(changeErrors)
    .input(change.extend({ reason, ...leaving }))
    .output(bookingDetailSchema),
  reinstate: call
    .post('/bookings/{id}/reinstate')
    .errors({ ...changeErrors, ...errorsOf('DEPARTURE_FULL', 'EXTRA_FULL', 'DEPARTURE_CANCELLED') })
    .input(change)
    .output(bookingDetailSchema),
  /** Gives spots back to a booking that lost them because no payment came. */
  retakeSpots: call
    .post('/bookings/{id}/spots')
    .errors({ ...changeErrors, ...errorsOf('DEPARTURE_FULL', 'EXTRA_FULL', 'DEPARTURE_CANCELLED') })
    .input(change)
    .output(bookingDetailSchema),
  refund: call
    .post('/bookings/{id}/refund')
    .errors(changeErrors)
    .input(change.extend({ reason }))
    .output(bookingDetailSchema),
  complete: call
    .post('/bookings/{id}/complete')
    .errors(changeErrors)
    .input(change)
    .output(bookingDetailSchema),
  /** Undoes only the completion: payments stay as they are. */
  reopen: call
    .post('/bookings/{id}/reopen')
    .errors(changeErrors)
    .input(change.extend({ reason }))
    .output(bookingDetailSchema),
  saveNotes: call
    .put('/bookings/{id}/notes')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'VERSION_CONFLICT'))
    .input(change.extend({ adminNotes: z.string().trim().max(5000).nullable() }))
    .output(bookingDetailSchema),
  /** Mails the receipt of a payment to the traveller as a PDF; sent only once, however often it is called. */
  sendReceipt: call
    .post('/bookings/{id}/receipts/{receiptId}/send')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'NOT_FOUND'))
    .input(z.object({ id: uuid, receiptId: uuid }))
    .output(bookingDetailSchema),
  /** Sends one of the booking's mails again, unchanged. */
  resendMail: call
    .post('/bookings/{id}/mails/{mailId}/resend')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'NOT_FOUND'))
    .input(z.object({ id: uuid, mailId: uuid }))
    .output(bookingDetailSchema),
}
