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
    /** Drawn by the browser once per form: the same submission makes one booking. */
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
    // `money/movements` alone changes the two, with a row of `booking_payments`.
    amountPaid: euroAmount().notNull().default(0),
    /** What went back to the customer since the payment last began. */
    amountGivenBack: euroAmount().notNull().default(0),
    /** Of a cancelled one: what the agency keeps, who left and when it was said. */
    leavingPenalty: euroAmount().notNull().default(0),
    leftBy: text().$type<Leaver>(),
    leftOn: date(),
    paymentType: text({ enum: ['full', 'deposit'] })
      .notNull()
      .default('deposit'),
    adultCount: integer().notNull(),
    childCount: integer().notNull().default(0),
    childDiscountApplied: boolean().notNull().default(false),
    childDiscountAmount: euroAmount().notNull().default(0),
    /** What it takes along besides the trip, as it was agreed on. */
    extras: jsonb().$type<BookedExtra[]>().notNull().default([]),
    contactName: text().notNull(),
    contactEmail: text().notNull(),
    contactPhone: text().notNull(),
    travelers: sealedTravellers().notNull(),
    /** By which each of them is known outside; null: by their seat. */
    travellerNumbers: jsonb().$type<TravellerNumbers>(),
    status: text().$type<BookingStatus>().notNull(),
    paymentStatus: text().$type<PaymentStatus>().notNull(),
    paymentReference: text(),
    paymentProvider: text(),
    paymentExpiresAt: instant(),
    /** What the traveller said about the payment; it stands until staff take it back. */
    declaration: text().$type<Declaration>(),
    /** Said on the direct checkout. */
    paymentInitiated: boolean().notNull().default(false),
    /** When the traveller last said that the transfer is on its way. */
    transferDeclaredAt: instant(),
    /** Of what follows the deposit; with a plan, of the instalment that is next. */
    balanceDueDate: date(),
    /** What follows the deposit, in instalments; null: one balance. */
    paymentPlan: jsonb().$type<Instalment[]>(),
    /** What it would ask for, had no money come before its price changed: so it is when that is taken back. */
    unpaidTerms: jsonb().$type<UnpaidTerms>(),
    /** Everybody of the party pays their own part, because who booked said so. */
    paysByShare: boolean().notNull().default(false),
    adminNotes: text(),
    bookingSource: text({ enum: ['link', 'admin_link'] }).notNull(),
    referralSource: text(),
    bookingLinkId: uuid().references(() => bookingLinks.id, { onDelete: 'restrict' }),
    ibanId: uuid().references(() => savedIbans.id, { onDelete: 'restrict' }),
    /** The configuration's account as the customer was shown it, where no saved one was. */
    configuredAccount: jsonb().$type<BankAccount>(),
    /** When its account was blocked and replaced, and by which one it was to be paid before. */
    accountChangedAt: instant(),
    previousIban: text(),
    // These four belong to `departures/spots.ts`.
    departureId: uuid().references(() => travelDates.id, { onDelete: 'restrict' }),
    spotsTaken: integer().notNull().default(0),
    /** Until then spots wait for a payment or for word of one; it ends nothing once either has come. */
    spotsHeldUntil: instant(),
    /** Its spots were given back for want of a payment; the booking itself lives on. */
    spotsReleasedAt: instant(),
    /** A keyed hash of the network that made it, while its payment is open. Direct bookings only. */
    visitorNetwork: text(),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
    /** Passports, birth dates and addresses are gone since then; names and amounts stay. */
    personalDataRemovedAt: instant(),
    /** Any word of the names of contact and companions. Stored, so that looking at a row is cheap. */
    searchWords: searchVector().generatedAlwaysAs(
      searchableWords(
        sql`contact_name || ' ' || jsonb_path_query_array(travelers, '$[*].lastName')::text`,
      ),
    ),
  },
  (table) => [
    uniqueIndex('travel_bookings_submission').on(table.submissionId),
    // The causale must tell two open bookings of one account apart.
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
    // What holds spots without having brought any money.
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
    // All that the tabs of one trip count, without touching the rows themselves.
    index('travel_bookings_trip_state').on(table.tripId, table.status, table.paymentStatus),
    index('travel_bookings_balance_due')
      .on(table.balanceDueDate)
      .where(sql`${table.paymentStatus} = 'deposit_paid' and ${table.status} = 'confirmed'`),
    // All that the sum of what is still to come in needs, without touching the rows themselves.
    index('travel_bookings_outstanding')
      .on(table.startDate, table.totalPrice, table.amountPaid)
      .where(
        sql`${table.status} in ('pending', 'payment_initiated', 'confirmed') and ${table.paymentStatus} not in ('paid', 'not_required', 'refunded')`,
      ),
    // Who is to get money back.
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

/** Money that staff or the card provider saw arrive; a correction is a row of its own. */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    id: randomId(),
    bookingId: uuid()
      .notNull()
      .references(() => travelBookings.id, { onDelete: 'cascade' }),
    amount: euroAmount().notNull(),
    /** What it settled: the deposit, or all that was left. */
    kind: text({ enum: ['deposit', 'full'] })
      .notNull()
      .default('deposit'),
    receivedOn: date().notNull(),
    provider: text({
      enum: providers,
    }).notNull(),
    externalId: text().unique(),
    /** Staff took it, with what had come before, for this sum, though it was less. Of money that went back: the price of that day. */
    acceptedFor: euroAmount(),
    /** The movement that this one takes back: each is taken back once. */
    reversesId: uuid().unique(),
    /** Whose part of the price it is, by the place in the party; null: of the whole booking. */
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

/** Never a card number, never a CVV: brand and last four digits at most. */
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
    /** The two photographs of one upload share it: both are there or neither. */
    batchId: uuid().notNull(),
    bookingId: uuid().references(() => travelBookings.id, { onDelete: 'set null' }),
    /** Whose they are, counted from 0 in the order of the booking; null where nobody said. */
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

/** Event ids of the card provider, so that a replay changes nothing. */
export const providerEvents = pgTable('provider_events', {
  id: text().primaryKey(),
  provider: text().notNull(),
  type: text().notNull(),
  receivedAt: createdAt(),
})
