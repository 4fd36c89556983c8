import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findBooking } from '../booking/bookings/store.ts'
import { closeDataFolder } from '../platform/data-folder.ts'
import { selectRows } from '../platform/db/rows.ts'
import { documentUploads, travelBookings } from '../platform/db/schema/bookings.ts'
import { openField, openTraveller, setFieldKeys } from '../platform/db/sealed-fields.ts'
import { type Env, readEnv } from '../platform/env.ts'
import { createFileStore, openStore } from '../platform/files/create-file-store.ts'
import { keyRing } from '../platform/keys.ts'
import { keyFiles, readOrCreateSecrets } from '../platform/secrets.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { book, person, testDeps } from '../testing/test-deps.ts'
import { rotateKey } from './rotate-key.ts'
import { sealFieldsAnew } from './seal-anew.ts'

const database = await databaseOfThisFile()
let env: Env

beforeEach(async () => {
  env = readEnv({
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'ondalta-keys-')),
    LOG_LEVEL: 'silent',
  })
  for (const table of [documentUploads, travelBookings]) await database.db.delete(table)
  setFieldKeys((await readOrCreateSecrets(env)).documentsKeys)
})
afterEach(() => rm(env.dataDir, { recursive: true, force: true }))

const storedText = async () =>
  (
    await selectRows<{ text: string }>(
      database.db,
      sql`select travelers::text as text from travel_bookings`,
    )
  )[0]?.text ?? ''

const passportOf = async (id: string) =>
  (await findBooking(database.db, id))?.travelers[0]?.passportNumber ?? ''

async function addPhotograph() {
  const files = createFileStore(env, (await readOrCreateSecrets(env)).documentsKeys)
  await files.put('docs-1/passport-1', Buffer.from('foto'))
  await database.db.insert(documentUploads).values({
    batchId: '0b9f8c2e-5d3a-4f7b-9c1d-2e3f4a5b6c7d',
    documentType: 'passport',
    filePath: 'docs-1/passport-1',
    mimeType: 'image/jpeg',
    sizeBytes: 4,
    deleteAfter: new Date(Date.now() + 86_400_000),
  })
}

const readPhotograph = async () =>
  Buffer.from(
    await createFileStore(env, (await readOrCreateSecrets(env)).documentsKeys).get(
      'docs-1/passport-1',
    ),
  ).toString()

describe('a passport number', () => {
  test('lies in the table sealed, with the name of its key, and is read only on purpose', async () => {
    const { id } = await book(testDeps(database.db))
    expect(await storedText()).not.toContain('YA1234567')
    const sealed = await passportOf(id)
    expect(sealed).toMatch(/^enc:v1:[0-9a-f]{8}:/)
    expect(openField('passportNumber', sealed)).toBe('YA1234567')
  })

  test('that was changed in the table does not open', async () => {
    const { id } = await book(testDeps(database.db))
    const sealed = await passportOf(id)
    const other = sealed.endsWith('A') ? 'B' : 'A'
    expect(() => openField('passportNumber', sealed.slice(0, -6) + other.repeat(6))).toThrow(
      'authenticate',
    )
  })

  test('of before is sealed at the start, once, and nothing else of the booking changes', async () => {
    const { id } = await book(testDeps(database.db))
    await database.db.execute(
      sql`update travel_bookings set travelers = jsonb_set(travelers, '{0,passportNumber}', '"YB7654321"')`,
    )
    const before = await findBooking(database.db, id)
    expect(await sealFieldsAnew(database.db)).toBe(1)
    expect(await sealFieldsAnew(database.db)).toBe(0)
    expect(openField('passportNumber', await passportOf(id))).toBe('YB7654321')
    const after = await findBooking(database.db, id)
    expect({ ...after, travelers: [] }).toEqual({ ...before, travelers: [] })
  })
})

describe('a new key', () => {
  test('seals documents and fields anew, and the old one is gone', async () => {
    const needs = { dietaryNeeds: 'Celiachia', emergencyName: 'Zia Anna' }
    const { id } = await book(testDeps(database.db), {}, [person(needs)])
    await addPhotograph()
    const oldKey = await readFile(keyFiles.current(env), 'utf8')
    expect(await rotateKey(env, database.db)).toMatchObject({ documents: 1, bookings: 1 })
    expect(await readFile(keyFiles.current(env), 'utf8')).not.toBe(oldKey)
    expect(existsSync(keyFiles.older(env))).toBe(false)
    expect(openField('passportNumber', await passportOf(id))).toBe('YA1234567')
    const [traveller] = (await findBooking(database.db, id))?.travelers ?? []
    expect(traveller && openTraveller(traveller)).toMatchObject(needs)
    expect(await readPhotograph()).toBe('foto')
    setFieldKeys(keyRing([Buffer.from(oldKey, 'hex')]))
    expect(openField.bind(null, 'passportNumber', await passportOf(id))).toThrow('not here')
  })

  test('goes on where it was interrupted, with the key that it had drawn', async () => {
    const { id } = await book(testDeps(database.db))
    await addPhotograph()
    const stored = await openStore(env).get('docs-1/passport-1')
    const oldKey = await readFile(keyFiles.current(env), 'utf8')
    await rotateKey(env, database.db)
    const newKey = await readFile(keyFiles.current(env), 'utf8')
    // As if the process had died after the bookings and before the photographs.
    await writeFile(keyFiles.older(env), `${oldKey}\n`)
    await openStore(env).put('docs-1/passport-1', stored)
    expect(await readPhotograph()).toBe('foto')
    expect(await rotateKey(env, database.db)).toMatchObject({ documents: 1, bookings: 0 })
    expect(await readFile(keyFiles.current(env), 'utf8')).toBe(newKey)
    expect(await readPhotograph()).toBe('foto')
    expect(openField('passportNumber', await passportOf(id))).toBe('YA1234567')
  })

  test('of the environment needs the old one beside it', async () => {
    const fixed = { ...env, DOCUMENTS_KEY: 'ab'.repeat(32) }
    await expect(rotateKey(fixed, database.db)).rejects.toThrow('DOCUMENTS_KEY_OLDER')
  })
})

test('the data folder is closed to others, with what was there before', async () => {
  const mode = async (name: string) => (await stat(path.join(env.dataDir, name))).mode & 0o777
  await writeFile(path.join(env.dataDir, 'auth-secret'), 'x', { mode: 0o644 })
  await writeFile(path.join(env.dataDir, 'somebody-elses.txt'), 'x')
  await openStore(env).put('docs-1/passport-1', Buffer.from('foto'))
  const umask = process.umask()
  try {
    expect(await closeDataFolder(env)).toBe(true)
  } finally {
    process.umask(umask)
  }
  expect(await mode('.')).toBe(0o700)
  expect(await mode('auth-secret')).toBe(0o600)
  expect(await mode('documents-key')).toBe(0o600)
  expect(await mode('documents')).toBe(0o700)
  expect(await mode('documents/docs-1/passport-1')).toBe(0o600)
})
