import { jsonOption, withProgress } from '../command.mjs'

export default {
  summary: 'everything as it is at this moment into a new folder',
  usage: 'npm run backup [-- --json]',
  about: `Rows and documents of this moment go into a new folder under BACKUP_DIR; the site may go on running.
With BACKUP_KEY every file is sealed and the keys of DATA_DIR are in it too.`,
  options: jsonOption,
  examples: [
    'npm run backup',
    'BACKUP_KEY=$(cat key) BACKUP_DIR=/mnt/backups npm run --silent backup -- --json',
  ],
  work: makeBackup,
}

async function makeBackup({ values: { json }, say }) {
  const { readEnv } = await import('../../src/server/platform/env.ts')
  const { backup } = await import('../../src/server/platform/backup/commands.ts')
  const { release } = await import('../../src/server/platform/release.ts')
  const env = readEnv(process.env)
  const made = await withProgress('Backup', (report) => backup(env, release, new Date(), report))
  if (json) say(JSON.stringify(made, null, 2))
  else tell(made, env, say)
}

function tell({ folder, rows, documents, missing, removed, keptApart }, env, say) {
  say(`Backup in ${folder}: ${rows} rows, ${documents} documents.`)
  if (missing.length > 0) say(`Not in the storage any more: ${missing.length} documents.`)
  if (removed > 0) say(`Older than ${env.BACKUP_KEEP_DAYS} days and removed: ${removed}.`)
  if (keptApart.length > 0) {
    say(
      `Not in it, keep them in another place: ${keptApart.join(', ')} of ${env.dataDir}. Without documents-key documents and passport numbers can't be read. (With BACKUP_KEY they would be in it, sealed.)`,
    )
  }
}
