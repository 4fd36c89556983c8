import { randomUUID } from 'node:crypto'
import { count, eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { departureMargin } from '../../money/ledger/departure-margin.ts'
import { bookingPayments } from '../../platform/db/schema/bookings.ts'
import { departureCosts, ledgerEntries } from '../../platform/db/schema/cassa.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { receipts } from '../../platform/db/schema/receipts.ts'
import { kittyLinks, roadEntries } from '../../platform/db/schema/road.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { entry, ledDeparture } from '../../testing/led-departure.ts'
import { callApi } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { forgetRoad } from '../forget-road.ts'
import { receiveReceipt } from './receive-receipt.ts'
import { insertReceiptPhoto } from './store.ts'

const jpegStart = Uint8Array.from([
  0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0,
])

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { bookingId, departureId, phones, send, startDate } = await ledDeparture(office)

const counted = async () => {
  const tables = [departureCosts, ledgerEntries, bookingPayments, receipts] as const
  return Promise.all(
    tables.map(async (table) => (await database.db.select({ rows: count() }).from(table))[0]?.rows),
  )
}

test('an expense is a cost once somebody has approved it, and the margin moves by it', async () => {
  const expense = entry(phones[0], 50, {
    kind: 'expense',
    body: {
      paidOn: startDate,
      what: 'Treno per Kyoto',
      category: 'transport',
      amount: 1_615_000,
      currency: 'JPY',
      rate: '161.5',
      receipt: null,
    },
  })
  await send([expense])
  const margin = () => departureMargin(database.db, { tripId: 'tokyo-kyoto', startDate })
  const before = await margin()
  const decide = (who: string, decision: string) =>
    office.call(who, 'POST', `/diary/expenses/${expense.id}/decision`, { decision })
  expect((await decide(office.cookies.coordinator, 'approved')).status).toBe(403)
  expect((await decide(office.cookies.consultant, 'approved')).status).toBe(403)
  expect(await margin()).toEqual(before)
  const onToday = async () =>
    (await office.call(office.cookies.administrator, 'GET', '/dashboard/attention')).body[
      'expensesToDecide'
    ]
  const first = { departureId, tripTitle: expect.stringContaining('Tokyo'), startDate }
  expect(await onToday()).toEqual({ total: 1, first })
  expect((await decide(office.cookies.administrator, 'approved')).status).toBe(200)
  expect(await onToday()).toEqual({ total: 0, first: null })
  expect((await decide(office.cookies.administrator, 'approved')).status).toBe(409)
  expect(await margin()).toEqual({ ...before, costs: before.costs + 10_000 })
})

test('an approval that was wrong is taken back by an administrator, with its cost, and decided anew', async () => {
  const expense = entry(phones[0], 51, {
    kind: 'expense',
    body: {
      paidOn: startDate,
      what: 'Taxi contato due volte',
      category: 'transport',
      amount: 4_350,
      currency: 'EUR',
      rate: '1',
      receipt: null,
    },
  })
  await send([expense])
  const margin = () => departureMargin(database.db, { tripId: 'tokyo-kyoto', startDate })
  const before = await margin()
  const { administrator, consultant, coordinator } = office.cookies
  const at = `/diary/expenses/${expense.id}`
  const approve = () =>
    office.call(administrator, 'POST', `${at}/decision`, { decision: 'approved' })
  const takeBack = (who = administrator, reason = 'Già nella fattura dell’hotel') =>
    office.call(who, 'POST', `${at}/take-back`, { reason })
  const shown = async () => {
    const { body } = await office.call(consultant, 'GET', `/diary/${departureId}`)
    const [row] = (body['expenses'] as { id: string; decision: string | null }[]).filter(
      ({ id }) => id === expense.id,
    )
    return { costs: body['costs'], decision: row?.decision }
  }
  expect((await takeBack()).body['code']).toBe('EXPENSE_NOT_APPROVED')
  expect((await approve()).status).toBe(200)
  const approved = { costs: before.costs + 4_350, decision: 'approved' }
  expect((await takeBack(coordinator)).status).toBe(403)
  expect((await takeBack(consultant)).status).toBe(403)
  expect((await takeBack(administrator, ' ')).status).toBe(400)
  expect(await shown()).toEqual(approved)
  const answers = await Promise.all([takeBack(), takeBack()])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  expect(await shown()).toEqual({ costs: before.costs, decision: null })
  const rows = await database.db
    .select({ label: departureCosts.label, amount: departureCosts.amount })
    .from(departureCosts)
    .where(like(departureCosts.label, '%Taxi contato due volte'))
    .orderBy(departureCosts.amount)
  // Existing rows stay as they were, in whatever month.
  expect(rows).toEqual([
    { label: 'Storno: Trasporti: Taxi contato due volte', amount: -4_350 },
    { label: 'Trasporti: Taxi contato due volte', amount: 4_350 },
  ])
  const log = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'road_expense_taken_back'))
  expect(log).toMatchObject([
    {
      entityId: departureId,
      before: { amount: 4_350 },
      after: { entry: expense.id, reason: 'Già nella fattura dell’hotel' },
    },
  ])
  expect((await approve()).status).toBe(200)
  expect(await shown()).toEqual(approved)
})

