import { createWriteStream } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Booking, findBooking } from '../../src/server/booking/bookings/store.ts'
import { findLinkByToken } from '../../src/server/booking/links/store.ts'
import { confirmPayment } from '../../src/server/money/payments/confirm-payment.ts'
import { backupName } from '../../src/server/platform/backup/archive.ts'
import { makeBackupApart } from '../../src/server/platform/backup/backup-apart.ts'
import { backup, moveToPostgres, restore } from '../../src/server/platform/backup/commands.ts'
import { makeDatabase, withPostgres } from '../../src/server/platform/backup/databases.ts'
import { readLastBackup } from '../../src/server/platform/backup/last-backup.ts'
import { packBackup } from '../../src/server/platform/backup/packed-backup.ts'
import { answerCopyRequest } from '../../src/server/platform/backup/snapshot.ts'
import { type Db, openEmbeddedDatabase } from '../../src/server/platform/db/client.ts'
import { selectRows } from '../../src/server/platform/db/rows.ts'
import { documentUploads } from '../../src/server/platform/db/schema/bookings.ts'
import { ledgerEntries } from '../../src/server/platform/db/schema/cassa.ts'
import { whatsappClicks } from '../../src/server/platform/db/schema/contact.ts'
import { openField, setFieldKeys } from '../../src/server/platform/db/sealed-fields.ts'
import { type Env, readEnv } from '../../src/server/platform/env.ts'
import { createFileStore } from '../../src/server/platform/files/create-file-store.ts'
import { readOrCreateSecrets } from '../../src/server/platform/secrets.ts'
import { book, testDeps } from '../../src/server/testing/test-deps.ts'
import {
  answerOneAfterTheOther,
  cacheDir,
  type Fingerprints,
  fingerprints,
  inRestored,
  keyOf,
} from './backed-up-site.ts'

const key = '7e'.repeat(32)
const file = 'docs-1/passport-1'
const linkToken = 'k3v9qf70w2mz81xh5tbn4rcy'

let folder: string
let here: Env
let booking: Booking
let wanted: Fingerprints
let open: string
let sealed: string

const envIn = (name: string, change: Record<string, string> = {}) =>
  readEnv({
    DATA_DIR: path.join(folder, name),
    BACKUP_DIR: path.join(folder, 'backups'),
    LOG_LEVEL: 'silent',
    ...change,
  })

/** A running site with a paid booking and a photograph, backed up twice while somebody clicks. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ondalta-backup-'))
  here = envIn('data')
  const database = await openEmbeddedDatabase(here.dataDir, cacheDir)
  const { db, copyTo } = database
  if (!copyTo) throw new Error('The embedded database can be copied')
  const keys = (await readOrCreateSecrets(here)).documentsKeys
  setFieldKeys(keys)
  const deps = testDeps(db)
  booking = await book(deps, { token: linkToken })
  const amount = booking.depositAmount
  const actor = { id: 'staff', name: 'Marta' }
  await confirmPayment(deps, { bookingId: booking.id, amount, externalId: 'one', actor })
  await createFileStore(here, keys).put(file, Buffer.from('foto'))
  await db.insert(documentUploads).values({
    batchId: booking.id,
    documentType: 'passport',
    filePath: file,
    mimeType: 'image/jpeg',
    sizeBytes: 4,
    deleteAfter: new Date(Date.now() + 86_400_000),
  })
  wanted = await fingerprints(db)
  const answering = answerOneAfterTheOther(() => answerCopyRequest(here.dataDir, copyTo))
  open = (await backup(here, '1.0.0')).folder
  await db
    .insert(whatsappClicks)
    .values({ phoneNumber: 'later', clickedAt: new Date(), userAgent: 'x' })
  sealed = await backupApart({ ...here, BACKUP_KEY: key }, new Date(Date.now() + 1000))
  await answering.end()
  await database.close()
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Makes a backup as the back office does. */
async function backupApart(env: Env, at: Date): Promise<string> {
  const told: number[] = []
  const order = { env, release: '1.0.0', at: at.toISOString() }
  await makeBackupApart(order, (progress) => told.push(progress))
  expect(told.length).toBeGreaterThan(2)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  return path.join(env.BACKUP_DIR, backupName(at))
}

