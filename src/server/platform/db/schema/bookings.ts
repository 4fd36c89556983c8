import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { UnpaidTerms } from '../../../../domain/booking/booking-changes.ts'
import type { Declaration } from '../../../../domain/booking/booking-money.ts'
import {
  type BookingStatus,
  bookingStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '../../../../domain/booking/bookings.ts'
import type { BookedExtra } from '../../../../domain/booking/extras.ts'
import { type Leaver, leavers } from '../../../../domain/booking/leaving.ts'
import type { Instalment } from '../../../../domain/booking/payment-plan.ts'
import type { TravellerNumbers } from '../../../../domain/booking/traveller-numbers.ts'
import type { BankAccount } from '../../../../domain/catalogue/brand.ts'
import { providers } from '../../../../domain/money/ledger-accounts.ts'
import {
  createdAt,
  euroAmount,
  instant,
  oneOf,
  randomId,
  searchableWords,
  searchVector,
} from '../columns.ts'
import { sealedTravellers } from '../sealed-fields.ts'
import { travelDates } from './catalogue.ts'
import { bookingLinks, savedIbans } from './links.ts'

export const travelBookings = pgTable(
  'travel_bookings',
  {
    id: randomId(),
    /** Drawn by the browser once per form, so that a form submitted twice makes one booking. */
    submissionId: uuid().notNull(),
    tripId: text().notNull(),
    destinationTitle: text().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    tripDays: integer().notNull(),
    nights: integer().notNull(),
    airport: text().notNull().default('Non specificato'),
    price: euroAmount().notNull(),
    totalPrice: euroAmount().notNull(),
    depositAmount: euroAmount().notNull(),
    // Only `money/movements` changes these two, together with a row of `booking_payments`.
    amountPaid: euroAmount().notNull().default(0),
    /** The money returned to the customer since the payment last began. */
    amountGivenBack: euroAmount().notNull().default(0),
    /** For a cancelled booking: what the agency keeps, who cancelled, and on which day. */
    leavingPenalty: euroAmount().notNull().default(0),
    leftBy: text().$type<Leaver>(),
    leftOn: date(),
    /** What had been given back before it was cancelled. */
    leftGivenBack: euroAmount().notNull().default(0),
    paymentType: text({ enum: ['full', 'deposit'] })
      .notNull()
      .default('deposit'),
    adultCount: integer().notNull(),
    childCount: integer().notNull().default(0),
    childDiscountApplied: boolean().notNull().default(false),
    childDiscountAmount: euroAmount().notNull().default(0),
    /** The extras booked besides the trip, as they were agreed on. */
    extras: jsonb().$type<BookedExtra[]>().notNull().default([]),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    travelers: sealedTravellers().notNull(),
    /** The number by which each traveller is known outside; null: the seat is used. */
    travellerNumbers: jsonb().$type<TravellerNumbers>(),
    status: text().$type<BookingStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    paymentReference: text(),
    paymentProvider: text(),
    paymentExpiresAt: instant(),
    /** What the traveller declared about the payment; it stands until staff remove it. */
    declaration: text().$type<Declaration>(),
    /** The declaration was made in the direct checkout. */
    paymentInitiated: boolean().notNull().default(false),
    /** When the traveller last declared that the transfer is on its way. */
    transferDeclaredAt: instant(),
    /** The due date of what follows the deposit; with a plan, of the next instalment. */
    balanceDueDate: date(),
    /** The instalments that follow the deposit; null: one balance. */
    paymentPlan: jsonb().$type<Instalment[]>(),
    /** The terms from before a price change after a payment; they apply again if the payment is taken back. */
    unpaidTerms: jsonb().$type<UnpaidTerms>(),
    /** Every traveller pays their own part, because the person who booked chose so. */
    paysByShare: boolean().notNull().default(false),
    adminNotes: text(),
    bookingSource: text({ enum: ['link', 'admin_link'] }).notNull(),
    referralSource: text(),
    bookingLinkId: uuid().references(() => bookingLinks.id, { onDelete: 'restrict' }),
    ibanId: uuid().references(() => savedIbans.id, { onDelete: 'restrict' }),
    /** The account from the configuration as the customer was shown it, where there was no saved one. */
    configuredAccount: jsonb().$type<BankAccount>(),
    /** When its account was blocked and replaced, and the IBAN it was to be paid to before. */
    accountChangedAt: instant(),
    previousIban: text(),
    // Only `departures/spots.ts` changes these four.
    departureId: uuid().references(() => travelDates.id, { onDelete: 'restrict' }),
    spotsTaken: integer().notNull().default(0),
    /** Until then its spots wait for a payment or a declaration; once either has come, it has no effect. */
    spotsHeldUntil: instant(),
    /** Its spots were released because no payment came; the booking itself stays. */
    spotsReleasedAt: instant(),
    /** Keyed hash of the network it was made from, kept while its payment is open. Direct bookings only. */
    visitorNetwork: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** When passports, birth dates and addresses were removed; names and amounts stay. */
    personalDataRemovedAt: instant(),
    /** The words of all names of the party. A stored column, so that the search computes nothing per row. */
    searchWords: searchVector().generatedAlwaysAs(
      searchableWords(
        sql`contact_name || ' ' || jsonb_path_query_array(travelers, '$[*].lastName')::text`,
      ),
    ),
  },
  (table) => [
    uniqueIndex('travel_bookings_submission').on(table.submissionId),
    // Two open bookings of one account must have different payment references (causale).
    uniqueIndex('travel_bookings_open_reference')
      .on(
        sql`coalesce(${table.ibanId}, '00000000-0000-0000-0000-000000000000'::uuid)`,
        table.paymentReference,
      )
      .where(
        sql`${table.paymentReference} is not null and ${table.status} <> 'cancelled' and ${table.paymentStatus} not in ('paid', 'not_required', 'refunded')`,
      ),
    index('travel_bookings_created').on(table.createdAt, table.id),
    index('travel_bookings_start').on(table.startDate, table.id),
    index('travel_bookings_total').on(table.totalPrice, table.id),
    index('travel_bookings_name').on(sql`lower(${table.contactName})`, table.id),
    index('travel_bookings_payment_status').on(table.paymentStatus, table.createdAt),
    index('travel_bookings_status').on(table.status, table.createdAt),
    index('travel_bookings_trip').on(table.tripId, table.startDate),
    index('travel_bookings_trip_created').on(table.tripId, table.createdAt),
    index('travel_bookings_referral').on(table.referralSource, table.createdAt),
    index('travel_bookings_referral_total').on(table.referralSource, table.totalPrice, table.id),
    index('travel_bookings_link').on(table.bookingLinkId),
    index('travel_bookings_iban').on(table.ibanId),
    index('travel_bookings_departure').on(table.departureId, table.status),
    // Bookings that hold spots without any payment yet.
    index('travel_bookings_held')
      .on(table.spotsHeldUntil)
      .where(sql`${table.status} = 'pending' and ${table.paymentStatus} = 'pending'`),
    index('travel_bookings_direct_open')
      .on(table.departureId)
      .where(
        sql`${table.bookingLinkId} is null and ${table.status} in ('pending', 'payment_initiated') and ${table.spotsTaken} > 0`,
      ),
    index('travel_bookings_released')
      .on(table.spotsReleasedAt)
      .where(sql`${table.spotsReleasedAt} is not null`),
    index('travel_bookings_reference').on(table.paymentReference),
    index('travel_bookings_email').on(sql`lower(${table.contactEmail}) text_pattern_ops`),
    index('travel_bookings_words').using('gin', table.searchWords),
    // A covering index for the counts on the tabs of one trip.
    index('travel_bookings_trip_state').on(table.tripId, table.status, table.paymentStatus),
    index('travel_bookings_balance_due')
      .on(table.balanceDueDate)
      .where(sql`${table.paymentStatus} = 'deposit_paid' and ${table.status} = 'confirmed'`),
    // A covering index for the sum of what is still to be paid.
    index('travel_bookings_outstanding')
      .on(table.startDate, table.totalPrice, table.amountPaid)
      .where(
        sql`${table.status} in ('pending', 'payment_initiated', 'confirmed') and ${table.paymentStatus} not in ('paid', 'not_required', 'refunded')`,
      ),
    // Bookings with money to refund.
    index('travel_bookings_owed')
      .on(table.updatedAt)
      .where(
        sql`${table.amountPaid} > 0 and (${table.status} = 'cancelled' or ${table.amountPaid} > ${table.totalPrice})`,
      ),
    index('travel_bookings_to_forget')
      .on(table.endDate)
      .where(sql`${table.personalDataRemovedAt} is null`),
    oneOf('travel_bookings_statuses', table.status, bookingStatuses),
    oneOf('travel_bookings_payment_statuses', table.paymentStatus, paymentStatuses),
    oneOf('travel_bookings_left_by', table.leftBy, leavers),
    check('travel_bookings_left', sql`${table.leavingPenalty} >= 0`),
    check('travel_bookings_people', sql`${table.adultCount} + ${table.childCount} >= 1`),
    check(
      'travel_bookings_amounts',
      sql`${table.price} >= 0 and ${table.totalPrice} >= 0 and ${table.depositAmount} >= 0 and ${table.depositAmount} <= ${table.totalPrice} and ${table.amountPaid} >= 0`,
    ),
  ],
)

/** Money that staff or the card provider recorded; a correction is a row of its own. */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    amount: euroAmount().notNull(),
    /** What it paid: the deposit, or all that was left. */
    kind: text({ enum: ['deposit', 'full'] })
      .notNull()
      .default('deposit'),
    receivedOn: date().notNull(),
    provider: text({
      enum: providers,
    }).notNull(),
    externalId: text().unique(),
    /** The total that staff accepted as settled, though less was paid. For a refund: the price on that day. */
    acceptedFor: euroAmount(),
    /** The movement that this one reverses: each can be reversed once. */
    reversesId: uuid().unique(),
    /** The traveller whose part of the price it is, by seat; null: for the whole booking. */
    shareSeat: integer(),
    note: text(),
    recordedBy: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('booking_payments_booking').on(table.bookingId),
    index('booking_payments_received').on(
      table.receivedOn,
      table.provider,
      table.kind,
      table.amount,
    ),
  ],
)

