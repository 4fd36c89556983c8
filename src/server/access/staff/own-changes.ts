import { eq } from 'drizzle-orm'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { ownChangeMail, secondFactorOffMail } from './mails.ts'
import { dropTrustedDevices, markSessionConfirmed, type StaffUser } from './store.ts'

/** What members of staff do with their own account through the sign-in library's calls, as audit actions. */
const ownChanges: Readonly<Record<string, string>> = {
  '/sign-in/email': 'signed_in',
  '/two-factor/verify-totp': 'second_factor_passed',
  '/two-factor/verify-backup-code': 'backup_code_used',
  '/change-password': 'password_changed',
  '/two-factor/enable': 'two_factor_started',
  '/two-factor/disable': 'two_factor_disabled',
  '/passkey/verify-authentication': 'passkey_used',
  '/passkey/verify-registration': 'passkey_added',
  '/passkey/delete-passkey': 'passkey_removed',
}

type OwnChange = { path: string; userId: string; sessionId: string | undefined }

export async function noteOwnChange(
  deps: Pick<Deps, 'db' | 'publicUrl' | 'catalogue'>,
  { path, userId, sessionId }: OwnChange,
): Promise<void> {
  const action = ownChanges[path]
  if (!action) return
  await deps.db.transaction(async (tx) => {
    const user = await findUser(tx, userId, action)
    if (!user) return
    await writeAudit(tx, {
      actor: { id: user.id, name: user.name },
      action,
      entity: 'staff',
      entityId: user.id,
    })
    // A passkey has just proved possession and person, so the session counts as confirmed.
    if (action === 'passkey_used' && sessionId)
      await markSessionConfirmed(tx, sessionId, new Date())
    if (action === 'two_factor_disabled') {
      await queueEmail(tx, secondFactorOffMail(deps, user, { at: new Date() }))
    }
    if (action === 'password_changed') {
      await dropTrustedDevices(tx, user.id)
      await queueEmail(tx, ownChangeMail(deps, user, { change: 'password', at: new Date() }))
    }
  })
}

async function findUser(tx: Tx, userId: string, action: string): Promise<StaffUser | undefined> {
  const [user] =
    action === 'password_changed'
      ? await tx
          .update(staffUsers)
          .set({ mustChangePassword: false })
          .where(eq(staffUsers.id, userId))
          .returning()
      : await tx.select().from(staffUsers).where(eq(staffUsers.id, userId))
  return user
}

/** Logs that a second factor is on and tells the member, in case a thief did it. */
export async function noteSecondFactorOn(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'catalogue'>,
  member: { id: string; name: string; email: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await writeAudit(tx, {
      actor: { id: member.id, name: member.name },
      action: 'two_factor_enabled',
      entity: 'staff',
      entityId: member.id,
    })
    const change = { change: 'second_factor', at: deps.now() } as const
    await queueEmail(tx, ownChangeMail(deps, member, change))
  })
}
