import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays, addMonths, todayInRome } from '../../../domain/dates.ts'
import { isMoney, outstandingOf } from '../../../domain/money/money-figures.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { sampleAccount } from '../../../domain/office/sample.ts'
import { createBooking } from '../../booking/bookings/create-booking.ts'
import { checkLedger } from '../../money/ledger/check-ledger.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { sampleAgency } from '../../platform/db/schema/sample.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, addIban, addLink, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { emptySample } from './empty.ts'
import { beginSample } from './fill.ts'
import { sampleStatus } from './status.ts'

/**
 * The year is simulated once, in a process of its own as in production; the tests with it must run in this
 * order.
 */
const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const deps = office.deps
let before: Record<string, string>
const owner = { id: 'owner', name: 'Nora Villa' }
const patience = 600_000

const get = async <T>(path: string) =>
  (await office.call(office.cookies.administrator, 'GET', path)).body as T
const sumOf = <T>(rows: readonly T[], of: (row: T) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

/** Every row of every table, except rate limits and the log entries about the sample itself. */
async function dump(): Promise<Record<string, string>> {
  const tables = await selectRows<{ name: string }>(
    database.db,
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'shown_edition', 'file_removals', 'staff_sessions')
      order by 1`,
  )
  const all: Record<string, string> = {}
  for (const { name } of tables) {
    const which = name === 'audit_log' ? sql`where entity_id <> 'sample'` : sql``
    const [row] = await selectRows<{ rows: string | null }>(
      database.db,
      sql`select string_agg(t::text, E'\n' order by t::text) as rows from ${sql.identifier(name)} t ${which}`,
    )
    all[name] = row?.rows ?? ''
  }
  return all
}

beforeAll(async () => {
  const today = todayInRome(deps.now())
  await addDeparture(database.db, { destinationId: 'grecia', startDate: addDays(today, 100) })
  before = await dump()
}, patience)

describe('an agency full of samples', () => {
  it(
    'is filled once, however often it is pressed, and not emptied meanwhile',
    async () => {
      const first = await beginSample(deps, owner)
      expect(await beginSample(deps, owner)).toBeUndefined()
      expect((await sampleStatus(database.db)).state).toBe('filling')
      await expect(emptySample(deps, owner)).rejects.toMatchObject({ code: 'SAMPLE_BUSY' })
      await first?.filled
      expect((await sampleStatus(database.db)).state).toBe('filled')
    },
    patience,
  )

  it('has bookings in every state, and everything else that a year brings', async () => {
    const bookings = await database.db.select().from(travelBookings)
    const statuses = new Set(bookings.map(({ status }) => status))
    expect([...statuses].toSorted()).toEqual(['cancelled', 'completed', 'confirmed', 'pending'])
    const payments = new Set(bookings.map(({ paymentStatus }) => paymentStatus))
    expect([...payments]).toEqual(
      expect.arrayContaining([
        'pending',
        'bank_transfer_pending',
        'deposit_paid',
        'paid',
        'refunded',
      ]),
    )
    for (const table of [
      'contact_messages',
      'traveller_reviews',
      'waiting_entries',
      'document_uploads',
      'receipts',
      'ledger_entries',
      'statement_entries',
      'vouchers',
      'outbox',
      'audit_log',
    ]) {
      const [row] = await selectRows<{ rows: number }>(
        database.db,
        sql`select count(*)::int as rows from ${sql.identifier(table)}`,
      )
      expect(row?.rows, table).toBeGreaterThan(0)
    }
    expect(await sampleStatus(database.db)).toMatchObject({
      state: 'filled',
      bankFiles: ['banca-1.xml', 'banca-2.sta', 'banca-3.csv'],
    })
  })

  it('shows the same figures on every screen', async () => {
    const bookings = await database.db.select().from(travelBookings)
    const payments = await database.db.select().from(bookingPayments)
    const summary = await get<{ outstanding: number; revenue: { current: number } }>(
      '/dashboard/summary?period=12m',
    )
    const { months } = await get<{ months: { revenue: number }[] }>('/dashboard/charts?period=12m')
    type Received = { received: number }[]
    type Overview = { outstanding: number; accounts: Received; weeks: Received }
    const overview = await get<Overview>('/cassa/overview')
    const { items: owed } = await get<{ items: { cents: number }[] }>('/cassa/refunds')
    const expected = sumOf(bookings, outstandingOf)
    const money = payments.filter(({ provider }) => isMoney(provider))
    const today = todayInRome(deps.now())
    expect(expected).toBeGreaterThan(0)
    expect([summary.outstanding, overview.outstanding]).toEqual([expected, expected])
    const received = ({ received: cents }: Received[number]) => cents
    expect(sumOf(overview.accounts, received)).toBe(sumOf(overview.weeks, received))
    const thisMonth = money.filter(({ receivedOn }) => receivedOn.startsWith(today.slice(0, 7)))
    expect(months.at(-1)?.revenue).toBe(sumOf(thisMonth, ({ amount }) => amount))
    expect(money.every(({ receivedOn }) => receivedOn <= today)).toBe(true)
    const thisYear = money.filter(({ receivedOn }) => receivedOn > addMonths(today, -12))
    expect(summary.revenue.current).toBe(sumOf(thisYear, ({ amount }) => amount))
    expect(sumOf(owed, ({ cents }) => cents)).toBe(sumOf(bookings, refundOwed))
    expect(await checkLedger(database.db)).toEqual({
      balanceCents: 0,
      differing: 0,
      misallocated: 0,
    })
  })

  it('wrote to nobody, and leaves the numbers of real receipts alone', async () => {
    const [mails] = await selectRows<{ waiting: number }>(
      database.db,
      sql`select count(*) filter (where state <> 'sent')::int as waiting from outbox`,
    )
    expect(mails?.waiting).toBe(0)
    const [papers] = await selectRows<{ above: number; counters: number }>(
      database.db,
      sql`select (select count(*)::int from receipts where number > 0) as above, (select count(*)::int from receipt_counters) as counters`,
    )
    expect(papers).toEqual({ above: 0, counters: 0 })
  })

  it('takes what is tried on it along: a bank file dropped into the Cassa, with what was booked from it', async () => {
    const [own] = await database.db.select().from(sampleAgency)
    const file = own?.bankFiles[0]
    const form = new FormData()
    form.set('account', sampleAccount.iban)
    form.set('file', new File([Buffer.from(file?.base64 ?? '', 'base64')], file?.name ?? ''))
    const { administrator } = office.cookies
    const answer = await office.send(administrator, 'POST', '/cassa/statements', form)
    expect(answer.status).toBe(201)
    await answer.text()
    const { certain } = await get<{ certain: string[] }>('/cassa/entries')
    expect(certain.length).toBeGreaterThanOrEqual(4)
    const entryIds = { entryIds: certain }
    const booked = await office.call(administrator, 'POST', '/cassa/entries/book-certain', entryIds)
    expect(booked.body).toMatchObject({ booked: certain.length })
    const [papers] = await selectRows<{ counters: number }>(
      database.db,
      sql`select count(*)::int as counters from receipt_counters`,
    )
    expect(papers?.counters).toBe(0)
  })

  it('is not emptied while a booking on a departure of the agency is there', async () => {
    const { id: ibanId } = await addIban(database.db, { iban: 'IT40S0542811101000000123457' })
    const link = await addLink(database.db, { ibanId })
    const booking = await createBooking(deps, {
      token: link.token,
      submissionId: '7b0f4f0e-4a8e-4b52-9d0c-0a6f3a3b1c11',
      travelers: [person()],
    })
    await expect(emptySample(deps, owner)).rejects.toMatchObject({ code: 'SAMPLE_NOT_ALONE' })
    // Refused as well for a real booking that was sent the sample's account: removing the account would
    // remove the booking.
    const itsAccount = sql`(select id from saved_ibans where account_holder = ${sampleAccount.holder})`
    await database.db.execute(
      sql`update travel_bookings set iban_id = ${itsAccount} where id = ${booking.id}`,
    )
    await expect(emptySample(deps, owner)).rejects.toMatchObject({ code: 'SAMPLE_NOT_ALONE' })
    expect((await sampleStatus(database.db)).state).toBe('filled')
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`alter table audit_log disable trigger user`)
      await tx.execute(sql`delete from audit_log where entity_id = ${booking.id}`)
      await tx.execute(sql`alter table audit_log enable trigger user`)
      await tx.execute(sql`delete from outbox where booking_id = ${booking.id}`)
      await tx.execute(sql`delete from travel_bookings where id = ${booking.id}`)
      await tx.execute(sql`delete from booking_links where id = ${link.id}`)
      await tx.execute(sql`delete from saved_ibans where account_holder like 'Ondalta Viaggi%'`)
    })
  })

  it('goes without a trace but two lines of the log', async () => {
    await emptySample(deps, owner)
    expect(await dump()).toEqual(before)
    const entries = await selectRows<{ action: string; name: string }>(
      database.db,
      sql`select action, actor_name as name from audit_log where entity_id = 'sample' order by at, action`,
    )
    expect(entries).toEqual([
      { action: 'sample_filled', name: owner.name },
      { action: 'sample_emptied', name: owner.name },
    ])
  })

  it('that was cut off half-way is told so and can be emptied', async () => {
    await database.db
      .insert(sampleAgency)
      .values({ actorName: owner.name, aliveAt: sql`now() - interval '5 minutes'` })
    expect((await sampleStatus(database.db)).state).toBe('stuck')
    await emptySample(deps, owner)
    expect(await sampleStatus(database.db)).toMatchObject({ state: 'none', mayFill: true })
  })

  it('is not made with real data, nor where it fails half-way', async () => {
    const failing = await beginSample(deps, owner, async () => {
      throw new Error('no room')
    })
    await expect(failing?.filled).rejects.toThrow('no room')
    expect(await sampleStatus(database.db)).toMatchObject({ state: 'none', mayFill: true })
    await database.db.execute(
      sql`insert into settings (key, value, version) values ('figures', '{"real":true}', 2)`,
    )
    await expect(beginSample(deps, owner)).rejects.toMatchObject({ code: 'SAMPLE_REFUSED' })
    expect(await dump()).toMatchObject({ sample_agency: '' })
  })
})
