import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from './migrations-folder.ts'

/** The first migration with a ledger; before it there were only payments. */
const ledger = '0007_ledger'

let client: PGlite
let older: string

beforeAll(async () => {
  older = await mkdtemp(path.join(tmpdir(), 'older-migrations-'))
  await cp(migrationsFolder, older, { recursive: true })
  const journal = path.join(older, 'meta', '_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as {
    entries: { tag: string }[]
  }
  const before = entries.slice(
    0,
    entries.findIndex(({ tag }) => tag === ledger),
  )
  await writeFile(journal, JSON.stringify({ ...rest, entries: before }))
  client = new PGlite()
  await migrate(drizzle({ client }), { migrationsFolder: older })
}, 120_000)
afterAll(async () => {
  await client.close()
  await rm(older, { recursive: true, force: true })
})

async function addBooking(name: string, amountPaid: number): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into travel_bookings (submission_id, trip_id, destination_title, start_date, end_date, trip_days, nights,
       price, total_price, deposit_amount, amount_paid, adult_count, contact_name, contact_email, contact_phone,
       travelers, status, payment_status, booking_source)
     values (gen_random_uuid(), 'tokyo-kyoto', 'Tokyo', '2030-01-01', '2030-01-10', 10, 9,
       2400, 2400, 960, $2, 1, $1, 'a@example.com', '1', '[]', 'confirmed', 'deposit_paid', 'link') returning id`,
    [name, amountPaid],
  )
  return rows[0]?.id ?? ''
}

async function addPayment(booking: string, amount: number, provider: string, at: string) {
  await client.query(
    `insert into booking_payments (booking_id, amount, received_on, provider, created_at) values ($1, $2, $3::timestamptz::date, $4, $3::timestamptz)`,
    [booking, amount, at, provider],
  )
}

it('an older database with payments keeps every figure, and each payment gets its number', async () => {
  const whole = await addBooking('Tutto', 2400)
  await addPayment(whole, 960, 'bank_transfer', '2028-03-01T10:00:00Z')
  await addPayment(whole, 1440, 'stripe', '2028-05-01T10:00:00Z')
  const corrected = await addBooking('Corretta', 0)
  await addPayment(corrected, 960.5, 'bank_transfer', '2028-04-01T10:00:00Z')
  await addPayment(corrected, -960.5, 'correction', '2028-04-02T10:00:00Z')
  // After midnight in Rome, but still the year before in UTC.
  await addPayment(corrected, 10, 'bank_transfer', '2028-12-31T23:30:00Z')
  await addPayment(corrected, -10, 'correction', '2029-01-02T10:00:00Z')
  const unexplained = await addBooking('Senza righe', 123.45)
  await migrate(drizzle({ client }), { migrationsFolder })
  const { rows: shown } = await client.query<{ id: string; paid: string; told: string }>(
    `select b.id, b.amount_paid::text as paid,
       (-coalesce((select sum(l.amount) from ledger_entries l where l.booking_id = b.id and l.account = 'customer'), 0))::numeric(12,2)::text as told
     from travel_bookings b`,
  )
  expect(new Map(shown.map(({ id, paid }) => [id, paid]))).toEqual(
    new Map([
      [whole, '2400.00'],
      [corrected, '0.00'],
      [unexplained, '123.45'],
    ]),
  )
  for (const { paid, told } of shown) expect(told).toBe(paid)
  const { rows: sums } = await client.query(
    `select account, sum(amount)::text as sum from ledger_entries group by account order by account`,
  )
  expect(sums).toEqual([
    { account: 'bank', sum: '1930.50' },
    { account: 'card', sum: '1440.00' },
    { account: 'corrections', sum: '-970.50' },
    { account: 'customer', sum: '-2523.45' },
    { account: 'opening', sum: '123.45' },
  ])
  const { rows: papers } = await client.query(
    `select kind, year, number, amount::text as amount from receipts order by kind desc, year, number`,
  )
  expect(papers).toEqual([
    { kind: 'receipt', year: 2028, number: 1, amount: '960.00' },
    { kind: 'receipt', year: 2028, number: 2, amount: '960.50' },
    { kind: 'receipt', year: 2028, number: 3, amount: '1440.00' },
    { kind: 'receipt', year: 2029, number: 1, amount: '10.00' },
    { kind: 'credit_note', year: 2028, number: 1, amount: '960.50' },
    { kind: 'credit_note', year: 2029, number: 1, amount: '10.00' },
  ])
  const { rows: counters } = await client.query(
    `select kind, year, last from receipt_counters order by kind desc, year`,
  )
  expect(counters).toEqual([
    { kind: 'receipt', year: 2028, last: 3 },
    { kind: 'receipt', year: 2029, last: 1 },
    { kind: 'credit_note', year: 2028, last: 1 },
    { kind: 'credit_note', year: 2029, last: 1 },
  ])
}, 120_000)
