import path from 'node:path'
import { jsonOption, withProgress } from '../command.mjs'

export default {
  summary: 'a backup into an empty DATA_DIR or an empty PostgreSQL',
  usage: 'npm run restore -- FOLDER|FILE.zip [--json]',
  about: `The folder of a backup, or the file as which it was downloaded, goes into an empty DATA_DIR, or into an
empty PostgreSQL when DATABASE_URL is set. Every file is checked before the first row is written; a backup of
an older release is brought up to this one. A sealed one wants the BACKUP_KEY it was made with.`,
  options: jsonOption,
  files: [1, 1],
  examples: [
    'npm run restore -- backups/2026-01-31T03-00-00Z',
    'BACKUP_KEY=$(cat key) DATA_DIR=./again npm run restore -- copia-2026-01-31T03-00-00Z.zip',
  ],
  work: restoreBackup,
}

async function restoreBackup({ values: { json }, positionals: [place], say }) {
  const { readEnv } = await import('../../src/server/platform/env.ts')
  const { restore } = await import('../../src/server/platform/backup/commands.ts')
  const env = readEnv(process.env)
  const restored = await withProgress('Restore', (report) =>
    restore(env, path.resolve(place), report),
  )
  const { rows, documents, madeAt } = restored
  if (json) say(JSON.stringify(restored, null, 2))
  else say(`Restored as of ${madeAt}: ${rows} rows, ${documents} documents. Start the site.`)
}
