import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import { linkKinds } from '../../../../domain/booking/links.ts'
import type { InstalmentShare } from '../../../../domain/booking/payment-plan.ts'
import {
  createdAt,
  euroAmount,
  instant,
  randomId,
  searchableWords,
  searchVector,
} from '../columns.ts'
import { sealedText } from '../sealed-fields.ts'
import { sealedToken, tokenName } from '../sealed-tokens.ts'

export const savedIbans = pgTable(
  'saved_ibans',
  {
    id: randomId(),
    accountHolder: text().notNull(),
    iban: text().notNull(),
    bankName: text().notNull().default('Non specificato'),
    isActive: boolean().notNull().default(true),
    lastUsedAt: instant(),
    /** From then on no traveller is told to pay into it; those who were are told the replacement. */
    blockedAt: instant(),
    replacedById: uuid().references((): AnyPgColumn => savedIbans.id, { onDelete: 'restrict' }),
    version: integer().notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'saved_ibans_blocked',
      sql`${table.blockedAt} is null or (not ${table.isActive} and ${table.replacedById} is not null)`,
    ),
    uniqueIndex('saved_ibans_iban_holder').on(table.iban, sql`lower(${table.accountHolder})`),
    index('saved_ibans_last_used').on(table.isActive, table.lastUsedAt),
  ],
)

/** The customer's name as it is searched; links without one are not in the index. */
export const customerWords = searchableWords(sql`translate(customer_name, '’', '''')`)
export const isForCustomer = sql`customer_name is not null`

/**
 * `kind` says which screen made the link, because reuse, expiry and `booking_source` follow from it:
 * 'date' (free, permanent), 'iban' (generator), 'admin' (admin form), 'auto' (made for a new IBAN).
 */
export const bookingLinks = pgTable(
  'booking_links',
  {
    id: randomId(),
    token: sealedToken('booking_links').notNull(),
    kind: text({ enum: linkKinds }).notNull(),
    travelId: text().notNull(),
    travelTitle: text().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
    price: euroAmount().notNull(),
    specialNotes: text(),
    childDiscountEnabled: boolean().notNull().default(false),
    childDiscountPercentage: integer(),
    depositPercentage: integer().notNull().default(40),
    /** The customer it was made for, where staff entered one. */
    customerName: text(),
    customerEmail: text(),
    customerPhone: text(),
    expiresAt: instant().notNull(),
    ibanId: uuid().references(() => savedIbans.id, { onDelete: 'restrict' }),
    paymentType: text({ enum: ['full', 'deposit'] })
      .notNull()
      .default('deposit'),
    /** Used instead of one balance after the deposit. */
    instalments: jsonb().$type<InstalmentShare[]>(),
    coordinatorNames: text().array().notNull().default(sql`'{}'::text[]`),
    createdBy: text(),
    createdAt: createdAt(),
    /**
     * A booking was made through it. Stored, because a list of a hundred thousand links can't look it up for
     * each.
     */
    used: boolean().notNull().default(false),
    /** A stored column, so that the search needs no computing per row. */
    searchWords: searchVector().generatedAlwaysAs(searchableWords(sql`travel_title`)),
  },
  (table) => [
    index('booking_links_iban').on(table.ibanId),
    index('booking_links_created').on(table.createdAt, table.id),
    index('booking_links_trip_day').on(table.travelId, table.startDate),
    index('booking_links_expires').on(table.expiresAt),
    index('booking_links_kind').on(table.kind, table.createdAt),
    index('booking_links_trip_kind').on(table.travelId, table.kind, table.createdAt),
    index('booking_links_used').on(table.used, table.createdAt, table.id),
    uniqueIndex('booking_links_token_name').on(tokenName(table.token)),
    index('booking_links_words').using('gin', table.searchWords),
    index('booking_links_customer').using('gin', customerWords).where(isForCustomer),
    check('booking_links_price', sql`${table.price} >= 0`),
    check('booking_links_days', sql`${table.endDate} >= ${table.startDate}`),
    check(
      'booking_links_percentages',
      sql`${table.depositPercentage} between 0 and 100 and (${table.childDiscountPercentage} is null or ${table.childDiscountPercentage} between 0 and 100)`,
    ),
  ],
)

export const verificationAddresses = 'passport_verification_links.sumsub_url'

export const passportVerificationLinks = pgTable(
  'passport_verification_links',
  {
    id: randomId(),
    token: sealedToken('passport_verification_links').notNull(),
    used: boolean().notNull().default(false),
    usedAt: instant(),
    createdAt: createdAt(),
    /** It opens the customer's verification at the identity provider. */
    sumsubUrl: sealedText(verificationAddresses).notNull(),
    customerName: text().notNull(),
    completedAt: instant(),
    reviewAnswer: text(),
    /** Our own id for the customer at the identity provider, whose notices name it. */
    externalUserId: text().notNull().unique().default(sql`gen_random_uuid()::text`),
    createdBy: text(),
  },
  (table) => [
    index('verification_links_created').on(table.createdAt, table.id),
    uniqueIndex('verification_links_token_name').on(tokenName(table.token)),
  ],
)
