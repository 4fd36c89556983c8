import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { administrator } from './staff.ts'

/** The real server on a temporary data folder, deleted at exit. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'ondalta-journeys-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
Object.assign(process.env, {
  DATA_DIR: dataDir,
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  LOG_LEVEL: 'warn',
})

await import(new URL('../../../dist/server/main.js', import.meta.url).href)
