import { eventIterator } from '@orpc/contract'
import { z } from 'zod'
import { supplierSchema } from '../../../domain/money/supplier-costs-schema.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { cents, isoDay, isoInstant, uuid } from '../../values.ts'
import { bookingStatus, done, pageInput, pageOf, paymentStatus } from '../values.ts'

const call = staffCalls('cassa')

/** What staff read of a booking beside a movement. */
export const bookingSummary = z.object({
  id: uuid,
  contactName: z.string(),
  contactPhone: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  paymentReference: z.string().nullable(),
  totalPrice: cents,
  amountPaid: cents,
  status: bookingStatus,
  paymentStatus,
})

export const entrySchema = z.object({
  id: uuid,
  account: z.string(),
  date: isoDay,
  amount: cents,
  /** So much of it is booked or set aside. */
  allocated: cents,
  payer: z.string(),
  text: z.string(),
  allocations: z.array(
    z.object({
      id: uuid,
      kind: z.enum(['booking', 'refund', 'other']),
      amount: cents,
      automatic: z.boolean(),
      createdBy: z.string(),
      createdAt: isoInstant,
      booking: bookingSummary.nullable(),
    }),
  ),
  /** Certain: one press books it with all the others. */
  certain: z.boolean(),
  reasons: z.array(z.string()),
  proposed: z.array(z.object({ booking: bookingSummary, cents })),
  candidates: z.array(
    z.object({ booking: bookingSummary, cents, score: z.int(), reasons: z.array(z.string()) }),
  ),
})

export const entryViews = ['open', 'done'] as const

const missingKinds = ['declared', 'overdue', 'due', 'underpaid'] as const

const monthText = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)

/** Told while a file is taken; what came of it is the last word. */
export const importProgressSchema = z.discriminatedUnion('step', [
  z.object({ step: z.literal('waiting') }),
  z.object({ step: z.enum(['comparing', 'storing']), done: z.int(), of: z.int() }),
])