test('an expense tells whether its photograph has arrived', async () => {
  const receipt = randomUUID()
  const expense = entry(phones[0], 52, {
    kind: 'expense',
    body: {
      paidOn: startDate,
      what: 'Traghetto',
      category: 'transport',
      amount: 1_200,
      currency: 'EUR',
      rate: '1',
      receipt,
    },
  })
  await send([expense])
  const { consultant, coordinator } = office.cookies
  const told = async () => {
    const diary = await office.call(consultant, 'GET', `/diary/${departureId}`)
    const open = await office.call(coordinator, 'GET', `/road/departures/${departureId}`)
    const [row] = (diary.body['expenses'] as { id: string; hasPhoto: boolean }[]).filter(
      ({ id }) => id === expense.id,
    )
    return [row?.hasPhoto, (open.body['receipts'] as string[]).includes(receipt)]
  }
  expect(await told()).toEqual([false, false])
  await database.db.transaction((tx) =>
    insertReceiptPhoto(tx, {
      id: receipt,
      departureId,
      filePath: `ricevute-viaggio/${receipt}`,
      mimeType: 'image/jpeg',
      sizeBytes: 1,
      uploadedBy: 'Marta',
      deleteAfter: new Date('2199-01-01T00:00:00Z'),
    }),
  )
  expect(await told()).toEqual([true, true])
})

test('the log says that a coordinator, not a customer, uploaded a receipt', async () => {
  const receiptId = randomUUID()
  const [coordinator] = await database.db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .where(eq(staffUsers.role, 'coordinator'))
  if (!coordinator) throw new Error('no coordinator')
  const file = new File([jpegStart], 'ricevuta')
  const deps = { ...office.deps, actor: coordinator, staff: coordinator }
  await receiveReceipt(deps, { id: departureId, receiptId, file })
  const log = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'road_receipt_uploaded'))
  expect(log).toMatchObject([{ actorName: coordinator.name, after: { receipt: receiptId } }])
})

test('the kitty never touches ledger, costs, payments or receipts, and shows first names alone', async () => {
  const before = await counted()
  const [giulia, marco] = [`${bookingId}:0`, `${bookingId}:1`] as const
  await send([
    entry(phones[0], 60, { kind: 'kitty_in', body: { person: giulia, amount: 5000 } }),
    entry(phones[0], 61, {
      kind: 'kitty_out',
      body: { what: 'Cena', amount: 3001, paidBy: null, people: [giulia, marco] },
    }),
  ])
  const { body } = await office.call(
    office.cookies.coordinator,
    'POST',
    `/road/departures/${departureId}/kitty-link`,
    {},
  )
  const token = String(body['address']).split('/').at(-1)
  const seen = await callApi(office.deps, 'GET', `/road/kitty/${token}`)
  expect(seen.body).toMatchObject({ put: 5000, spent: 3001, left: 1999 })
  const said = JSON.stringify(seen.body)
  for (const hidden of ['Rossi', 'Bianchi', bookingId, '@', '333'])
    expect(said).not.toContain(hidden)
  expect((await callApi(office.deps, 'GET', `/road/kitty/${'x'.repeat(43)}`)).status).toBe(404)
  const csv = await office.raw(
    office.cookies.coordinator,
    `/road/departures/${departureId}/cassa-comune.csv`,
  )
  expect(await csv.text()).toContain('Cena;Cassa;Giulia, Marco;30,01')
  expect(await counted()).toEqual(before)
  const diary = await office.call(office.cookies.administrator, 'GET', `/diary/${departureId}`)
  expect(JSON.stringify(diary.body)).not.toContain('Cena')
  const rows = await database.db.select().from(kittyLinks)
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a kitty that was erased is not opened again by its old link', async () => {
  const at = `/road/departures/${departureId}`
  const make = async () => {
    const made = await office.call(office.cookies.coordinator, 'POST', `${at}/kitty-link`, {})
    return String(made.body['address']).split('/').at(-1)
  }
  const look = async (token: string | undefined) =>
    (await callApi(office.deps, 'GET', `/road/kitty/${token}`)).status
  const old = await make()
  expect(await look(old)).toBe(200)
  await database.db.delete(kittyLinks)
  const next = await make()
  expect([await look(old), await look(next)]).toEqual([404, 200])
})

test('the kitty is gone after the trip, the rest of the diary is not', async () => {
  const kinds = async () =>
    (await database.db.select({ kind: roadEntries.kind }).from(roadEntries)).map(({ kind }) => kind)
  await forgetRoad(office.deps)
  expect(await kinds()).toContain('kitty_out')
  const later = new Date(`${addDays(startDate, 40)}T12:00:00Z`)
  await forgetRoad({ ...office.deps, now: () => later })
  expect(await kinds()).not.toContain('kitty_out')
  expect(await kinds()).not.toContain('kitty_in')
  expect(await kinds()).toContain('expense')
  expect(await database.db.select().from(kittyLinks)).toEqual([])
})
