import { z } from 'zod'
import { declarations } from '../../../domain/booking/booking-money.ts'
import { bookingEvents } from '../../../domain/booking/bookings.ts'
import { linkKinds } from '../../../domain/booking/links.ts'
import { type FieldIn, fieldsIn } from '../../../domain/booking/traveller-fields.ts'
import { providers } from '../../../domain/money/ledger-accounts.ts'
import { plannedPayments } from '../../booking/bookings.ts'
import { bookedExtras } from '../../booking/extras.ts'
import { cents, isoDay, isoInstant, paymentType, referralSource, uuid } from '../../values.ts'
import { auditEntrySchema } from '../audit.ts'
import { mailSchema } from '../mail.ts'
import { bookingSource, bookingStatus, paymentStatus, searchText, version } from '../values.ts'
import { documentBatchSchema } from './documents.ts'

/** to_verify: a transfer was declared but has not arrived yet. assistance: the customer tried a card. */
export const bookingTabs = [
  'all',
  'to_verify',
  'assistance',
  'waiting',
  'confirmed',
  'cancelled',
] as const

export const bookingSorts = [
  'created_desc',
  'created_asc',
  'start_asc',
  'start_desc',
  'name_asc',
  'name_desc',
  'total_desc',
  'total_asc',
] as const

export const bookingFilters = {
  search: searchText.describe('name, e-mail, reference or causale'),
  tab: z.enum(bookingTabs).default('all'),
  status: bookingStatus.optional(),
  paymentStatus: paymentStatus.optional(),
  tripId: z.string().max(80).optional(),
  departureId: uuid.optional(),
  linkId: uuid.optional(),
  source: bookingSource.optional(),
  referralSource: referralSource.optional(),
  /** Only bookings that still owe something. */
  owing: z.stringbool().optional(),
  startFrom: isoDay.optional(),
  startTo: isoDay.optional(),
  sort: z.enum(bookingSorts).default('created_desc'),
}

export const bookingFiltersSchema = z.object(bookingFilters)

export const bookingRowSchema = z.object({
  id: uuid,
  reference: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactPhone: z.string(),
  tripId: z.string(),
  destinationTitle: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  adultCount: z.int(),
  childCount: z.int(),
  /** The spots the booking holds; 0 if its day has no stored departure, or once they were released. */
  spotsTaken: z.int(),
  totalPrice: cents,
  depositAmount: cents,
  amountPaid: cents,
  status: bookingStatus,
  paymentStatus,
  paymentReference: z.string().nullable(),
  bookingSource,
  referralSource: z.string().nullable(),
  createdAt: isoInstant,
  updatedAt: isoInstant,
  version,
})

export const bookingDetailSchema = bookingRowSchema.extend({
  amountGivenBack: cents,
  leavingPenalty: cents,
  leftGivenBack: cents,
  leftOn: isoDay.nullable(),
  /** The part of the refund due that goes back as a voucher. */
  owedAsVoucher: cents,
  tripDays: z.int(),
  nights: z.int(),
  airport: z.string(),
  price: cents,
  paymentType,
  childDiscountAmount: cents,
  extras: bookedExtras,
  /** Everything still to be paid. */
  balance: cents,
  /** The amount the traveller's page asks for now; 0 while staff must decide first. */
  amountDue: cents,
  balanceDueDate: isoDay.nullable(),
  /** The next payment, with its name; null if there is none. */
  next: z.object({ name: z.string(), open: cents, dueOn: isoDay.nullable() }).nullable(),
  /** The payments after the deposit; empty if there is a single balance. */
  instalments: plannedPayments,
  /** The deposit was received or declared, so a plan can't change it. */
  depositFixed: z.boolean(),
  paymentProvider: z.string().nullable(),
  paymentExpiresAt: isoInstant.nullable(),
  adminNotes: z.string().nullable(),
  /** What the traveller declared about the payment; it stands until staff withdraw it. */
  declaration: z.enum(declarations).nullable(),
  /** When the spots are released, unless a payment comes or is declared. */
  spotsHeldUntil: isoInstant.nullable(),
  /** When the spots were released. */
  spotsReleasedAt: isoInstant.nullable(),
  travelers: z.array(
    z.object({
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      phone: z.string(),
      type: z.enum(['adult', 'child']),
      /** Further data exist, such as passport and birth date; `reveal` shows them. */
      hasDetails: z.boolean(),
    }),
  ),
  /** When passport numbers and related data were erased, long after the trip. */
  personalDataRemovedAt: isoInstant.nullable(),
  /** The texts of the contract that the traveller agreed to; null for older bookings and those of staff. */
  acceptedTerms: z.object({ acceptedAt: isoInstant, texts: z.string() }).nullable(),
  account: z.object({
    accountHolder: z.string(),
    iban: z.string(),
    bankName: z.string(),
    isActive: z.boolean(),
    /** The link's own account could not be read: the link must be repaired. */
    isDefault: z.boolean(),
  }),
  link: z
    .object({
      id: uuid,
      reference: z.string(),
      url: z.string(),
      kind: z.enum(linkKinds),
      createdBy: z.string().nullable(),
    })
    .nullable(),
  departure: z
    .object({
      id: uuid,
      spotsAvailable: z.int(),
      totalSpots: z.int(),
      coordinators: z.array(z.string()),
    })
    .nullable(),
  payments: z.array(
    z.object({
      id: uuid,
      amount: cents,
      receivedOn: isoDay,
      provider: z.enum(providers),
      note: z.string().nullable(),
      recordedBy: z.string().nullable(),
      createdAt: isoInstant,
      /** The receipt of the payment, or the credit note of a refund. */
      receipt: z
        .object({
          id: uuid,
          kind: z.enum(['receipt', 'credit_note']),
          number: z.int(),
          year: z.int(),
          /** Whether it undoes an entry instead of recording money that moved. */
          isReversal: z.boolean(),
          /** Whether it was mailed to the traveller. */
          isMailed: z.boolean(),
        })
        .nullable(),
    }),
  ),
  cardAttempts: z.array(
    z.object({
      id: uuid,
      cardHolderName: z.string(),
      cardBrand: z.string(),
      cardLastFour: z.string(),
      amount: cents,
      createdAt: isoInstant,
    }),
  ),
  documents: z.array(documentBatchSchema),
  mails: z.array(mailSchema),
  timeline: z.array(auditEntrySchema),
  /** The events possible next, for the buttons. */
  allowedEvents: z.array(z.enum(bookingEvents)),
})

/** The data hidden until staff request them, in the order of the travellers. */
export const travellerDetailsSchema = z.object({
  ...(Object.fromEntries(fieldsIn('reveal').map((name) => [name, z.string()])) as Record<
    FieldIn<'reveal'>,
    z.ZodString
  >),
  birthDate: isoDay.nullable(),
})
