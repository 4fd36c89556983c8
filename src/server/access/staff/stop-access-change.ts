import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import { coolingOffStart } from '../../../domain/access/access-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import {
  type AccessBefore,
  staffAccessChanges,
  staffAccounts,
  staffPasskeys,
  staffTwoFactors,
  staffUsers,
} from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { accessStoppedMail } from './access-mails.ts'
import type { Stop } from './stops.ts'
import {
  deleteSessions,
  dropSecondFactors,
  dropTrustedDevices,
  lockAdministrators,
  lockStaffUser,
  updateStaffUser,
} from './store.ts'
import { findAccessChange, whoIsTold } from './tell-access-change.ts'

type AccessChange = typeof staffAccessChanges.$inferSelect
type Stopping = Pick<Deps, 'db' | 'env' | 'now' | 'publicUrl' | 'catalogue'>

/** The change that the link is about, shown before it is stopped. */
export async function lookAtAccessChange(tx: Tx, id: string) {
  const change = await findAccessChange(tx, id)
  if (!change) throw new DomainError('STOP_INVALID')
  return change
}

/**
 * Stops a change of access. Its rules leave an attacker who gets hold of the link nothing to gain: access
 * that was given is withdrawn, with all that the new member has changed for others meanwhile; nobody regains
 * access by a link of their own; the sessions of both sides end, and the agency's bank accounts can't be
 * changed for a while. A second stop changes nothing more.
 */
export function stopAccessChange(deps: Stopping, stop: Stop & { accessChangeId: string }) {
  return deps.db.transaction(async (tx) => {
    await lockAdministrators(tx)
    const change = await lookAtAccessChange(tx, stop.accessChangeId)
    if (change.stoppedAt) return change
    const told = await whoIsTold(tx, deps, { email: change.memberEmail })
    await undo(tx, deps, change, stop.recipient)
    if (change.actorId) await endAll(tx, change.actorId)
    for (const { email } of told) {
      const to = { recipient: email, by: stop.recipient, at: deps.now() }
      await queueEmail(tx, accessStoppedMail(deps, change, to))
    }
    return change
  })
}

async function undo(tx: Tx, deps: Stopping, change: AccessChange, recipient: string) {
  const at = deps.now()
  await tx
    .update(staffAccessChanges)
    .set({ stoppedAt: at })
    .where(eq(staffAccessChanges.id, change.id))
  await endAll(tx, change.memberId)
  const isOwn = recipient === change.memberEmail
  // Changes made by a member whose access should not have been given are undone as well.
  for (const later of await changesSince(tx, change)) await undo(tx, deps, later, recipient)
  const isBack = await putBack(tx, change, isOwn)
  await writeAudit(tx, {
    actor: { id: null, name: recipient },
    action: 'access_stopped',
    entity: 'staff',
    entityId: change.memberId,
    before: { change: change.action, by: change.actorName },
    after: { recipient, undone: isBack },
  })
}

const giving = ['created', 'promoted', 'reactivated']

async function changesSince(tx: Tx, change: AccessChange): Promise<AccessChange[]> {
  if (!giving.includes(change.action)) return []
  const { actorId, at, stoppedAt } = staffAccessChanges
  return tx
    .select()
    .from(staffAccessChanges)
    .where(and(eq(actorId, change.memberId), gte(at, change.at), isNull(stoppedAt)))
    .orderBy(at)
    .for('update')
}

/**
 * False where nothing could be restored; the sessions have ended and changes of the bank accounts are frozen
 * all the same.
 */
async function putBack(tx: Tx, change: AccessChange, isOwn: boolean): Promise<boolean> {
  const { memberId, before } = change
  const user = await lockStaffUser(tx, memberId)
  if (!user) return false
  switch (change.action) {
    case 'created':
    case 'reactivated':
    case 'promoted': {
      const left = (await lockAdministrators(tx)).filter((id) => id !== memberId)
      // Without any administrator, access could only be restored by hand.
      if (left.length === 0) return false
      await updateStaffUser(tx, memberId, stepBack(change.action, before))
      return true
    }
    case 'demoted':
    case 'deactivated':
      if (isOwn) return false
      await updateStaffUser(tx, memberId, {
        ...(before.role === undefined ? {} : { role: before.role }),
        ...(before.banned === undefined ? {} : { banned: before.banned, banReason: null }),
      })
      return true
    case 'password_reset':
      await restorePassword(tx, memberId, before)
      return true
    case 'second_factor_reset':
      await restoreSecondFactors(tx, memberId, before)
      return true
  }
}

function stepBack(action: 'created' | 'reactivated' | 'promoted', { role }: AccessBefore) {
  return action === 'promoted'
    ? { role: role ?? 'consultant' }
    : { banned: true, banReason: 'Fermato' }
}

async function restorePassword(tx: Tx, userId: string, before: AccessBefore): Promise<void> {
  const { password = null, mustChangePassword = false } = before
  await tx
    .update(staffAccounts)
    .set({ password })
    .where(and(eq(staffAccounts.userId, userId), eq(staffAccounts.providerId, 'credential')))
  await updateStaffUser(tx, userId, { mustChangePassword })
}

async function restoreSecondFactors(tx: Tx, userId: string, before: AccessBefore): Promise<void> {
  const { twoFactors = [], passkeys = [] } = before
  await dropSecondFactors(tx, userId)
  if (twoFactors.length > 0)
    await tx.insert(staffTwoFactors).values(twoFactors.map((row) => ({ ...row, userId })))
  if (passkeys.length > 0) await tx.insert(staffPasskeys).values(passkeys)
  await tx
    .update(staffUsers)
    .set({ twoFactorEnabled: twoFactors.some(({ verified }) => verified) })
    .where(eq(staffUsers.id, userId))
}

async function endAll(tx: Tx, userId: string): Promise<void> {
  await deleteSessions(tx, userId)
  await dropTrustedDevices(tx, userId)
}

/** Once a change can no longer be stopped, its previous state is deleted; the audit log keeps the change. */
export async function forgetAccessChanges(db: Db | Tx, now: Date): Promise<void> {
  await db.delete(staffAccessChanges).where(lt(staffAccessChanges.at, coolingOffStart(now)))
}
