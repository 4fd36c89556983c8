import path from 'node:path'
import { become, ensureBuilt, ensureInstalled, fail, projectEnv, root } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const main = path.join(root, 'src', 'main.ts')
  console.log('Starting (a first start prepares the database) …')
  become(['--disable-warning=ExperimentalWarning', main], projectEnv({ NODE_ENV: 'production' }))
} catch (error) {
  fail(error)
}