describe('a backup made beside the running site', () => {
  test('restores every row and document, and the next booking can be paid', async () => {
    const env = envIn('restored', { DOCUMENTS_KEY: await keyOf(here) })
    const done = await restore(env, open)
    expect(done.documents).toBe(1)
    await inRestored(env, async (db) => {
      expect(await fingerprints(db)).toEqual(wanted)
      const found = await findBooking(db, booking.id)
      expect(openField('passportNumber', found?.travelers[0]?.passportNumber ?? '')).toBe(
        'YA1234567',
      )
      expect((await findLinkByToken(db, linkToken))?.id).toBe(booking.bookingLinkId)
      const store = createFileStore(env, (await readOrCreateSecrets(env)).documentsKeys)
      expect(Buffer.from(await store.get(file)).toString()).toBe('foto')
      // The database triggers are active again, and the numbering continues.
      const before = await db.select().from(ledgerEntries)
      const deps = testDeps(db)
      const { id, depositAmount: amount } = await book(deps)
      const actor = { id: 'staff', name: 'Marta' }
      await confirmPayment(deps, { bookingId: id, amount, externalId: 'two', actor })
      expect((await db.select().from(ledgerEntries)).length).toBeGreaterThan(before.length)
      const erase = db.delete(ledgerEntries).where(eq(ledgerEntries.bookingId, booking.id))
      await expect(erase).rejects.toThrow(/Failed query/)
    })
  })

  test('carries no link that opens anything, sealed or not', async () => {
    const names = await readdir(open, { recursive: true })
    const parts = names.filter((name) => name.endsWith('.jsonl.gz'))
    const rows = await Promise.all(parts.map((name) => readFile(path.join(open, name))))
    const text = rows.map((part) => gunzipSync(part).toString()).join('\n')
    expect(text).toContain(booking.id)
    expect(text).not.toContain(linkToken)
  })

  test('leaves no copy behind and is known to the back office', async () => {
    const left = (await readdir(path.join(here.dataDir, 'database'))).filter((name) =>
      name.startsWith('copy'),
    )
    expect(left).toEqual([])
    const last = await readLastBackup(here, undefined as unknown as Db)
    expect(last).toMatchObject({ documents: 1, isEncrypted: true })
  })

  test('is not restored without the key that opens its documents', async () => {
    await expect(restore(envIn('keyless'), open)).rejects.toThrow(/DOCUMENTS_KEY/)
  })

  test('is not restored over a database that is there', async () => {
    await expect(restore(here, open)).rejects.toThrow(/already holds a database/)
  })
})

describe('an encrypted backup', () => {
  test('shows nothing, and brings the keys of documents and sessions along', async () => {
    const names = await readdir(sealed, { recursive: true, withFileTypes: true })
    for (const entry of names.filter((one) => one.isFile())) {
      const content = await readFile(path.join(entry.parentPath, entry.name), 'latin1')
      expect(content).not.toMatch(/travel_bookings|madeAt/)
    }
    const env = envIn('from-sealed', { BACKUP_KEY: key })
    const download = path.join(folder, 'copia.zip')
    const { stream, bytes } = await packBackup(sealed)
    await pipeline(stream, createWriteStream(download))
    expect((await stat(download)).size).toBe(bytes)
    await restore(env, download)
    await inRestored(env, async (db) => {
      const found = await findBooking(db, booking.id)
      expect(openField('passportNumber', found?.travelers[0]?.passportNumber ?? '')).toBe(
        'YA1234567',
      )
      expect(await db.select().from(whatsappClicks)).toHaveLength(1)
    })
  })

  test('opens with its own key only', async () => {
    const other = envIn('wrong-key', { BACKUP_KEY: 'ab'.repeat(32) })
    await expect(restore(other, sealed)).rejects.toThrow(/BACKUP_KEY/)
    await expect(restore(envIn('no-key'), sealed)).rejects.toThrow(/BACKUP_KEY/)
  })
})

