import { eq } from 'drizzle-orm'
import { writeAudit } from '../audit/write-audit.ts'
import type { Db } from '../db/client.ts'
import { staffUsers } from '../db/schema/staff.ts'

/** What members of staff do with their own access, through the sign-in library itself. */
const ownChanges: Readonly<Record<string, string>> = {
  '/sign-in/email': 'signed_in',
  '/two-factor/verify-totp': 'second_factor_passed',
  '/two-factor/verify-backup-code': 'backup_code_used',
  '/change-password': 'password_changed',
  '/two-factor/enable': 'two_factor_started',
  '/two-factor/disable': 'two_factor_disabled',
}

export async function noteOwnChange(db: Db, path: string, userId: string): Promise<void> {
  const action = ownChanges[path]
  if (!action) return
  await db.transaction(async (tx) => {
    const [user] =
      action === 'password_changed'
        ? await tx
            .update(staffUsers)
            .set({ mustChangePassword: false })
            .where(eq(staffUsers.id, userId))
            .returning()
        : await tx.select().from(staffUsers).where(eq(staffUsers.id, userId))
    if (!user) return
    await writeAudit(tx, {
      actor: { id: user.id, name: user.name },
      action,
      entity: 'staff',
      entityId: user.id,
    })
  })
}
