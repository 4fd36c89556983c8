import { randomUUID } from 'node:crypto'
import { count, eq, like } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addDays, todayInRome } from '../../domain/dates.ts'
import type { Entry, NewEntry } from '../../domain/road/entries.ts'
import { departureMargin } from '../money/ledger/departure-margin.ts'
import { bookingPayments, travelBookings } from '../platform/db/schema/bookings.ts'
import { departureCosts, ledgerEntries } from '../platform/db/schema/cassa.ts'
import { auditLog } from '../platform/db/schema/operations.ts'
import { receipts } from '../platform/db/schema/receipts.ts'
import { kittyLinks, roadEntries } from '../platform/db/schema/road.ts'
import { staffUsers } from '../platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { addDeparture, book, callApi, person } from '../testing/test-deps.ts'
import { openOffice } from '../testing/test-staff.ts'
import { viewPlace } from '../trip/place/view.ts'
import { forgetRoad } from './forget-road.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let departureId: string
let bookingId: string
let startDate: string

beforeAll(async () => {
  await database.db
    .update(staffUsers)
    .set({ leadsAs: 'Chiara Conti' })
    .where(eq(staffUsers.role, 'coordinator'))
  startDate = addDays(todayInRome(office.deps.now()), 20)
  const departure = await addDeparture(database.db, {
    destinationId: 'tokyo-kyoto',
    startDate,
    coordinator1: 'Chiara Conti',
  })
  departureId = departure.id
  const endDate = addDays(startDate, 9)
  const booking = await book(office.deps, { startDate, endDate, travelId: 'tokyo-kyoto' }, [
    person(),
    person({ firstName: 'Marco', lastName: 'Bianchi', email: null, phone: null }),
  ])
  bookingId = booking.id
  await database.db
    .update(travelBookings)
    .set({ departureId })
    .where(eq(travelBookings.id, bookingId))
})

const phones = [randomUUID(), randomUUID()] as const

type Words = {
  [Kind in NewEntry['kind']]: Pick<Extract<NewEntry, { kind: Kind }>, 'kind' | 'body'>
}
function entry(phone: string, counter: number, words: Words[NewEntry['kind']]): NewEntry {
  const writtenAt = '2026-05-01T10:00:00.000Z'
  return { id: randomUUID(), phone, counter, writtenAt, ...words } as NewEntry
}
const notice = (phone: string, counter: number, text: string) =>
  entry(phone, counter, { kind: 'notice', body: { text } })

const send = async (entries: NewEntry[]) =>
  (
    await office.call(
      office.cookies.coordinator,
      'POST',
      `/road/departures/${departureId}/entries`,
      { entries },
    )
  ).body as { kept: string[]; refused: string[] }

const stored = async () =>
  (await office.call(office.cookies.coordinator, 'GET', `/road/departures/${departureId}`)).body[
    'entries'
  ] as Entry[]

const counted = async () => {
  const tables = [departureCosts, ledgerEntries, bookingPayments, receipts] as const
  return Promise.all(
    tables.map(async (table) => (await database.db.select({ rows: count() }).from(table))[0]?.rows),
  )
}

