import { type StaffRole, staffRoles } from '../../domain/access/rights.ts'
import { coordinatorSession, isSessionOver } from '../../domain/access/sign-in.ts'
import { DomainError } from '../../domain/errors.ts'
import { sessionRules } from '../access/settings/agency-rules.ts'
import type { StaffAuth } from '../access/staff/auth.ts'
import { isRealSite } from '../access/staff/require-fresh-sign-in.ts'
import { dropSession, touchSession } from '../access/staff/store.ts'
import type { Actor } from '../platform/audit/write-audit.ts'
import type { Deps } from '../platform/deps.ts'

export type Staff = {
  id: string
  name: string
  email: string
  role: StaffRole
  twoFactorEnabled: boolean
  mustChangePassword: boolean
  /** An administrator of a real site without a second factor must set one up first. */
  mustAddSecondFactor: boolean
  sessionId: string
}

export function actorOf(staff: Staff): Actor {
  return { id: staff.id, name: staff.name }
}

/** Sent by the pages with automatic requests: they don't count as activity of the member. */
export const idleHeader = 'x-staff-idle'

type Reading = Pick<Deps, 'db' | 'env' | 'now'> & { auth: StaffAuth; headers: Headers }

/** The signed-in member; undefined without a session, or with an expired session or a deactivated account. */
export async function readStaff(context: Reading): Promise<Staff | undefined> {
  const { auth, headers } = context
  if (!headers.get('cookie')) return undefined
  const [found, rules] = await Promise.all([
    auth.api.getSession({ headers }),
    sessionRules(context),
  ])
  if (!found || found.user.banned) return undefined
  const { user, session } = found
  const now = context.now()
  const times = { createdAt: session.createdAt, lastUsedAt: session.updatedAt }
  const role = roleOf(user.role)
  if (isSessionOver(times, role === 'coordinator' ? coordinatorSession : rules, now)) {
    await dropSession(context.db, session.id)
    return undefined
  }
  if (!headers.has(idleHeader)) await touchSession(context.db, session, now)
  const twoFactorEnabled = user.twoFactorEnabled ?? false
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role,
    twoFactorEnabled,
    mustChangePassword: user.mustChangePassword ?? false,
    mustAddSecondFactor: role === 'administrator' && !twoFactorEnabled && isRealSite(context),
    sessionId: session.id,
  }
}

/** An unknown role gets the rights of the lowest one. */
function roleOf(stored: string | null | undefined): StaffRole {
  return staffRoles.find((role) => role === stored) ?? 'coordinator'
}

export type RequestOrigin = { method: string; headers: Headers; publicUrl: string }

/**
 * Cookies are SameSite=Strict already; this also refuses requests that another site makes a browser send. A
 * client that is not a browser sends neither header, and has no cookie except from its own sign-in.
 */
export function requireSameOrigin({ method, headers, publicUrl }: RequestOrigin): void {
  if (method === 'GET' || method === 'HEAD') return
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') throw new DomainError('FORBIDDEN')
  const origin = headers.get('origin')
  if (!origin || origin === new URL(publicUrl).origin) return
  const host = URL.canParse(origin) ? new URL(origin).host : undefined
  if (!host || host !== headers.get('host')) throw new DomainError('FORBIDDEN')
}
