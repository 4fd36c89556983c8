import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { createAuthMiddleware } from 'better-auth/api'
// The minimal build, without the library's query builder, which drizzle replaces: 260 fewer files to load at
// every start.
import { betterAuth } from 'better-auth/minimal'
import { createAccessControl } from 'better-auth/plugins/access'
import { admin } from 'better-auth/plugins/admin'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { StaffRole } from '../../../domain/access/rights.ts'
import { coordinatorSession, sessionLimits } from '../../../domain/access/sign-in.ts'
import type { Editions } from '../../../domain/catalogue/edition.ts'
import type { Db } from '../../platform/db/client.ts'
import {
  staffAccounts,
  staffPasskeys,
  staffRateLimits,
  staffSessions,
  staffTwoFactors,
  staffUsers,
  staffVerifications,
} from '../../platform/db/schema/staff.ts'
import { noteOwnChange } from './own-changes.ts'
import { passkeys } from './passkeys.ts'
import { roleOfUser } from './store.ts'

/** The client's address as the server itself saw it; a header of this name sent by a browser is replaced. */
export const addressHeader = 'x-staff-address'

const access = createAccessControl({
  user: [
    'create',
    'list',
    'get',
    'update',
    'set-role',
    'ban',
    'impersonate',
    'delete',
    'set-password',
  ],
  session: ['list', 'revoke', 'delete'],
})

const roles = {
  administrator: access.newRole({
    user: ['create', 'list', 'get', 'update', 'set-role', 'ban', 'delete', 'set-password'],
    session: ['list', 'revoke', 'delete'],
  }),
  consultant: access.newRole({ user: [], session: [] }),
  coordinator: access.newRole({ user: [], session: [] }),
} satisfies Record<StaffRole, unknown>

export type StaffAuth = ReturnType<typeof createStaffAuth>

/** Replaces the library's hashing and comparing of passwords. */
export type Passwords = {
  hash: (password: string) => Promise<string>
  verify: (asked: { hash: string; password: string }) => Promise<boolean>
}

/** Sign-in of the staff. There is no sign-up: administrators create the accounts. */
export function createStaffAuth(options: {
  db: Db
  secret: string
  publicUrl: string
  catalogue: Editions
  passwords?: Passwords
}) {
  // Authenticator apps and passkeys are given the name once; a changed name takes effect after a restart.
  const agency = options.catalogue.current().catalogue.brand.name
  return betterAuth({
    appName: agency,
    secret: options.secret,
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    // The address of this request's own host counts too: an office may open the server by its IP or its name.
    trustedOrigins: (request) => [ownOrigin(request)],
    user: {
      additionalFields: {
        mustChangePassword: {
          type: 'boolean',
          required: false,
          defaultValue: false,
          input: false,
          fieldName: 'mustChangePassword',
        },
      },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => ({
            data: { ...session, expiresAt: await lastMoment(options.db, session) },
          }),
        },
      },
    },
    hooks: {
      after: createAuthMiddleware(async (ctx) => {
        const userId = ctx.context.newSession?.user.id ?? ctx.context.session?.user.id
        if (userId && !(ctx.context.returned instanceof Error)) {
          const sessionId = ctx.context.newSession?.session.id
          await noteOwnChange(options, { path: ctx.path, userId, sessionId })
        }
      }),
    },
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: {
        user: staffUsers,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
        rateLimit: staffRateLimits,
        passkey: staffPasskeys,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: 10,
      ...(options.passwords && { password: options.passwords }),
    },
    // An upper bound only: the real lifetime of a session is a setting, enforced by http/session.ts.
    session: {
      expiresIn: coordinatorSession.hours * 3600,
      disableSessionRefresh: true,
      freshAge: 0,
    },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 200,
      // Sign-ins and guesses are counted by http/auth.ts, per address and per account: the library's default,
      // three in ten seconds, is too low for an office behind one address.
      customRules: {
        '/sign-in/email': false,
        '/get-session': false,
        '/change-password': { window: 60, max: 60 },
        '/two-factor/*': { window: 60, max: 120 },
      },
    },
    advanced: {
      cookiePrefix: 'staff',
      ipAddress: { ipAddressHeaders: [addressHeader] },
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict' },
    },
    plugins: [
      admin({
        ac: access,
        roles,
        defaultRole: 'consultant',
        adminRoles: ['administrator'],
        bannedUserMessage: 'Questo accesso è stato disattivato. Rivolgiti a un amministratore.',
      }),
      twoFactor({ issuer: agency }),
      passkeys(options.publicUrl, agency),
    ],
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}

/** When the session's row expires, by the role. The cookie may live longer, as long as the longest session. */
async function lastMoment(db: Db, { userId, createdAt }: { userId: string; createdAt: Date }) {
  const role = await roleOfUser(db, userId)
  const { hours } = role === 'coordinator' ? coordinatorSession : sessionLimits
  return new Date(createdAt.getTime() + hours * 3_600_000)
}

function ownOrigin(request: Request | undefined): string | undefined {
  const host = request?.headers.get('host')
  const origin = request?.headers.get('origin')
  return host && origin && hostOf(origin) === host ? origin : undefined
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