describe('what phones send', () => {
  test('is kept once, in one order, however often and in whichever order it comes', async () => {
    const first = [1, 2, 3].map((counter) => notice(phones[0], counter, `Primo ${counter}`))
    const second = [1, 2].map((counter) => notice(phones[1], counter, `Secondo ${counter}`))
    expect((await send(second)).kept).toHaveLength(2)
    expect((await send([...first].reverse())).kept).toHaveLength(3)
    expect(await send([...first, ...second])).toMatchObject({ refused: [] })
    await Promise.all([send(first), send(second), send(first)])
    const texts = (await stored()).map(({ body }) => (body as { text: string }).text)
    expect(texts.filter((text) => text.startsWith('Primo'))).toEqual([
      'Primo 1',
      'Primo 2',
      'Primo 3',
    ])
    expect(texts.filter((text) => text.startsWith('Secondo'))).toEqual(['Secondo 1', 'Secondo 2'])
    expect(texts).toHaveLength(5)
  })

  test('never overwrites: another entry under the same id or in the same place is refused by name', async () => {
    const [known] = await stored()
    if (!known || known.kind !== 'notice') throw new Error('nothing there')
    const { id, phone, counter, writtenAt } = known
    const body = { text: 'Riscritto' }
    const changed: NewEntry = { id, phone, counter, writtenAt, kind: 'notice', body }
    const inItsPlace = notice(known.phone, known.counter, 'Al suo posto')
    expect(await send([changed, inItsPlace])).toEqual({
      kept: [],
      refused: [changed.id, inItsPlace.id],
    })
    expect(JSON.stringify(await stored())).not.toMatch(/Riscritto|Al suo posto/)
  })

  test('reaches the travellers of that departure, and goes when it is struck', async () => {
    const notices = async () => {
      const [booking] = await database.db
        .select()
        .from(travelBookings)
        .where(eq(travelBookings.id, bookingId))
      if (!booking) throw new Error('no booking')
      return (await viewPlace(office.deps, booking, 0)).notices.map(({ text }) => text)
    }
    const path = `/diary/${departureId}/notices`
    await office.call(office.cookies.consultant, 'POST', path, { text: 'Ritrovo alle 8' })
    expect((await notices())[0]).toBe('Ritrovo alle 8')
    const written = (await stored()).find(
      ({ body }) => 'text' in body && body.text === 'Ritrovo alle 8',
    )
    const reason = 'Orario sbagliato'
    await office.call(office.cookies.consultant, 'POST', `${path}/strike`, {
      entry: written?.id,
      reason,
    })
    expect(await notices()).not.toContain('Ritrovo alle 8')
  })
})

describe('a phone whose session was ended', () => {
  test('is told so without a session, and one whose session grew old is not', async () => {
    const phone = randomUUID()
    const state = async () =>
      (await callApi(office.deps, 'POST', '/road/phone-state', { phone })).body['state']
    const { cookie } = await office.signIn('coordinator@ondalta.example', 'una-password-lunga')
    expect((await office.call(cookie, 'POST', '/road/phone', { phone })).status).toBe(200)
    expect(await state()).toBe('open')
    const [member] = await database.db
      .select()
      .from(staffUsers)
      .where(eq(staffUsers.role, 'coordinator'))
    await office.call(office.cookies.administrator, 'POST', `/staff/${member?.id}/end-sessions`, {})
    expect(await state()).toBe('ended')
    expect((await office.call(cookie, 'GET', '/road/departures')).status).toBe(401)
    const again = await office.signIn('coordinator@ondalta.example', 'una-password-lunga')
    office.cookies.coordinator = again.cookie
    await office.call(again.cookie, 'POST', '/road/phone', { phone })
    expect(await state()).toBe('open')
  })
})

describe('the two purses', () => {
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
    expect((await decide(office.cookies.administrator, 'approved')).status).toBe(200)
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
    // What was written stays as it was, whatever month it fell into.
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

  test('a line with another account than the agency’s is refused by name, and the others arrive', async () => {
    const [honest, forged] = [
      notice(phones[0], 70, 'Ritrovo alle 9 alla stazione'),
      notice(phones[0], 71, 'La cena si paga su DE89 3704 0044 0532 0130 00'),
    ]
    expect(await send([honest, forged])).toEqual({ kept: [honest.id], refused: [forged.id] })
    const ids = (await stored()).map(({ id }) => id)
    expect([ids.includes(honest.id), ids.includes(forged.id)]).toEqual([true, false])
    const tried = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'foreign_iban_refused'))
    expect(tried).toMatchObject([{ after: { call: 'road.write' } }])
  })

  test('the kitty is gone after the trip, the rest of the diary is not', async () => {
    const kinds = async () =>
      (await database.db.select({ kind: roadEntries.kind }).from(roadEntries)).map(
        ({ kind }) => kind,
      )
    await forgetRoad(office.deps)
    expect(await kinds()).toContain('kitty_out')
    const later = new Date(`${addDays(startDate, 40)}T12:00:00Z`)
    await forgetRoad({ ...office.deps, now: () => later })
    expect(await kinds()).not.toContain('kitty_out')
    expect(await kinds()).not.toContain('kitty_in')
    expect(await kinds()).toContain('expense')
    expect(await database.db.select().from(kittyLinks)).toEqual([])
  })
})
