import { readSetting } from '../../access/settings/store.ts'
import { isRealSite } from '../../access/staff/require-fresh-sign-in.ts'
import { listAdministrators } from '../../access/staff/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { hasSecondEyes } from './standing.ts'

type Asking = Pick<Deps, 'env' | 'now'> & { db: Db | Tx }

/**
 * Whether a change of this administrator waits for a second one, or, where nobody could be that on a
 * real site, for the time in which everybody hears of it. Where nobody has chosen the rule is on for
 * a real site.
 */
export async function approvalRule(deps: Asking, staffId: string) {
  const { value, version } = await readSetting(deps.db, 'accounts', { secondApproval: null })
  const isOn = value.secondApproval ?? isRealSite(deps)
  const administrators = (await listAdministrators(deps.db)).length
  const isAlone = isRealSite(deps) ? !(await hasSecondEyes(deps, staffId)) : administrators < 2
  return {
    isOn,
    version,
    administrators,
    isNeeded: isOn && !isAlone,
    waits: isOn && isAlone && isRealSite(deps),
  }
}
