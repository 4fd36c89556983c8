import { jsonOption, withProgress } from '../command.mjs'

export default {
  summary: 'the embedded database and its documents into PostgreSQL',
  usage: 'DATABASE_URL=postgres://… npm run move-to-postgres [-- --json]',
  about: `The embedded database of DATA_DIR goes into the empty PostgreSQL of DATABASE_URL, and its documents into
STORAGE_URL when that is set. Stop the site first. Nothing is removed here; interrupted, run it again.`,
  options: jsonOption,
  examples: ['DATABASE_URL=postgres://ondalta:secret@db:5432/ondalta npm run move-to-postgres'],
  work: move,
}

async function move({ values: { json }, say }) {
  const { readEnv } = await import('../../src/server/platform/env.ts')
  const { moveToPostgres } = await import('../../src/server/platform/backup/commands.ts')
  const env = readEnv(process.env)
  const moved = await withProgress('Move', () => moveToPostgres(env))
  if (json) say(JSON.stringify(moved, null, 2))
  else tell(moved, say)
}

function tell({ rows, wereThere, documents, copied, missing }, say) {
  say(`${rows} rows ${wereThere ? 'were there already' : 'moved'}, all compared.`)
  say(`${documents} documents in the storage, ${copied} of them copied now.`)
  if (missing.length > 0) say(`Not found anywhere: ${missing.length} documents.`)
  say('Start the site with DATABASE_URL from now on.')
}
