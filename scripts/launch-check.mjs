import path from 'node:path'
import { fail, root } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * What is still placeholder or unproven before the first real customer comes, with the settings and
 * the database of this environment. Ends with an error while anything is left.
 */
async function check() {
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { openEmbeddedDatabase, openPostgres } = await import('../src/server/platform/db/client.ts')
  const { launchItems } = await import('../src/server/office/launch/checks.ts')
  const { followEditions } = await import('../src/server/catalogue/editions/follow-editions.ts')
  const { createLog } = await import('../src/server/platform/log.ts')
  const env = readEnv(process.env)
  const database = env.DATABASE_URL
    ? await openPostgres(env.DATABASE_URL)
    : await openEmbeddedDatabase(env.dataDir, path.join(root, '.cache'))
  try {
    const { db } = database
    const catalogue = await followEditions({ db, log: createLog(env) })
    return report(await launchItems({ db, env, catalogue, now: () => new Date() }))
  } finally {
    await database.close()
  }
}

function report(items) {
  if (items.length === 0) {
    console.log('Nothing is left: the site is ready for its first customers.')
    return 0
  }
  console.log(`${items.length} left before the first customer:\n`)
  for (const { id, area, title, hint } of items)
    console.log(`- [${area}] ${title} (${id})\n  ${hint}`)
  return 1
}

try {
  if (await onProjectNode(import.meta.filename)) process.exitCode = await check()
} catch (error) {
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  fail(explainStartFailure(error))
}
