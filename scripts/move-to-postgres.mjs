import { command } from './command.mjs'

/**
 * The embedded database of DATA_DIR into the empty PostgreSQL of DATABASE_URL, and its documents into
 * STORAGE_URL when that is set. Stop the site first. Nothing is removed here; interrupted, run it again.
 */
await command({ script: import.meta.filename, usage: 'npm run move-to-postgres', work: move })

async function move() {
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { moveToPostgres } = await import('../src/server/platform/backup/commands.ts')
  const env = readEnv(process.env)
  const { rows, wereThere, documents, copied, missing } = await moveToPostgres(env)
  console.log(`${rows} rows ${wereThere ? 'were there already' : 'moved'}, all compared.`)
  console.log(`${documents} documents in the storage, ${copied} of them copied now.`)
  if (missing.length > 0) console.log(`Not found anywhere: ${missing.length} documents.`)
  console.log('Start the site with DATABASE_URL from now on.')
}
