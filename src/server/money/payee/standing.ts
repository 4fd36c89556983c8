import {
  areTied,
  coolingOffStart,
  independenceStart,
  independentOf,
  isTooNew,
} from '../../../domain/access/access-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import {
  accessTies,
  removedAdministrators,
  wasStoppedSince,
} from '../../access/staff/access-log.ts'
import { isRealSite } from '../../access/staff/require-fresh-sign-in.ts'
import { listAdministrators } from '../../access/staff/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'

type Asking = Pick<Deps, 'env' | 'now'> & { db: Db | Tx }

/**
 * Before anybody asks for a change of the accounts or approves one, on a real site: nobody has sent
 * an administrator away lately, nobody has pressed the brake, and the own access is no new one.
 */
export async function requireStanding(deps: Asking, staffId: string): Promise<void> {
  if (!isRealSite(deps)) return
  const now = deps.now()
  const since = coolingOffStart(now)
  if ((await removedAdministrators(deps.db, since)).length > 0) {
    throw new DomainError('ADMINISTRATOR_REMOVED')
  }
  if (await wasStoppedSince(deps.db, since)) throw new DomainError('CHANGES_FROZEN')
  if (isTooNew(await accessTies(deps.db, since), staffId, now)) {
    throw new DomainError('ACCESS_TOO_NEW')
  }
}

/** An access that hangs together with the asking person's is no second pair of eyes. */
export async function requireIndependent(deps: Asking, requestedBy: string, approver: string) {
  if (requestedBy === approver) throw new DomainError('OWN_CHANGE')
  const now = deps.now()
  const ties = await accessTies(deps.db, independenceStart(now))
  if (isTooNew(ties, approver, now) || areTied(ties, requestedBy, approver)) {
    throw new DomainError('APPROVER_TOO_NEW')
  }
}

/** Whether anybody could approve what this administrator asks for. */
export async function hasSecondEyes(deps: Asking, staffId: string): Promise<boolean> {
  const now = deps.now()
  const administrators = (await listAdministrators(deps.db)).map(({ id }) => id)
  const ties = await accessTies(deps.db, independenceStart(now))
  return independentOf(ties, administrators, staffId, now).length > 0
}

/** Somebody was sent away, or pressed the brake, after it was asked for: it is not made. */
export async function isOvertaken({ db }: { db: Db | Tx }, requestedAt: Date): Promise<boolean> {
  return (
    (await removedAdministrators(db, requestedAt)).length > 0 ||
    (await wasStoppedSince(db, requestedAt))
  )
}
