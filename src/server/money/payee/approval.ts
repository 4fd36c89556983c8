import { coolingOffDays } from '../../../domain/accounts/account-changes.ts'
import { DomainError } from '../../../domain/errors.ts'
import { readSetting } from '../../access/settings/store.ts'
import { isRealSite } from '../../access/staff/require-fresh-sign-in.ts'
import { listAdministrators, staffChangeSince } from '../../access/staff/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'

type Asking = Pick<Deps, 'env' | 'now'> & { db: Db | Tx }

/** Where nobody has chosen: on as soon as there are two administrators on a real site. */
export async function approvalRule(deps: Asking) {
  const { value, version } = await readSetting(deps.db, 'accounts', { secondApproval: null })
  const isOn = value.secondApproval ?? isRealSite(deps)
  const administrators = (await listAdministrators(deps.db)).length
  return { isOn, version, administrators, isNeeded: isOn && administrators > 1 }
}

/** Whoever sends the other administrators away does not rule alone at once. */
export async function refuseAfterTakeover(deps: Asking): Promise<void> {
  if (!isRealSite(deps)) return
  const since = coolingOffStart(deps)
  if (await staffChangeSince(deps.db, since, { kind: 'administrator_removed' })) {
    throw new DomainError('ADMINISTRATOR_REMOVED')
  }
}

/** An access that the asking person has made or renewed is no second pair of eyes. */
export async function requireIndependent(deps: Asking, requestedBy: string, approver: string) {
  if (requestedBy === approver) throw new DomainError('OWN_CHANGE')
  const since = coolingOffStart(deps)
  if (await staffChangeSince(deps.db, since, { kind: 'by', actor: requestedBy, about: approver })) {
    throw new DomainError('APPROVER_TOO_NEW')
  }
}

function coolingOffStart({ now }: Pick<Deps, 'now'>): Date {
  return new Date(now().getTime() - coolingOffDays * 86_400_000)
}
