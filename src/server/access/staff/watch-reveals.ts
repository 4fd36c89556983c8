import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import { isUnusual, type Reveals } from '../../../domain/privacy.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import type { Deps } from '../../platform/deps.ts'
import { queueEmail } from '../../platform/mail/outbox.ts'
import { unusualRevealsMail } from './mails.ts'
import { administratorEmails } from './store.ts'

const hourMs = 3_600_000
const looks = ['revealed', 'viewed', 'travellers_exported', 'person_exported']

/**
 * Called after a look at personal data: a member who looks at unusually many is reported to the
 * administrators, at most once a day.
 */
export async function watchReveals(tx: Tx, deps: Deps & { actor: Actor }): Promise<void> {
  const { actor, now } = deps
  if (!actor.id) return
  const reveals = await revealsOf(tx, actor.id, now())
  if (!isUnusual(reveals)) return
  const day = todayInRome(now())
  const recipients = await administratorEmails(tx)
  const queued = await Promise.all(
    recipients.map((recipient) =>
      queueEmail(tx, unusualRevealsMail(deps, { recipient, name: actor.name, reveals, day })),
    ),
  )
  if (!queued.includes(true)) return
  await writeAudit(tx, {
    actor,
    action: 'unusual_reveals',
    entity: 'staff',
    entityId: actor.id,
    after: reveals,
  })
}

/** The audit entry of the current look is already written, so it is counted. */
async function revealsOf(tx: Tx, actorId: string, now: Date): Promise<Reveals> {
  const weight = sql`case when ${auditLog.action} = 'travellers_exported' then coalesce((${auditLog.after} ->> 'travellers')::int, 1) else 1 end`
  const since = (ms: number) => new Date(now.getTime() - ms)
  const [row] = await tx
    .select({
      hour: sql<number>`coalesce(sum(${weight}) filter (where ${auditLog.at} > ${since(hourMs).toISOString()}::timestamptz), 0)::int`,
      day: sql<number>`coalesce(sum(${weight}), 0)::int`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.actorId, actorId),
        gt(auditLog.at, since(24 * hourMs)),
        inArray(auditLog.action, looks),
      ),
    )
  return row ?? { hour: 0, day: 0 }
}
