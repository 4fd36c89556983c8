import path from 'node:path'
import { become, ensureInstalled, fail, projectEnv, root } from './prepare.mjs'

try {
  await ensureInstalled()
  const main = path.join(root, 'src', 'dev.ts')
  const watched = ['src/server', 'src/domain', 'src/contract'].flatMap((folder) => [
    '--watch-path',
    path.join(root, folder),
  ])
  const quiet = '--disable-warning=ExperimentalWarning'
  become(
    [quiet, ...watched, '--watch-preserve-output', main],
    projectEnv({ NODE_ENV: 'development' }),
  )
} catch (error) {
  fail(error)
}
