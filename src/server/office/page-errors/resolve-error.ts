import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { lockError, markResolved } from './store.ts'

/**
 * Marks the error as solved in every build in which it was seen so far. Pressed twice, the first time counts.
 */
export async function resolveError(
  { db, now, actor }: Pick<Deps, 'db' | 'now'> & { actor: Actor },
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const error = await lockError(tx, id)
    if (!error) throw new DomainError('NOT_FOUND')
    if (error.resolvedAt) return
    await markResolved(tx, { fingerprint: error.fingerprint, at: now(), by: actor.name })
    const { message, build, count } = error
    await writeAudit(tx, {
      actor,
      action: 'resolved',
      entity: 'page_error',
      entityId: id,
      before: { message, build, count, resolved: false },
      after: { message, build, count, resolved: true },
    })
  })
}
