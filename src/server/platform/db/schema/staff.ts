import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../columns.ts'

/** Sign-in tables. The field names are those that the sign-in library asks for. */
export const staffUsers = pgTable('staff_users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean().notNull().default(false),
  image: text(),
  role: text().notNull().default('consultant'),
  banned: boolean().notNull().default(false),
  banReason: text(),
  banExpires: instant(),
  twoFactorEnabled: boolean().notNull().default(false),
  /** The password was drawn for somebody: the first thing to do is to choose an own one. */
  mustChangePassword: boolean().notNull().default(false),
  createdAt: createdAt(),
  updatedAt: instant().notNull().defaultNow(),
})

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: text().primaryKey(),
    token: text().notNull().unique(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    expiresAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
    impersonatedBy: text(),
    /** When password and second factor were last asked again for something delicate. */
    confirmedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('staff_sessions_user').on(table.userId)],
)

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: text().primaryKey(),
    accountId: text().notNull(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    accessToken: text(),
    refreshToken: text(),
    idToken: text(),
    accessTokenExpiresAt: instant(),
    refreshTokenExpiresAt: instant(),
    scope: text(),
    password: text(),
    /** The hash before the present one: an old password does not come back. */
    previousPassword: text(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('staff_accounts_user').on(table.userId)],
)

export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: instant().notNull(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (table) => [index('staff_verifications_identifier').on(table.identifier)],
)

export const staffTwoFactors = pgTable(
  'staff_two_factors',
  {
    id: text().primaryKey(),
    secret: text().notNull(),
    backupCodes: text().notNull(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer().notNull().default(0),
    lockedUntil: instant(),
  },
  (table) => [index('staff_two_factors_user').on(table.userId)],
)

export const staffRateLimits = pgTable('staff_rate_limits', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint({ mode: 'number' }).notNull(),
})

/** Passkeys: the fields are those that the sign-in library asks for. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text().notNull(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    credentialID: text().notNull().unique(),
    counter: integer().notNull(),
    deviceType: text().notNull(),
    backedUp: boolean().notNull(),
    transports: text(),
    createdAt: createdAt(),
    aaguid: text(),
  },
  (table) => [index('staff_passkeys_user').on(table.userId)],
)

/** Where somebody has signed in before, as hashes: a sign-in from elsewhere is told by mail. */
export const staffDevices = pgTable(
  'staff_devices',
  {
    key: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => staffUsers.id, { onDelete: 'cascade' }),
    lastSeenAt: instant().notNull(),
  },
  (table) => [index('staff_devices_user').on(table.userId)],
)

/** Wrong passwords per account and network together, so that nobody locks somebody else out. */
export const staffSignInFailures = pgTable(
  'staff_sign_in_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastFailureAt: instant().notNull(),
  },
  (table) => [index('staff_sign_in_failures_last').on(table.lastFailureAt)],
)
