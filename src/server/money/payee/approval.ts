import { readSetting } from '../../access/settings/store.ts'
import { isRealSite } from '../../access/staff/require-fresh-sign-in.ts'
import { listAdministrators } from '../../access/staff/store.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import { hasSecondEyes } from './standing.ts'

type Asking = Pick<Deps, 'env' | 'now'> & { db: Db | Tx }

/**
 * Whether a change by this administrator needs a second one's approval; or, where no other administrator can
 * approve on a real site, waits for a time while everyone is notified. If the setting was never chosen, the
 * rule applies to real sites.
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
