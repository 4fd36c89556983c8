import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rotateKey } from '../../src/server/office/rotate-key.ts'
import { sealTokensAnew } from '../../src/server/office/seal-tokens-anew.ts'
import { listTables, readRows } from '../../src/server/platform/backup/tables.ts'
import { selectRows } from '../../src/server/platform/db/rows.ts'
import { contactMessages } from '../../src/server/platform/db/schema/contact.ts'
import { voucherCodes } from '../../src/server/platform/db/schema/vouchers.ts'
import { namesOf, setFieldKeys } from '../../src/server/platform/db/sealed-fields.ts'
import {
  openToken,
  type TokenTable,
  tokenNames,
  tokenTables,
} from '../../src/server/platform/db/sealed-tokens.ts'
import { type Env, readEnv } from '../../src/server/platform/env.ts'
import { keyFiles, readOrCreateSecrets } from '../../src/server/platform/secrets.ts'
import { databaseOfThisFile } from '../../src/server/testing/database-of-this-file.ts'
import { everyOpener, type Opener } from '../../src/server/testing/every-opener.ts'
import { type Office, openOffice } from '../../src/server/testing/test-staff.ts'

/** The attacker has a copy of every table, as in an unsealed backup, and tries the site's addresses. */
const database = await databaseOfThisFile()
let office: Office
let openers: Record<string, Opener>
let env: Env

beforeAll(async () => {
  env = readEnv({
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'ondalta-dump-')),
    LOG_LEVEL: 'silent',
  })
  setFieldKeys((await readOrCreateSecrets(env)).documentsKeys)
  office = await openOffice(database.db)
  openers = await everyOpener(office.deps)
})
afterAll(async () => {
  await rm(env.dataDir, { recursive: true, force: true })
})