test('a damaged backup is refused before anything is written', async () => {
  const copy = path.join(folder, 'damaged')
  await cp(open, copy, { recursive: true })
  await writeFile(path.join(copy, 'documents', file), 'altro')
  const env = envIn('untouched', { DOCUMENTS_KEY: await keyOf(here) })
  await expect(restore(env, copy)).rejects.toThrow(/damaged: documents/)
  await expect(readdir(env.dataDir)).rejects.toThrow(/ENOENT/)
})

test('rows of an older release are brought up to this one', async () => {
  const env = envIn('older')
  const first = JSON.parse(
    await readFile(
      new URL('../../src/server/platform/db/migrations/meta/_journal.json', import.meta.url),
      'utf8',
    ),
  ).entries[0].when
  await makeDatabase(env, first, async (db) => {
    const columns = await selectRows(
      db,
      sql`select 1 from information_schema.tables where table_name = 'ledger_entries'`,
    )
    expect(columns).toEqual([])
    await db.execute(
      sql`insert into whatsapp_clicks (phone_number, clicked_at, user_agent) values ('old', now(), 'x')`,
    )
  })
  await inRestored(env, async (db) => {
    const clicks = await db.select({ number: whatsappClicks.phoneNumber }).from(whatsappClicks)
    expect(clicks).toEqual([{ number: 'old' }])
    expect(await db.select().from(ledgerEntries)).toEqual([])
  })
})

describe('the embedded database moved to PostgreSQL', () => {
  let postgres: { url: string; stop: () => Promise<void> }
  let env: Env
  beforeAll(async () => {
    const script = new URL('../../scripts/postgres.mjs', import.meta.url).href
    const { startPostgres } = (await import(script)) as {
      startPostgres: () => Promise<typeof postgres>
    }
    postgres = await startPostgres()
    env = { ...here, DATABASE_URL: postgres.url, STORAGE_URL: `file://${folder}/elsewhere` }
  })
  afterAll(() => postgres.stop())

  test('has every row and document, however often it is asked for', async () => {
    setFieldKeys((await readOrCreateSecrets(here)).documentsKeys)
    const first = await moveToPostgres(env)
    expect(first).toMatchObject({ wereThere: false, documents: 1, copied: 1, missing: [] })
    await withPostgres(postgres.url, async (db) => {
      const arrived = await fingerprints(db)
      // The only difference: the click between the first backup and the second.
      expect(arrived.whatsapp_clicks?.rows).toBe(1)
      expect((await findLinkByToken(db, linkToken))?.id).toBe(booking.bookingLinkId)
      expect({ ...arrived, whatsapp_clicks: wanted.whatsapp_clicks }).toEqual(wanted)
    })
    const again = await moveToPostgres(env)
    expect(again).toMatchObject({ wereThere: true, rows: first.rows, copied: 0 })
  })

  test('is never moved over bookings that are there', async () => {
    await withPostgres(postgres.url, (db) => db.delete(whatsappClicks))
    await expect(moveToPostgres(env)).rejects.toThrow(/in use/)
  })

  test('is backed up from there, and goes back into a folder of its own', async () => {
    await withPostgres(postgres.url, (db) =>
      db.insert(whatsappClicks).values({ phoneNumber: 'x', clickedAt: new Date(), userAgent: 'x' }),
    )
    const made = await backupApart(env, new Date(Date.now() + 5_000))
    await withPostgres(postgres.url, async (db) => {
      expect(await readLastBackup(env, db)).toMatchObject({ documents: 1, isEncrypted: false })
    })
    const back = envIn('back', { DOCUMENTS_KEY: await keyOf(here) })
    expect(await restore(back, made)).toMatchObject({ documents: 1 })
  })
})

test('backups older than wished for go, the newest stays', async () => {
  const keeping = { ...here, BACKUP_KEEP_DAYS: 30, BACKUP_DIR: path.join(folder, 'kept') }
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  const old = path.join(keeping.BACKUP_DIR, backupName(daysAgo(90)))
  await cp(open, old, { recursive: true })
  const recent = await backup(keeping, '1.0.0', daysAgo(10))
  expect(await readdir(keeping.BACKUP_DIR)).toEqual([path.basename(recent.folder)])
})
