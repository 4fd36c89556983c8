import { z } from 'zod'
import { acceptanceMissing, needsAcceptance, refundMethods } from '../../../domain/money/refunds.ts'
import type { Cents } from '../../../domain/money.ts'
import { typedEuro } from '../../../domain/typed-money-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, typedDay, uuid } from '../../values.ts'
import { done } from '../values.ts'
import { bookingSummary } from './cassa.ts'

const call = staffCalls('cassa')

const amount = cents.min(1, { error: 'Inserisci un importo' })

const voucherSchema = z.object({
  id: uuid,
  code: z.string(),
  amount: cents,
  remaining: cents,
  expiresOn: isoDay,
  holderName: z.string(),
  state: z.enum(['valid', 'spent', 'expired', 'cancelled']),
  originBookingId: uuid.nullable(),
  note: z.string().nullable(),
  issuedBy: z.string(),
  createdAt: isoInstant,
})

const note = z.string().trim().max(500)
const holder = {
  holderName: z.string().trim().min(1, { error: 'Scrivi a chi è destinato' }).max(120),
  holderEmail: z.email({ error: 'Inserisci un indirizzo email valido' }).max(200),
}
const voucherAmount = amount.max(2_000_000, { error: 'Un buono arriva al massimo a 20.000 €' })
const invalidAmount = 'Inserisci un importo valido'
const day = typedDay('Inserisci la data')

/** The sums of a cancelled booking; see domain/booking/leaving.ts. */
const sums = z.object({
  paid: cents,
  penalty: cents,
  giveBack: cents,
  givenBack: cents,
  until: isoDay,
})

/** The form that staff fill in; `asVoucher` is the part that goes back as a voucher in any case. */
export const refundFormSchema = (asVoucher: Cents) =>
  z
    .object({
      method: z.enum(refundMethods),
      amount: typedEuro(amount, invalidAmount),
      refundedOn: day,
      note,
      /** How and when the customer accepted a voucher instead of money. */
      acceptance: z.string().trim().max(300),
    })
    .refine((refund) => !needsAcceptance(refund, asVoucher) || refund.acceptance.length >= 5, {
      error: acceptanceMissing,
      path: ['acceptance'],
    })
export const voucherFormSchema = z.object({
  ...holder,
  amount: typedEuro(voucherAmount, invalidAmount),
  expiresOn: day,
  note,
})

/** Refunds and vouchers; part of the Cassa. */
export const refundsContract = {
  refunds: call.get('/cassa/refunds').output(
    z.object({
      items: z.array(
        z.object({
          booking: bookingSummary,
          cents,
          /** The part of it that goes back as a voucher. */
          asVoucher: cents,
          sums: sums.nullable(),
        }),
      ),
    }),
  ),
  refund: call
    .post('/cassa/bookings/{id}/refund')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'REFUND_AMOUNT', 'MONTH_CLOSED'))
    .input(
      z.object({
        id: uuid,
        amount,
        method: z.enum(refundMethods),
        refundedOn: isoDay.optional(),
        note: note.optional(),
        acceptance: z.string().trim().max(300).optional(),
        /** Idempotency key, generated once per form: clicking twice refunds once. */
        submissionId: uuid,
      }),
    )
    .output(done),
  vouchers: call.get('/cassa/vouchers').output(z.object({ items: z.array(voucherSchema) })),
  issueVoucher: call
    .post('/cassa/vouchers', { successStatus: 201 })
    .input(
      z.object({
        ...holder,
        amount: voucherAmount,
        expiresOn: isoDay,
        note: note.optional(),
        submissionId: uuid,
      }),
    )
    .output(done),
  cancelVoucher: call
    .post('/cassa/vouchers/{id}/cancel')
    .errors(errorsOf('NOT_FOUND', 'VOUCHER_SPENT'))
    .input(z.object({ id: uuid }))
    .output(done),
}
