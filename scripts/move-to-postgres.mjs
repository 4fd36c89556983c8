import { fail } from './prepare.mjs'
import { onProjectNode } from './project-node.mjs'

/**
 * The embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, and its documents into
 * STORAGE_URL when that is set. Stop the site first. Nothing is removed here; interrupted, run it again.
 */
async function run() {
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { moveToPostgres } = await import('../src/server/platform/backup/commands.ts')
  const env = readEnv(process.env)
  const { rows, wereThere, documents, copied, missing } = await moveToPostgres(env)
  console.log(`${rows} rows ${wereThere ? 'were there already' : 'moved'}, all compared.`)
  console.log(`${documents} documents in the storage, ${copied} of them copied now.`)
  if (missing.length > 0) console.log(`Not found anywhere: ${missing.length} documents.`)
  console.log('Start the site with DATABASE_URL from now on.')
}

try {
  if (await onProjectNode(import.meta.filename)) await run()
} catch (error) {
  const { explainStartFailure } = await import('../src/server/platform/start-failure.ts')
  fail(explainStartFailure(error))
}
