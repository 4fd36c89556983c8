import type { LaunchItem } from '../../../contract/admin/office/launch.ts'
import { readSetting, writeSetting } from '../../access/settings/store.ts'
import type { Deps } from '../../platform/deps.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { type Launching, launchItems } from './checks.ts'

/**
 * Under a public https address visitors must not see placeholders: the start fails with the list of them. A
 * site that was once ready always starts, whatever comes up later (an expired proof, a new colleague's first
 * password), because it has customers: then the list is shown in the back office and in the log.
 */
export async function requireReadyToLaunch(deps: Launching & Pick<Deps, 'log'>): Promise<void> {
  const { db, env, log } = deps
  if (!env.PUBLIC_URL?.startsWith('https:')) return
  const { value, version } = await readSetting(db, 'launch', { readyAt: null })
  const left = await launchItems(deps)
  if (left.length === 0) {
    if (value.readyAt) return
    const now = deps.now()
    const ready = { readyAt: now.toISOString() }
    await db.transaction((tx) => writeSetting(tx, 'launch', ready, version, now))
    return
  }
  if (!env.LAUNCH_ANYWAY && !value.readyAt) throw new StartFailure(whatIsLeft(left))
  log.warn({ left: left.map(({ id }) => id) }, 'not everything is ready for customers')
}

function whatIsLeft(left: readonly LaunchItem[]): string {
  const lines = left.map(({ title, hint }) => `- ${title}. ${hint}`)
  return [
    `PUBLIC_URL is the address for customers, and ${left.length} things are not ready for them:`,
    ...lines,
    'Set LAUNCH_ANYWAY=1 to start all the same, for instance to mend them in the back office.',
  ].join('\n')
}