/** Every row of every table, as a line of JSON. */
function dump(): Promise<string> {
  return database.db.transaction(async (tx) => {
    const lines: string[] = []
    for (const table of await listTables(tx)) {
      for await (const rows of readRows(tx, table)) lines.push(...rows)
    }
    return lines.join('\n')
  })
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')
const hashed: readonly [table: string, column: string][] = [
  ['trip_passes', 'token_hash'],
  ['trip_passes', 'feed_hash'],
  ['trip_sessions', 'token_hash'],
  ['staff_stops', 'token_hash'],
  ['kitty_links', 'token_hash'],
]

/** Tries every word of the copy that could be a token at every door, with one query per door. */
async function opened(): Promise<string[]> {
  const words = [...new Set((await dump()).match(/[\w-]{12,90}/g))]
  const doors = [
    ...tokenTables.map((table) => ({
      table,
      column: sql`(case when starts_with(token, 'enc:v1:') then split_part(token, ':', 5) else 'clear:' || token end)`,
      names: (word: string) => tokenNames(table, word),
    })),
    ...hashed.map(([table, column]) => ({
      table,
      column: sql.identifier(column),
      names: (word: string) => [sha256(word)],
    })),
    {
      table: 'vouchers',
      column: sql`coalesce(code_name, 'clear:' || code)`,
      names: (word: string) => [...namesOf(voucherCodes, word), `clear:${word}`],
    },
  ]
  const found: string[] = []
  for (const { table, column, names } of doors) {
    const keys = sql.param(words.flatMap(names))
    const rows = await selectRows<{ id: string }>(
      database.db,
      sql`select 1 from ${sql.identifier(table)} where ${column} = any(${keys}::text[])`,
    )
    if (rows.length > 0) found.push(table)
  }
  return [...new Set(found)].toSorted()
}

const doorOf: Record<string, string> = {
  'booking link': 'booking_links',
  'verification link': 'passport_verification_links',
  'waiting list': 'waiting_entries',
  review: 'traveller_reviews',
  'date alert': 'date_alerts',
  'traveller’s place': 'trip_passes',
  invitation: 'trip_passes',
  calendar: 'trip_passes',
  'traveller’s session': 'trip_sessions',
  brake: 'staff_stops',
  kitty: 'kitty_links',
  voucher: 'vouchers',
}

/** Puts the token into some text column, as careless code would leave it. */
async function leak(text: string): Promise<() => Promise<unknown>> {
  const submissionId = '5f0c6f1e-6c3d-4d0e-9a43-1d2f3b4c5a69'
  const who = { firstName: 'Carla', lastName: 'Neri', email: 'carla@example.com' }
  await database.db
    .insert(contactMessages)
    .values({ ...who, submissionId, message: `Ecco: ${text}.` })
  return () => database.db.delete(contactMessages)
}

describe('a copy of the whole database', () => {
  test('opens no page and spends no voucher', async () => {
    expect(Object.keys(openers).toSorted()).toEqual(Object.keys(doorOf).toSorted())
    for (const [name, { token, opens }] of Object.entries(openers)) {
      // Control: the rightful holder gets in.
      expect(await opens(token), name).toBe(true)
    }
    const text = await dump()
    for (const [name, { token }] of Object.entries(openers)) {
      expect(text.includes(token), name).toBe(false)
    }
    expect(text).not.toContain('sbx_WRqoZ5mK2vTn8yLb')
    expect(await opened()).toEqual([])
  })

  test.each(Object.entries(doorOf))(
    'that held a %s somewhere would be seen',
    async (name, door) => {
      const undo = await leak(openers[name]?.token ?? '')
      // Only this one: the leak of the previous test case is gone.
      expect(await opened()).toEqual([door])
      await undo()
    },
  )

  test('does not open anything by the names that it has either', async () => {
    for (const [name, { opens }] of Object.entries(openers)) {
      const rows = await selectRows<{ text: string }>(
        database.db,
        sql`select row_to_json(t)::text as text from ${sql.identifier(doorOf[name] ?? '')} t`,
      )
      const parts = rows.flatMap(({ text }) => text.match(/[\w:-]{12,}/g) ?? [])
      expect(parts.length, name).toBeGreaterThan(0)
      for (const part of parts.flatMap((whole) => [whole, ...whole.split(':')])) {
        expect(await opens(part), `${name}: ${part}`).toBe(false)
      }
    }
  })
})

describe('links of before they were sealed', () => {
  const inClear = (table: TokenTable, token: string) =>
    database.db.execute(sql`update ${sql.identifier(table)} set token = ${token}
      where split_part(token, ':', 5) = any(${sql.param(tokenNames(table, token))}::text[])`)

  test('open as they did, stand in a copy, and are sealed once', async () => {
    const kept = Object.entries(openers).flatMap(([name, opener]) => {
      const table = tokenTables.find((one) => one === doorOf[name])
      return table ? [{ name, table, ...opener }] : []
    })
    expect(kept).toHaveLength(tokenTables.length)
    for (const { table, token } of kept) await inClear(table, token)
    expect(await opened()).toEqual([...tokenTables].toSorted())
    for (const { name, token, opens } of kept) expect(await opens(token), name).toBe(true)
    expect(await sealTokensAnew(database.db)).toBe(kept.length)
    expect(await sealTokensAnew(database.db)).toBe(0)
    expect(await opened()).toEqual([])
    for (const { name, token, opens } of kept) expect(await opens(token), name).toBe(true)
  })
})

test('a new key leaves every link as it was, and nothing of the old one behind', async () => {
  const [oldKey] = (await readOrCreateSecrets(env)).documentsKeys
  const before = await dump()
  expect(before).toContain(`enc:v1:${oldKey.id}:`)
  const { links } = await rotateKey(env, database.db)
  expect(links).toBeGreaterThanOrEqual(tokenTables.length)
  expect(await dump()).not.toContain(`enc:v1:${oldKey.id}:`)
  expect(await readFile(keyFiles.current(env), 'utf8')).toMatch(/^[0-9a-f]{64}$/)
  for (const [name, { token, opens }] of Object.entries(openers)) {
    expect(await opens(token), name).toBe(true)
  }
  expect(await opened()).toEqual([])
})

test('with a lost key links are lost, and the rows are still read', async () => {
  const { token } = openers['waiting list'] ?? { token: '' }
  const stored = await selectRows<{ token: string }>(
    database.db,
    sql`select token from waiting_entries`,
  )
  setFieldKeys(
    (await readOrCreateSecrets({ ...env, DOCUMENTS_KEY: 'ab'.repeat(32) })).documentsKeys,
  )
  expect(() => openToken('waiting_entries', stored[0]?.token ?? '')).toThrow('not here')
  expect(await openers['waiting list']?.opens(token)).toBe(false)
  const list = await office.call(office.cookies.consultant, 'GET', '/links?pageSize=10')
  expect(list.status).toBe(200)
  expect(await sealTokensAnew(database.db)).toBe(0)
  setFieldKeys((await readOrCreateSecrets(env)).documentsKeys)
  expect(await openers['waiting list']?.opens(token)).toBe(true)
})
