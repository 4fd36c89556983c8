import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { admin, twoFactor } from 'better-auth/plugins'
import { createAccessControl } from 'better-auth/plugins/access'
import { brand } from '../../content/brand.ts'
import type { Db } from '../db/client.ts'
import {
  staffAccounts,
  staffRateLimits,
  staffSessions,
  staffTwoFactors,
  staffUsers,
  staffVerifications,
} from '../db/schema/staff.ts'

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
}

export type StaffRole = keyof typeof roles
export type StaffAuth = ReturnType<typeof createStaffAuth>

/** Sign-in of the staff. Nobody signs up: administrators create accounts. */
export function createStaffAuth(options: { db: Db; secret: string; publicUrl: string }) {
  return betterAuth({
    appName: brand.name,
    secret: options.secret,
    baseURL: options.publicUrl,
    basePath: '/api/auth',
    database: drizzleAdapter(options.db, {
      provider: 'pg',
      schema: {
        user: staffUsers,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
        rateLimit: staffRateLimits,
      },
    }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength: 10 },
    session: { expiresIn: 60 * 60 * 24 * 7, updateAge: 60 * 60 * 24 },
    rateLimit: {
      enabled: true,
      storage: 'database',
      window: 60,
      max: 200,
      // Room for an office behind one address: 30 sign-ins in ten minutes and more.
      customRules: { '/sign-in/email': { window: 600, max: 60 } },
    },
    advanced: {
      cookiePrefix: 'staff',
      useSecureCookies: options.publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'strict' },
    },
    plugins: [
      admin({ ac: access, roles, defaultRole: 'consultant', adminRoles: ['administrator'] }),
      twoFactor({ issuer: brand.name }),
    ],
    telemetry: { enabled: false },
    logger: { disabled: true },
  })
}
