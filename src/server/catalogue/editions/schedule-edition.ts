import { beginningNow } from '../../../domain/catalogue/campaign-days.ts'
import { checkDocuments } from '../../../domain/catalogue/check-documents.ts'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { type Changes, notWhole, publishEdition, withChanges } from './publish-edition.ts'
import {
  claimDue,
  endScheduled,
  insertScheduled,
  publishedDocuments,
  type ScheduledEdition,
} from './store.ts'

type Scheduling = { actor: Actor; note: string; changes: Changes; dueAt: Date }

/**
 * Validated now against the shown edition, so that foreseeable problems are found before the scheduled time.
 */
export async function scheduleEdition(
  tx: Tx,
  { actor, note, changes, dueAt }: Scheduling,
): Promise<ScheduledEdition> {
  const { problems } = checkDocuments(withChanges(await publishedDocuments(tx), changes))
  if (problems.length > 0) throw notWhole(problems)
  const scheduled = await insertScheduled(tx, {
    dueAt,
    actorId: actor.id,
    actorName: actor.name,
    note,
    changes: { ...changes },
  })
  await writeAudit(tx, {
    actor,
    action: 'edition_scheduled',
    entity: 'catalogue',
    entityId: scheduled.id,
    after: { dueAt, note, changed: Object.keys(changes) },
  })
  return scheduled
}

export async function withdrawScheduled(
  tx: Tx,
  { actor, id }: { actor: Actor; id: string },
): Promise<ScheduledEdition> {
  const ended = await endScheduled(tx, id, { state: 'withdrawn' })
  if (!ended) throw new DomainError('EDITION_NOT_FOUND', { id })
  await writeAudit(tx, {
    actor,
    action: 'edition_withdrawn',
    entity: 'catalogue',
    entityId: id,
    before: { dueAt: ended.dueAt, note: ended.note },
  })
  return ended
}

type Publishing = Pick<Deps, 'db' | 'log' | 'now'>

/**
 * Publishes editions that are due, each in its own transaction, so that a failing one does not block the
 * others.
 */
export async function publishDueEditions(deps: Publishing): Promise<number> {
  let published = 0
  while (await publishNext(deps)) published += 1
  return published
}

async function publishNext({ db, log, now }: Publishing): Promise<boolean> {
  let claimed: ScheduledEdition | undefined
  try {
    return await db.transaction(async (tx) => {
      claimed = await claimDue(tx)
      if (!claimed) return false
      const { id, actorId, actorName, note, changes } = claimed
      const actor = { id: actorId, name: actorName }
      const published = await publishEdition(tx, {
        actor,
        note,
        changes: await withTrueBeginning(tx, changes, now()),
      })
      await endScheduled(tx, id, { state: 'published', number: published.number })
      return true
    })
  } catch (error) {
    if (!claimed || !(error instanceof DomainError)) throw error
    const { id } = claimed
    // An edition that can't be published waits for staff; it is not retried every minute.
    log.error({ scheduled: id, err: describeError(error) }, 'scheduled edition not published')
    await db.transaction((tx) => endScheduled(tx, id, { state: 'failed', reason: error.code }))
    return true
  }
}

/** A server that was off at the scheduled time publishes later, so the campaign begins later. */
async function withTrueBeginning(tx: Tx, changes: Changes, now: Date): Promise<Changes> {
  if (!changes['campaign']) return changes
  const { campaign: shown } = await publishedDocuments(tx)
  return { ...changes, campaign: beginningNow(changes['campaign'], shown, now) }
}
