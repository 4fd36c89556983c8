import { command } from './command.mjs'

/**
 * Everything as it is at this moment (rows, documents) into a new folder under BACKUP_DIR. The site may
 * go on running. With BACKUP_KEY every file is sealed and the keys of DATA_DIR are in it too.
 */
await command({ script: import.meta.filename, usage: 'npm run backup', work: makeBackup })

async function makeBackup() {
  const { readEnv } = await import('../src/server/platform/env.ts')
  const { backup } = await import('../src/server/platform/backup/commands.ts')
  const env = readEnv(process.env)
  const { release } = await import('../src/server/platform/release.ts')
  const { folder, rows, documents, missing, removed, keptApart } = await backup(env, release)
  console.log(`Backup in ${folder}: ${rows} rows, ${documents} documents.`)
  if (missing.length > 0) console.log(`Not in the storage any more: ${missing.length} documents.`)
  if (removed > 0) console.log(`Older than ${env.BACKUP_KEEP_DAYS} days and removed: ${removed}.`)
  if (keptApart.length > 0) {
    console.log(
      `Not in it, keep them in another place: ${keptApart.join(', ')} of ${env.dataDir}. Without documents-key documents and passport numbers can't be read. (With BACKUP_KEY they would be in it, sealed.)`,
    )
  }
}
