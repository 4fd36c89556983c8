import { realpathSync } from 'node:fs'
import { become, ensureInstalled, projectEnv, projectNode } from './prepare.mjs'

/**
 * Commands that import the project's TypeScript need the project's own Node: restarts with it, and returns
 * true once they run on it.
 */
export async function onProjectNode(script, env = {}) {
  await ensureInstalled()
  if (realpathSync(process.execPath) === realpathSync(projectNode)) return true
  become(
    ['--disable-warning=ExperimentalWarning', script, ...process.argv.slice(2)],
    projectEnv(env),
  )
  return false
}