export const cassaContract = {
  accounts: call.get('/cassa/accounts').output(
    z.object({
      accounts: z.array(
        z.object({
          iban: z.string(),
          holder: z.string(),
          bank: z.string(),
          /** On a trial: how many bookings wait for a transfer to it. See `trialStatement` of the downloads. */
          trialTransfers: z.int(),
        }),
      ),
    }),
  ),
  import: call
    .post('/cassa/statements', { successStatus: 201 })
    .errors(
      errorsOf(
        'INVALID_IBAN',
        'STATEMENT_UNREADABLE',
        'STATEMENT_COLUMNS',
        'STATEMENT_EMPTY',
        'STATEMENT_OTHER_ACCOUNT',
        'STATEMENT_BUSY',
        'STATEMENT_SIZE',
      ),
    )
    .input(
      z.object({
        file: z.file({ error: 'Scegli il file della banca' }),
        account: z.string().trim().min(8).max(60),
        /** The columns that staff chose, as JSON: a form carries text only. */
        mapping: z.string().max(1000).nullish(),
      }),
    )
    .output(
      eventIterator(
        importProgressSchema,
        z.object({
          format: z.string(),
          lines: z.int(),
          newLines: z.int(),
          skipped: z.int(),
        }),
      ),
    ),
  entries: call
    .get('/cassa/entries')
    .input(z.object({ ...pageInput, view: z.enum(entryViews).default('open') }))
    .output(
      pageOf(entrySchema).extend({
        certain: z.array(uuid),
        certainCents: cents,
        /** Like others that staff have put aside before. */
        dismissible: z.array(uuid),
      }),
    ),
  dismiss: call
    .post('/cassa/entries/dismiss')
    .input(z.object({ entryIds: z.array(uuid).min(1).max(5000), remember: z.boolean() }))
    .output(z.object({ dismissed: z.int(), left: z.int() })),
  bookCertain: call
    .post('/cassa/entries/book-certain')
    .input(z.object({ entryIds: z.array(uuid).min(1).max(5000) }))
    .output(z.object({ booked: z.int(), left: z.int() })),
  book: call
    .post('/cassa/entries/{id}/book')
    .errors(errorsOf('NOT_FOUND', 'ENTRY_CHANGED', 'ENTRY_AMOUNT', 'BOOKING_NOT_FOUND'))
    .input(
      z.object({
        id: uuid,
        expectedAllocated: cents,
        allocations: z
          .array(
            z.object({
              bookingId: uuid,
              cents: cents.min(1),
              /** Whose part of the price it is; null: of the whole booking. Without it the line itself decides. */
              seat: z.int().min(0).max(99).nullable().optional(),
            }),
          )
          .min(1)
          .max(20),
      }),
    )
    .output(done),
  shares: call
    .get('/cassa/bookings/{bookingId}/shares')
    .errors(errorsOf('BOOKING_NOT_FOUND'))
    .input(z.object({ bookingId: uuid }))
    .output(
      z.object({
        /** Empty where nobody pays a part of their own. */
        shares: z.array(z.object({ seat: z.int(), name: z.string(), open: cents })),
      }),
    ),
  setAside: call
    .post('/cassa/entries/{id}/set-aside')
    .errors(errorsOf('NOT_FOUND', 'ENTRY_CHANGED', 'ENTRY_AMOUNT'))
    .input(z.object({ id: uuid, expectedAllocated: cents }))
    .output(done),
  recordRefund: call
    .post('/cassa/entries/{id}/refund')
    .errors(errorsOf('NOT_FOUND', 'ENTRY_CHANGED', 'ENTRY_AMOUNT', 'BOOKING_NOT_FOUND'))
    .input(z.object({ id: uuid, expectedAllocated: cents, bookingId: uuid }))
    .output(done),
  undo: call
    .post('/cassa/allocations/{id}/undo')
    .errors(errorsOf('ENTRY_CHANGED', 'PAYMENT_GIVEN_BACK'))
    .input(z.object({ id: uuid }))
    .output(done),
  missing: call.get('/cassa/missing').output(
    z.object({
      items: z.array(
        z.object({
          kind: z.enum(missingKinds),
          booking: bookingSummary,
          /** 'Acconto', 'Rata 1', 'Saldo'. */
          name: z.string(),
          /** What of it is still to come. */
          cents,
          dueOn: isoDay.nullable(),
          remindedAt: isoInstant.nullable(),
          reminders: z.int(),
          whatsApp: z.string(),
        }),
      ),
      /** What all open bookings still owe, due or not: the same figure as in Oggi. */
      outstanding: cents,
    }),
  ),
  remind: call
    .post('/cassa/bookings/{id}/remind')
    .errors(errorsOf('BOOKING_NOT_FOUND', 'ALREADY_PAID', 'REMINDED_TODAY'))
    .input(z.object({ id: uuid, channel: z.enum(['mail', 'whatsapp']) }))
    .output(done),
  overview: call.get('/cassa/overview').output(
    z.object({
      /** Twelve weeks back and what is expected in the thirteen to come, by the Monday. */
      weeks: z.array(z.object({ week: isoDay, received: cents, expected: cents, due: cents })),
      /** Suppliers not paid yet, the next day first; without a day last. */
      dueCosts: z.array(
        z.object({
          id: uuid,
          title: z.string(),
          startDate: isoDay,
          label: z.string(),
          supplier: z.string().nullable(),
          amount: cents,
          foreign: z
            .object({ currency: z.string(), amount: z.number(), rate: z.number() })
            .nullable(),
          dueOn: isoDay,
          isInUnion: z.boolean().nullable(),
        }),
      ),
      /** The span of what came in: whole weeks up to today. */
      from: isoDay,
      to: isoDay,
      outstanding: cents,
      /** An IBAN, or 'card', 'cash', 'pos', 'cheque', 'bank' (not known which), 'corrections'. */
      accounts: z.array(z.object({ account: z.string(), received: cents, expected: cents })),
      departures: z.array(
        z.object({
          tripId: z.string(),
          title: z.string(),
          startDate: isoDay,
          total: cents,
          paid: cents,
          costs: cents,
          light: z.enum(['green', 'yellow', 'red']),
        }),
      ),
      closedMonths: z.array(z.string()),
    }),
  ),
  addCost: call
    .post('/cassa/costs', { successStatus: 201 })
    .input(
      z.object({
        tripId: z.string().min(1).max(80),
        startDate: isoDay,
        label: z.string().trim().min(1, { error: 'Scrivi di che costo si tratta' }).max(120),
        /** In euro; where the invoice is in another currency, the rate decides it. */
        amount: cents.min(1, { error: 'Inserisci un importo' }),
        ...supplierSchema.shape,
      }),
    )
    .output(done),
  /** A supplier was paid, or was not after all. */
  payCost: call
    .put('/cassa/costs/{id}/paid')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: uuid, paidOn: isoDay.nullable() }))
    .output(done),
  closeMonth: call
    .post('/cassa/months/{month}/close')
    .errors(errorsOf('MONTH_NOT_OVER'))
    .input(z.object({ month: monthText }))
    .output(done),
}
