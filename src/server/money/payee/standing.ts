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
 * Required on a real site before an administrator requests or approves a change of the accounts: no
 * administrator was removed lately, no change was stopped, and the caller's own account is not new.
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

/** An approver whose account is connected to the requester's is not independent. */
export async function requireIndependent(deps: Asking, requestedBy: string, approver: string) {
  if (requestedBy === approver) throw new DomainError('OWN_CHANGE')
  const now = deps.now()
  const ties = await accessTies(deps.db, independenceStart(now))
  if (isTooNew(ties, approver, now) || areTied(ties, requestedBy, approver)) {
    throw new DomainError('APPROVER_TOO_NEW')
  }
}

/** Whether any administrator could approve this one's requests. */
export async function hasSecondEyes(deps: Asking, staffId: string): Promise<boolean> {
  const now = deps.now()
  const administrators = (await listAdministrators(deps.db)).map(({ id }) => id)
  const ties = await accessTies(deps.db, independenceStart(now))
  return independentOf(ties, administrators, staffId, now).length > 0
}

/** True when an administrator was removed, or a change stopped, after the request: then it is not applied. */
export async function isOvertaken({ db }: { db: Db | Tx }, requestedAt: Date): Promise<boolean> {
  return (
    (await removedAdministrators(db, requestedAt)).length > 0 ||
    (await wasStoppedSince(db, requestedAt))
  )
}
