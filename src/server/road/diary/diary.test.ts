import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { NewEntry } from '../../../domain/road/entries.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { entry, ledDeparture, notice } from '../../testing/led-departure.ts'
import { callApi } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { viewPlace } from '../../trip/place/view.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { bookingId, departureId, phones, send, startDate, stored } = await ledDeparture(office)

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
    const notices = async (change: Partial<Booking> = {}, deps: Deps = office.deps) => {
      const [booking] = await database.db
        .select()
        .from(travelBookings)
        .where(eq(travelBookings.id, bookingId))
      if (!booking) throw new Error('no booking')
      return (await viewPlace(deps, { ...booking, ...change }, 0)).notices.map(({ text }) => text)
    }
    const path = `/diary/${departureId}/notices`
    await office.call(office.cookies.consultant, 'POST', path, { text: 'Ritrovo alle 8' })
    expect((await notices())[0]).toBe('Ritrovo alle 8')
    expect(await notices({ status: 'cancelled' })).toEqual([])
    // A booking that was still unconfirmed when the group left does not travel with it.
    const onTheRoad = { ...office.deps, now: () => new Date('2099-01-01T12:00:00Z') }
    expect(await notices({ status: 'pending' }, onTheRoad)).toEqual([])
    expect(await notices({ status: 'confirmed' }, onTheRoad)).not.toEqual([])
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
})

test('of an expense in rupiah the phone hears whether it can be written, and why not', async () => {
  const boat = (counter: number, rate: string) =>
    entry(phones[1], counter, {
      kind: 'expense',
      body: {
        paidOn: startDate,
        what: 'Barca per le isole',
        category: 'transport',
        amount: 1_200_000_000,
        currency: 'IDR',
        rate,
        receipt: null,
      },
    })
  const post = (one: NewEntry) =>
    office.call(office.cookies.coordinator, 'POST', `/road/departures/${departureId}/entries`, {
      entries: [one],
    })
  const right = boat(80, '17500')
  expect((await post(right)).body).toMatchObject({ kept: [right.id] })
  const path = `/diary/expenses/${right.id}/decision`
  const approved = await office.call(office.cookies.administrator, 'POST', path, {
    decision: 'approved',
  })
  expect(approved.status).toBe(200)
  expect((await stored()).find(({ id }) => id === right.id)?.body).toMatchObject({
    amount: 1_200_000_000,
  })
  const refused = await post(boat(81, '1.75'))
  expect(refused.status).toBe(400)
  expect(refused.body['data']).toMatchObject({
    fields: [{ message: expect.stringContaining('ricontrolla importo e cambio') }],
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
