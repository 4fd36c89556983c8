import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { type AccessAction, accessActions } from '../../../../domain/access/access-changes.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'

/** Sign-in tables. The sign-in library prescribes the field names. */
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
  /** The password was generated: the user must choose a new one first. */
  mustChangePassword: boolean().notNull().default(false),
  /** For a coordinator: their name in departures. */
  leadsAs: text(),
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
    /** When password and second factor were last asked again before a sensitive action. */
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
    /** The previous password's hash, so that it can't be chosen again. */
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

/** Passkeys. The sign-in library prescribes the field names. */
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

/** Places of earlier sign-ins, as hashes: a sign-in from elsewhere is reported by mail. */
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

/** Wrong passwords, counted per account and network together, so that a stranger can't lock a user out. */
export const staffSignInFailures = pgTable(
  'staff_sign_in_failures',
  {
    key: text().primaryKey(),
    failures: integer().notNull(),
    lastFailureAt: instant().notNull(),
  },
  (table) => [index('staff_sign_in_failures_last').on(table.lastFailureAt)],
)

/** An account before it was changed, with all that is needed to restore it. */
export type AccessBefore = {
  role?: string
  banned?: boolean
  password?: string | null
  mustChangePassword?: boolean
  twoFactors?: { id: string; secret: string; backupCodes: string; verified: boolean }[]
  passkeys?: Omit<typeof staffPasskeys.$inferSelect, 'createdAt'>[]
}

/** Changes of accounts that can still be stopped; the audit log keeps them for longer. */
export const staffAccessChanges = pgTable(
  'staff_access_changes',
  {
    id: randomId(),
    at: instant().notNull(),
    action: text({ enum: accessActions }).$type<AccessAction>().notNull(),
    actorId: text(),
    actorName: text().notNull(),
    memberId: text().notNull(),
    memberName: text().notNull(),
    memberEmail: text().notNull(),
    before: jsonb().$type<AccessBefore>().notNull(),
    stoppedAt: instant(),
  },
  (table) => [
    index('staff_access_changes_actor').on(table.actorId, table.at),
    index('staff_access_changes_at').on(table.at),
    oneOf('staff_access_changes_actions', table.action, accessActions),
  ],
)

/** The right to stop one change: a hash of the token in one recipient's mail. */
export const staffStops = pgTable(
  'staff_stops',
  {
    tokenHash: text().primaryKey(),
    recipient: text().notNull(),
    accessChangeId: uuid(),
    accountChangeId: uuid(),
    expiresAt: instant().notNull(),
  },
  (table) => [index('staff_stops_expires').on(table.expiresAt)],
)
