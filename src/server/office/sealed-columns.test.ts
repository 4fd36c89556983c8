import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, todayInRome } from '../../domain/dates.ts'
import { issueVoucher } from '../money/vouchers/issue-voucher.ts'
import { spendVoucher } from '../money/vouchers/spend-voucher.ts'
import { forgetHolder, listVouchers } from '../money/vouchers/store.ts'
import { system } from '../platform/audit/write-audit.ts'
import { selectRows } from '../platform/db/rows.ts'
import { vouchers } from '../platform/db/schema/vouchers.ts'
import { setFieldKeys } from '../platform/db/sealed-fields.ts'
import { type Env, readEnv } from '../platform/env.ts'
import { keyRing } from '../platform/keys.ts'
import { keyFiles, readOrCreateSecrets } from '../platform/secrets.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { everyOpener } from '../testing/every-opener.ts'
import { book, testDeps } from '../testing/test-deps.ts'
import { rotateKey } from './rotate-key.ts'
import { sealFieldsAnew } from './seal-anew.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
let env: Env

beforeAll(async () => {
  env = readEnv({
    DATA_DIR: await mkdtemp(path.join(tmpdir(), 'ondalta-sealed-')),
    LOG_LEVEL: 'silent',
  })
  setFieldKeys((await readOrCreateSecrets(env)).documentsKeys)
})
afterAll(async () => {
  await rm(env.dataDir, { recursive: true, force: true })
})

async function issue() {
  const voucher = await database.db.transaction((tx) =>
    issueVoucher(tx, deps, {
      amount: 50_000,
      expiresOn: addDays(todayInRome(deps.now()), 30),
      holderName: 'Giulia Rossi',
      holderEmail: 'giulia@example.com',
      submissionId: randomUUID(),
      actor: system,
    }),
  )
  if (!voucher) throw new Error('no voucher')
  return voucher
}

const spend = async (code: string) => {
  const { id: bookingId } = await book(deps)
  return (await spendVoucher(deps, { bookingId, code, submissionId: randomUUID() })).amountPaid
}

/** Every sealed value in any column, by its column. */
async function sealedNow(): Promise<Map<string, string>> {
  const columns = await selectRows<{ table: string; column: string }>(
    database.db,
    sql`select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and data_type in ('text', 'jsonb')`,
  )
  const found = new Map<string, string>()
  for (const { table, column } of columns) {
    const [row] = await selectRows<{ all: string | null }>(
      database.db,
      sql`select string_agg(${sql.identifier(column)}::text, ' ') as all from ${sql.identifier(table)}
        where ${sql.identifier(column)}::text like '%enc:v1:%'`,
    )
    if (row?.all) found.set(`${table}.${column}`, row.all)
  }
  return found
}

/** The number of sealed columns in the schema files. */
function sealedColumns(): number {
  const folder = new URL('../platform/db/schema/', import.meta.url)
  const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return sources.join('').match(/: sealed\w+\(/g)?.length ?? 0
}

test('a code stands nowhere in a copy of the database, and is found all the same', async () => {
  const { id, code } = await issue()
  const [row] = await selectRows<{ text: string }>(
    database.db,
    sql`select row_to_json(v)::text as text from vouchers v where id = ${id}`,
  )
  expect(row?.text).toContain('enc:v1:')
  expect(row?.text).not.toContain(code)
  expect((await listVouchers(database.db)).find((one) => one.id === id)?.code).toBe(code)
  expect(await spend(code)).toBe(50_000)
})

test('a code of before is spent as it was, then sealed once, and spent again', async () => {
  const { id } = await issue()
  const code = 'BV-7KQM-X3TW-9HPA'
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`alter table vouchers disable trigger vouchers_unchanged`)
    await tx.execute(sql`update vouchers set code = ${code}, code_name = null where id = ${id}`)
    await tx.execute(sql`alter table vouchers enable trigger vouchers_unchanged`)
  })
  expect(await spend(code)).toBe(50_000)
  await database.db.execute(
    sql`insert into voucher_uses (voucher_id, booking_id, amount) select voucher_id, booking_id, -amount from voucher_uses where voucher_id = ${id}`,
  )
  expect(await sealFieldsAnew(database.db)).toBe(1)
  expect(await sealFieldsAnew(database.db)).toBe(0)
  expect(await spend(code)).toBe(50_000)
})

test('a spent voucher forgets its holder, one that is worth something does not', async () => {
  const [spent, valid] = [await issue(), await issue()]
  await spend(spent.code)
  const today = todayInRome(deps.now())
  const nobody = { nobody: 'Nessuno', today }
  await database.db.transaction((tx) => forgetHolder(tx, spent.holderEmail, nobody))
  const holders = await database.db
    .select({ id: vouchers.id, holderName: vouchers.holderName, email: vouchers.holderEmail })
    .from(vouchers)
    .where(inArray(vouchers.id, [spent.id, valid.id]))
  expect(new Map(holders.map((row) => [row.id, `${row.holderName} ${row.email}`]))).toEqual(
    new Map([
      [spent.id, 'Nessuno '],
      [valid.id, 'Giulia Rossi giulia@example.com'],
    ]),
  )
})

test('no code is exchanged for another one, and no holder either', async () => {
  await issue()
  for (const attempt of [
    sql`update vouchers set code = 'BV-AAAA-BBBB-CCCC'`,
    sql`update vouchers set holder_email = 'altri@example.com'`,
  ]) {
    await expect(database.db.execute(attempt)).rejects.toThrow('query')
  }
})

test('a mail without secrets, or with those of a lost key, holds up no other one', async () => {
  const mail = (dedupeKey: string, secrets: string) =>
    database.db.execute(
      sql`insert into outbox (kind, dedupe_key, recipient, subject, html, text, secrets)
        values ('review_invitation', ${dedupeKey}, 'giulia@example.com', 'Ciao', '', '', ${secrets}::jsonb)`,
    )
  await sealFieldsAnew(database.db)
  await mail('nothing', '{}')
  await mail('lost', `{"1":"enc:v1:00000000:${'A'.repeat(50)}"}`)
  await mail('open', '{"1":"token-in-the-open"}')
  expect(await sealFieldsAnew(database.db)).toBe(1)
  expect(await sealFieldsAnew(database.db)).toBe(0)
  await database.db.execute(sql`delete from outbox`)
})

test('a new key leaves no column behind', async () => {
  const { code } = await issue()
  await everyOpener(deps)
  const before = await sealedNow()
  // A sealed column without any stored value would prove nothing here.
  expect([...before.keys()].toSorted()).toEqual([
    'booking_links.token',
    'date_alerts.token',
    'outbox.secrets',
    'passport_verification_links.sumsub_url',
    'passport_verification_links.token',
    'travel_bookings.travelers',
    'travel_dates.group_link',
    'traveller_reviews.token',
    'vouchers.code',
    'waiting_entries.token',
  ])
  expect(sealedColumns()).toBe(before.size)
  const oldKey = await readFile(keyFiles.current(env), 'utf8')
  const [{ id: oldId }] = keyRing([Buffer.from(oldKey, 'hex')])
  for (const text of before.values()) expect(text).toContain(`enc:v1:${oldId}:`)
  await rotateKey(env, database.db)
  const after = await sealedNow()
  expect([...after.keys()]).toEqual([...before.keys()])
  for (const text of after.values()) expect(text).not.toContain(`enc:v1:${oldId}:`)
  expect(await spend(code)).toBe(50_000)
})
