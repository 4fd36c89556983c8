import type { z } from 'zod'
import type { staffMemberSchema } from '../../../contract/admin/access/staff.ts'
import { type StaffRole, staffRoles } from '../../../domain/access/rights.ts'
import { DomainError, wrongField } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import type { Origin } from './access-mails.ts'
import type { StaffAuth } from './auth.ts'
import { passwordResetMail, secondFactorOffMail } from './mails.ts'
import { drawPassword } from './one-time-password.ts'
import {
  deleteSessions,
  dropSecondFactors,
  dropTrustedDevices,
  insertStaffUser,
  listStaff,
  lockAdministrators,
  lockStaffUser,
  passwordHashes,
  type StaffUser,
  secondFactorsOf,
  setPasswordHash,
  updateStaffUser,
} from './store.ts'
import { type Told, tellAccessChange, whoIsTold } from './tell-access-change.ts'

type Member = z.input<typeof staffMemberSchema>
type Managing = Pick<Deps, 'db' | 'env' | 'now' | 'publicUrl' | 'catalogue'> & {
  actor: Actor
  origin?: Origin
}

export async function listMembers({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Member[]> {
  return (await listStaff(db, now())).map(memberView)
}

export async function createMember(
  deps: Managing & { auth: StaffAuth },
  input: { name: string; email: string; role: StaffRole; leadsAs?: string | null | undefined },
): Promise<{ member: Member; oneTimePassword: string }> {
  const oneTimePassword = drawPassword()
  const { password } = await deps.auth.$context
  const hash = await password.hash(oneTimePassword)
  const email = input.email.toLowerCase()
  const leadsAs = leaderName(input.role, input.leadsAs)
  const id = await deps.db.transaction(async (tx) => {
    await lockAdministrators(tx)
    const told = await whoIsTold(tx, deps, { email })
    const member = await insertStaffUser(tx, { ...input, email, leadsAs }, hash)
    if (!member) throw new DomainError('STAFF_EMAIL_TAKEN')
    await auditStaff(tx, deps.actor, 'created', member.id, undefined, { ...input, email })
    await tellAccessChange(tx, deps, { action: 'created', member, before: {}, told })
    return member.id
  })
  return { member: await requireMember(deps, id), oneTimePassword }
}

/** A coordinator is linked to departures by the name used there; other roles have none. */
function leaderName(role: StaffRole, name: string | null | undefined): string | null {
  if (role !== 'coordinator') return null
  if (!name) throw wrongField('leadsAs', 'Scegli chi è tra i coordinatori delle partenze')
  return name
}

export function changeRole(
  deps: Managing,
  id: string,
  role: StaffRole,
  name?: string | null,
): Promise<Member> {
  const leadsAs = leaderName(role, name)
  return changeMember(deps, id, async (tx, user, { administrators, told }) => {
    if (user.role === role && user.leadsAs === leadsAs) return
    if (role !== 'administrator') requireAnotherAdministrator(user, administrators)
    await updateStaffUser(tx, id, { role, leadsAs })
    // When a coordinator's role or name changes, their phone must delete its data about travellers.
    if (user.role === 'coordinator') await endAccess(tx, id)
    const before = { role: user.role, leadsAs: user.leadsAs }
    await auditStaff(tx, deps.actor, 'role_changed', id, before, { role, leadsAs })
    if (role !== 'administrator' && user.role !== 'administrator') return
    const action = role === 'administrator' ? 'promoted' : 'demoted'
    await tellAccessChange(tx, deps, { action, member: user, before: { role: user.role }, told })
  })
}

/** A deactivated member is signed out everywhere at once. */
export function deactivateMember(deps: Managing, id: string): Promise<Member> {
  return changeMember(deps, id, async (tx, user, { administrators, told }) => {
    if (user.banned) return
    requireAnotherAdministrator(user, administrators)
    await updateStaffUser(tx, id, { banned: true, banReason: 'Disattivato' })
    await endAccess(tx, id)
    await auditStaff(tx, deps.actor, 'deactivated', id)
    const before = { banned: false }
    await tellAccessChange(tx, deps, { action: 'deactivated', member: user, before, told })
  })
}

export function reactivateMember(deps: Managing, id: string): Promise<Member> {
  return changeMember(deps, id, async (tx, user, { told }) => {
    if (!user.banned) return
    await updateStaffUser(tx, id, { banned: false, banReason: null })
    await auditStaff(tx, deps.actor, 'reactivated', id)
    const before = { banned: true }
    await tellAccessChange(tx, deps, { action: 'reactivated', member: user, before, told })
  })
}

export async function resetPassword(
  deps: Managing & { auth: StaffAuth },
  id: string,
): Promise<{ member: Member; oneTimePassword: string }> {
  const oneTimePassword = drawPassword()
  const { password } = await deps.auth.$context
  const hash = await password.hash(oneTimePassword)
  const member = await changeMember(deps, id, async (tx, user, { told }) => {
    const { mustChangePassword } = user
    const before = {
      mustChangePassword,
      password: (await passwordHashes(tx, id))?.password ?? null,
    }
    await setPasswordHash(tx, id, hash)
    await updateStaffUser(tx, id, { mustChangePassword: true })
    await endAccess(tx, id)
    await auditStaff(tx, deps.actor, 'password_reset', id)
    await queueEmail(tx, passwordResetMail(deps, user, deps.actor.name, deps.now()))
    await tellAccessChange(tx, deps, { action: 'password_reset', member: user, before, told })
  })
  return { member, oneTimePassword }
}

/**
 * For a member who lost phone and backup codes: a colleague resets the second factor, and everybody is told.
 */
export function resetSecondFactor(deps: Managing, id: string): Promise<Member> {
  return changeMember(deps, id, async (tx, user, { told }) => {
    const before = await secondFactorsOf(tx, id)
    await dropSecondFactors(tx, id)
    await endAccess(tx, id)
    await auditStaff(tx, deps.actor, 'second_factor_reset', id)
    const change = { by: deps.actor.name, at: deps.now() }
    await queueEmail(tx, secondFactorOffMail(deps, user, change))
    await tellAccessChange(tx, deps, { action: 'second_factor_reset', member: user, before, told })
  })
}

async function endAccess(tx: Tx, id: string): Promise<number> {
  await dropTrustedDevices(tx, id)
  return deleteSessions(tx, id)
}

export async function endSessions(deps: Managing, id: string): Promise<number> {
  return deps.db.transaction(async (tx) => {
    const user = await lockStaffUser(tx, id)
    if (!user) throw new DomainError('NOT_FOUND')
    const ended = await endAccess(tx, id)
    await auditStaff(tx, deps.actor, 'sessions_ended', id, undefined, { ended })
    return ended
  })
}

async function changeMember(
  deps: Managing,
  id: string,
  change: (
    tx: Tx,
    user: StaffUser,
    around: { administrators: string[]; told: Told[] },
  ) => Promise<void>,
): Promise<Member> {
  await deps.db.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx)
    const user = await lockStaffUser(tx, id)
    if (!user) throw new DomainError('NOT_FOUND')
    await change(tx, user, { administrators, told: await whoIsTold(tx, deps, user) })
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
    role: staffRoles.find((role) => role === user.role) ?? 'coordinator',
    leadsAs: user.leadsAs,
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