/** Card numbers and CVVs are never stored: brand and last four digits at most. */
export const cardPaymentAttempts = pgTable(
  'card_payment_attempts',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    cardHolderName: text().notNull(),
    cardBrand: text().notNull(),
    cardLastFour: text().notNull(),
    amount: euroAmount().notNull(),
    currency: text().notNull().default('EUR'),
    notes: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('card_payment_attempts_booking').on(table.bookingId),
    check('card_payment_attempts_last_four', sql`${table.cardLastFour} ~ '^[0-9]{4}$'`),
  ],
)

export const documentUploads = pgTable(
  'document_uploads',
  {
    id: randomId(),
    /** Shared by the two photographs of one upload: both are stored or neither. */
    batchId: uuid().notNull(),
    bookingId: uuid().references(() => travelBookings.id, { onDelete: 'set null' }),
    /** The seat of their traveller, counted from 0 in the order of the booking; null where not given. */
    seat: integer(),
    documentType: text({ enum: ['passport', 'selfie'] }).notNull(),
    filePath: text().notNull().unique(),
    mimeType: text().notNull(),
    sizeBytes: integer().notNull(),
    viewedAt: instant(),
    deleteAfter: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('document_uploads_batch_type').on(table.batchId, table.documentType),
    index('document_uploads_booking').on(table.bookingId),
    index('document_uploads_delete_after').on(table.deleteAfter),
    index('document_uploads_created').on(table.createdAt),
    index('document_uploads_to_view').on(table.createdAt).where(sql`${table.viewedAt} is null`),
  ],
)

/** Event ids of the card provider, so that a repeated notice changes nothing. */
export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  receivedAt: createdAt(),
})
