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
  /** An administrator of a real site without a second factor: the page asks for one first. */
  mustAddSecondFactor: boolean
  sessionId: string
}

export function actorOf(staff: Staff): Actor {
  return { id: staff.id, name: staff.name }
}

/** Sent by the pages with what they ask by themselves: it does not count as somebody being there. */
export const idleHeader = 'x-staff-idle'

type Reading = Pick<Deps, 'db' | 'env' | 'now'> & { auth: StaffAuth; headers: Headers }

/** Who is signed in; undefined without a session, with one that is over, or with a deactivated access. */
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

/** A role that nobody knows opens what the least one does. */
function roleOf(stored: string | null | undefined): StaffRole {
  return staffRoles.find((role) => role === stored) ?? 'coordinator'
}

export type RequestOrigin = { method: string; headers: Headers; publicUrl: string }

/**
 * Cookies are SameSite=Strict already; this refuses what another site would make a browser send.
 * A caller that is no browser sends neither header and has no cookie that it did not sign in for.
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
