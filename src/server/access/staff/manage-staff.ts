import type { z } from 'zod'
import type { staffMemberSchema } from '../../../contract/admin/access/staff.ts'
import type { StaffRole } from '../../../contract/admin/permissions.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import type { StaffAuth } from './auth.ts'
import { passwordResetMail, secondFactorOffMail } from './mails.ts'
import { drawPassword } from './one-time-password.ts'
import {
  deleteSessions,
  dropSecondFactors,
  listStaff,
  lockAdministrators,
  lockStaffUser,
  type StaffUser,
  setPasswordHash,
  updateStaffUser,
} from './store.ts'

type Member = z.input<typeof staffMemberSchema>
type Managing = Pick<Deps, 'db' | 'now' | 'publicUrl' | 'catalogue'> & { actor: Actor }

export async function listMembers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Member[]> {
  return (await listStaff(db, now())).map(memberView)
}

export async function createMember(
  deps: Managing & { auth: StaffAuth },
  input: { name: string; email: string; role: StaffRole },
): Promise<{ member: Member; oneTimePassword: string }> {
  const oneTimePassword = drawPassword()
  const email = input.email.toLowerCase()
  const id = await createAccess(deps.auth, { ...input, email, password: oneTimePassword })
  await deps.db.transaction(async (tx) => {
    await updateStaffUser(tx, id, { mustChangePassword: true })
    await auditStaff(tx, deps.actor, 'created', id, undefined, { ...input, email })
  })
  return { member: await requireMember(deps, id), oneTimePassword }
}

async function createAccess(
  auth: StaffAuth,
  body: { name: string; email: string; role: StaffRole; password: string },
): Promise<string> {
  try {
    return (await auth.api.createUser({ body })).user.id
  } catch (error) {
    const { code } = ((error as { body?: unknown }).body ?? {}) as { code?: string }
    if (code?.startsWith('USER_ALREADY_EXISTS')) throw new DomainError('STAFF_EMAIL_TAKEN')
    throw error
  }
}

export function changeRole(deps: Managing, id: string, role: StaffRole): Promise<Member> {
  return changeMember(deps, id, async (tx, user, administrators) => {
    if (user.role === role) return
    if (role !== 'administrator') requireAnotherAdministrator(user, administrators)
    await updateStaffUser(tx, id, { role })
    await auditStaff(tx, deps.actor, 'role_changed', id, { role: user.role }, { role })
  })
}

/** Whoever is deactivated is signed out everywhere at once. */
export function deactivateMember(deps: Managing, id: string): Promise<Member> {
  return changeMember(deps, id, async (tx, user, administrators) => {
    if (user.banned) return
    requireAnotherAdministrator(user, administrators)
    await updateStaffUser(tx, id, { banned: true, banReason: 'Disattivato' })
    await deleteSessions(tx, id)
    await auditStaff(tx, deps.actor, 'deactivated', id)
  })
}

export function reactivateMember(deps: Managing, id: string): Promise<Member> {
  return changeMember(deps, id, async (tx, user) => {
    if (!user.banned) return
    await updateStaffUser(tx, id, { banned: false, banReason: null })
    await auditStaff(tx, deps.actor, 'reactivated', id)
  })
}

export async function resetPassword(
  deps: Managing & { auth: StaffAuth },
  id: string,
): Promise<{ member: Member; oneTimePassword: string }> {
  const oneTimePassword = drawPassword()
  const { password } = await deps.auth.$context
  const hash = await password.hash(oneTimePassword)
  const member = await changeMember(deps, id, async (tx, user) => {
    await setPasswordHash(tx, id, hash)
    await updateStaffUser(tx, id, { mustChangePassword: true })
    await deleteSessions(tx, id)
    await auditStaff(tx, deps.actor, 'password_reset', id)
    await queueEmail(tx, passwordResetMail(deps, user, deps.actor.name, deps.now()))
  })
  return { member, oneTimePassword }
}

/** Phone and backup codes are lost: a colleague opens the way for new ones, and everybody can see it. */
export function resetSecondFactor(deps: Managing, id: string): Promise<Member> {
  return changeMember(deps, id, async (tx, user) => {
    await dropSecondFactors(tx, id)
    await deleteSessions(tx, id)
    await auditStaff(tx, deps.actor, 'second_factor_reset', id)
    const change = { by: deps.actor.name, at: deps.now() }
    await queueEmail(tx, secondFactorOffMail(deps, user, change))
  })
}

export async function endSessions(deps: Managing, id: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const user = await lockStaffUser(tx, id)
    if (!user) throw new DomainError('NOT_FOUND')
    const ended = await deleteSessions(tx, id)
    await auditStaff(tx, deps.actor, 'sessions_ended', id, undefined, { ended })
    return ended
  })
}

async function changeMember(
  deps: Managing,
  id: string,
  change: (tx: Tx, user: StaffUser, administrators: string[]) => Promise<void>,
): Promise<Member> {
  await deps.db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx)
    const user = await lockStaffUser(tx, id)
    if (!user) throw new DomainError('NOT_FOUND')
    await change(tx, user, administrators)
  })
  return requireMember(deps, id)
}

function requireAnotherAdministrator({ id }: StaffUser, administrators: string[]) {
  if (administrators.length === 1 && administrators[0] === id) {
    throw new DomainError('LAST_ADMINISTRATOR')
  }
}

async function requireMember({ db, now }: { db: Db; now: () => Date }, id: string) {
  const [row] = await listStaff(db, now(), id)
  if (!row) throw new DomainError('NOT_FOUND')
  return memberView(row)
}

function memberView({
  user,
  openSessions,
  lastSeenAt,
}: Awaited<ReturnType<typeof listStaff>>[number]): Member {
  return {
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.role === 'administrator' ? 'administrator' : 'consultant',
    active: !user.banned,
    twoFactorEnabled: user.twoFactorEnabled,
    mustChangePassword: user.mustChangePassword,
    openSessions,
    lastSeenAt: lastSeenAt ? new Date(lastSeenAt).toISOString() : null,
    createdAt: user.createdAt.toISOString(),
  }
}

function auditStaff(
  tx: Tx,
  actor: Actor,
  action: string,
  entityId: string,
  before?: unknown,
  after?: unknown,
) {
  return writeAudit(tx, { actor, action, entity: 'staff', entityId, before, after })
}
