import { access, chmod, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pages } from '../../../contract/pages.ts'
import { pageHeadersFor } from '../../http/nginx-headers.ts'
import { securityHeaders, securityOptions } from '../../http/security.ts'
import type { SiteFiles } from '../../http/site-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { StartFailure } from '../../platform/start-failure.ts'
import { openPagesFolder, type PagesFolder } from './pages-folder.ts'
import { lockShownNumber } from './store.ts'

/** Opens the folder `PAGES_DIR`; undefined where only this process serves pages. */
export async function startPagesFolder(
  { env, db, log, publicUrl }: Pick<Deps, 'env' | 'db' | 'log' | 'publicUrl'>,
  site: SiteFiles,
): Promise<PagesFolder | undefined> {
  if (!env.PAGES_DIR) return undefined
  const folder = path.resolve(env.PAGES_DIR)
  await requireOpenFolder(folder, env.dataDir)
  const security = securityHeaders(securityOptions(publicUrl, site.scriptHashes))
  const home = site.memory.get(pages.home)
  return openPagesFolder({
    folder,
    log,
    headers: pageHeadersFor(security, home?.headers ?? {}),
    kind: [site.release, publicUrl],
    // Takes the lock that publications take, so that an older edition can't replace a newer one.
    whileShown: (number, work) =>
      db.transaction(async (tx) => {
        if ((await lockShownNumber(tx)) === number) await work()
      }),
  })
}

async function requireOpenFolder(folder: string, dataDir: string): Promise<void> {
  if (`${folder}${path.sep}`.startsWith(`${dataDir}${path.sep}`)) {
    throw new StartFailure(
      `PAGES_DIR ${folder} lies in DATA_DIR, which nobody else may read: choose another folder.`,
    )
  }
  try {
    const first = await mkdir(folder, { recursive: true })
    await access(folder, constants.W_OK | constants.X_OK)
    for (const made of first ? between(first, folder) : []) await chmod(made, 0o755)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartFailure(
      `PAGES_DIR ${folder} can't be written (${code}): choose a folder that this user may write to.`,
    )
  }
}

/** All folders from the first one down to the last. */
function between(first: string, last: string): string[] {
  return first === last ? [last] : [...between(first, path.dirname(last)), last]
}
