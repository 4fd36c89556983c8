import { and, count, eq, gt, inArray } from 'drizzle-orm'
import { signInRules } from '../../../domain/access/sign-in.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { manyFailuresMail } from './mails.ts'

type Failure = { email: string; address: string; device: string; action: FailedAction }
type FailedAction = 'sign_in_failed' | 'sign_in_slowed' | 'identity_refused' | 'identity_slowed'

const somebody = { id: null, name: 'Sconosciuto' }
const hourMs = 3_600_000

/** Logs a wrong password; many against one account are reported to its owner, at most once a day. */
export async function noteFailure(
  deps: Pick<Deps, 'db' | 'now' | 'publicUrl' | 'catalogue'>,
  { email, address, device, action }: Failure,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const known = await findByEmail(tx, email)
    await writeAudit(tx, {
      actor: somebody,
      action,
      entity: 'staff',
      entityId: known?.id ?? 'unknown',
      after: { email: email.slice(0, 120), address, device },
    })
    if (!known) return
    const failures = await failuresOf(tx, known.id, deps.now())
    if (failures < signInRules.tellAfterFailures) return
    await queueEmail(tx, manyFailuresMail(deps, known, { failures, day: todayInRome(deps.now()) }))
  })
}

async function findByEmail(tx: Tx, email: string) {
  const { id, name } = staffUsers
  const [row] = await tx
    .select({ id, name, email: staffUsers.email })
    .from(staffUsers)
    .where(eq(staffUsers.email, email.trim().toLowerCase()))
    .limit(1)
  return row
}

async function failuresOf(tx: Tx, userId: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'staff'),
        eq(auditLog.entityId, userId),
        inArray(auditLog.action, ['sign_in_failed', 'identity_refused']),
        gt(auditLog.at, new Date(now.getTime() - hourMs)),
      ),
    )
  return row?.total ?? 0
}
