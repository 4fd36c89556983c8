import path from 'node:path'
import { command } from './command.mjs'

/**
 * `npm run restore -- <folder of a backup>`: into an empty DATA_DIR, or into an empty PostgreSQL when
 * DATABASE_URL is set. Every file is checked before the first row is written; a backup of an older
 * release is brought up to this one.
 */
await command({
  script: import.meta.filename,
  usage: 'npm run restore -- backups/2026-01-31T03-00-00Z',
  files: [1, 1],
  work: restoreBackup,
})

async function restoreBackup({ positionals: [folder] }) {
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { restore } = await import('../src/server/platform/backup/commands.ts')
  const env = readEnv(process.env)
  const { rows, documents, madeAt } = await restore(env, path.resolve(folder))
  console.log(`Restored as of ${madeAt}: ${rows} rows, ${documents} documents. Start the site.`)
}
