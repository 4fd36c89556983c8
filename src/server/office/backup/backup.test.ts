import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { desc, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archiveIn, backupName } from '../../platform/backup/archive.ts'
import { BackupFailed, type MakeBackup } from '../../platform/backup/backup-apart.ts'
import { lastBackupFile } from '../../platform/backup/last-backup.ts'
import { withUnpacked } from '../../platform/backup/packed-backup.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { readEnv } from '../../platform/env.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { type Office, openOffice } from '../../testing/test-staff.ts'
import { requireDownload } from './backup-state.ts'
import { beginBackup } from './begin-backup.ts'

const key = '5c'.repeat(32)
const owner = { id: 'owner', name: 'Nora Villa' }
const database = await databaseOfThisFile()
let folder: string
let office: Office

const state = async () => (await office.call(office.cookies.administrator, 'GET', '/backup')).body

/** An empty backup, encrypted and recorded like any other. */
const small: MakeBackup = async ({ env, release, at }) => {
  const tables = {}
  const manifest = { format: 1, madeAt: at, release, schema: 1, isEncrypted: true } as const
  const place = path.join(env.BACKUP_DIR, backupName(new Date(at)))
  const archive = archiveIn(place, env.BACKUP_KEY)
  await archive.write('documents/docs-1/passport-1', Buffer.from('foto'))
  await archive.writeManifest({ ...manifest, documentKeys: [], tables, documents: {} })
  const last = { at, rows: 12, documents: 1, isEncrypted: true }
  await writeFile(lastBackupFile(env), JSON.stringify(last))
  return { rows: 12, documents: 1 }
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-backup-office-'))
  office = await openOffice(database.db)
  set({ BACKUP_KEY: key })
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

describe('a backup asked for in the back office', () => {
  it('is made one at a time, with its progress, and written to the log', async () => {
    expect(await state()).toMatchObject({ isSealed: true, lines: '', run: null, last: null })
    let go = () => {}
    const gate = new Promise<void>((resolve) => {
      go = resolve
    })
    const { made } = await beginBackup(office.deps, owner, async (order, report) => {
      report(40)
      await gate
      return small(order, report)
    })
    const again = beginBackup(office.deps, owner, small)
    await expect(again).rejects.toMatchObject({ code: 'BACKUP_BUSY' })
    await expect
      .poll(state)
      .toMatchObject({ run: { state: 'running', progress: 40, startedBy: owner.name } })
    go()
    await made
    const after = await state()
    expect(after).toMatchObject({ run: { state: 'done' }, last: { rows: 12, isEncrypted: true } })
  })

  it('is downloaded by administrators alone, whole, and that is written down', async () => {
    const { last } = (await state()) as { last: { file: string } }
    const address = `/backup/${last.file}`
    expect((await office.raw(office.cookies.consultant, address)).status).toBe(403)
    expect((await office.raw(undefined, address)).status).toBe(401)
    expect((await office.raw(office.cookies.administrator, '/backup/2020.zip')).status).toBe(404)
    const response = await office.raw(office.cookies.administrator, address)
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    expect(bytes.includes('foto')).toBe(false)
    const file = path.join(folder, 'downloaded.zip')
    await writeFile(file, bytes)
    await withUnpacked(file, async (unpacked) => {
      const archive = archiveIn(unpacked, key)
      expect((await archive.readManifest()).isEncrypted).toBe(true)
      expect((await archive.read('documents/docs-1/passport-1')).toString()).toBe('foto')
    })
    const log = await database.db
      .select({ action: auditLog.action, name: auditLog.actorName })
      .from(auditLog)
      .where(like(auditLog.action, 'backup_%'))
      .orderBy(desc(auditLog.at))
    expect(log.map(({ action }) => action)).toEqual(['backup_downloaded', 'backup_started'])
  })

  it('wants the password again on a real site, and a key in any case', async () => {
    const { last } = (await state()) as { last: { file: string } }
    const ask = (method: string, address: string, body?: object) =>
      office.call(office.cookies.administrator, method, address, body)
    set({ PUBLIC_URL: 'https://viaggi.example', BACKUP_KEY: key })
    const asking = { ...office.deps, staff: { sessionId: 'never-confirmed' } }
    const refused = { code: 'FRESH_SIGN_IN_REQUIRED' }
    await expect(requireDownload(asking, last.file)).rejects.toMatchObject(refused)
    set({ BACKUP_KEY: '6d'.repeat(32) })
    const locked = { status: 404, body: { code: 'BACKUP_GONE' } }
    expect(await ask('GET', `/backup/${last.file}`)).toMatchObject(locked)
    set({})
    const none = { status: 409, body: { code: 'BACKUP_NO_KEY' } }
    expect(await ask('POST', '/backup')).toMatchObject(none)
    const told = await ask('GET', '/backup')
    expect(told.body).toMatchObject({ isSealed: false, last: { file: null } })
    expect(told.body.lines).toContain('BACKUP_KEY=')
  })

  it('that fails says why, and another one can be made', async () => {
    set({ BACKUP_KEY: key })
    const later = () => (office.deps.clock.now = new Date(office.deps.clock.now.getTime() + 1000))
    later()
    const { made } = await beginBackup(office.deps, owner, async () => {
      throw new BackupFailed('no room', 'ENOSPC')
    })
    await made
    expect(await state()).toMatchObject({ run: { state: 'failed', failure: 'disk' } })
    later()
    await (await beginBackup(office.deps, owner, small)).made
    expect(await state()).toMatchObject({ run: { state: 'done', failure: null } })
  })
})

/** Changes the settings, with the same staff, folder and database. */
function set(source: Record<string, string>): void {
  office.deps.env = readEnv({
    DATA_DIR: folder,
    BACKUP_DIR: path.join(folder, 'backups'),
    LOG_LEVEL: 'silent',
    ...source,
  })
}
