import { eq } from 'drizzle-orm'
import readExcel from 'read-excel-file/node'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, formatDate } from '../../../domain/dates.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { hotelStays, roomPlaces } from '../../platform/db/schema/rooms.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { pdfText } from '../../testing/pdf-text.ts'
import { addDeparture, book, person } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import type { Booking } from '../bookings/store.ts'
import { roomsOf } from './board.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let departureId: string
let startDate: string
let couple: Booking
let alone: Booking

beforeEach(async () => {
  for (const table of [bookingPayments, travelBookings, travelDates, outbox])
    await database.db.delete(table)
  ;({ id: departureId, startDate } = await addDeparture(database.db))
  const names = { firstName: 'Anna', lastName: 'Bianchi' }
  couple = await book(office.deps, {}, [
    person(names),
    person({ firstName: '李', lastName: '小龍' }),
  ])
  alone = await book(office.deps, {}, [person({ firstName: 'Ugo', lastName: 'Neri' })])
})

const call = (method: string, path: string, body?: object) =>
  office.call(office.cookies.consultant, method, `/departures/${departureId}/rooms${path}`, body)
const board = () => roomsOf(office.deps, departureId)
const firstStay = async () => {
  const [stay] = (await board()).stays
  if (!stay) throw new Error('no stay')
  return stay
}
const namesIn = async () =>
  (await firstStay()).rooms.map(({ sleepers }) => sleepers.map(({ name }) => name))
const entriesOf = (id: string) =>
  database.db.select().from(auditLog).where(eq(auditLog.entityId, id))
const propose = () => call('POST', '/proposal', { nights: [2] })

describe('the board of a departure', () => {
  test('has the hotels of the programme before anybody has touched it', async () => {
    const { status, body } = await call('GET', '')
    expect(status).toBe(200)
    expect(body.stays).toMatchObject([
      { id: null, hotel: 'Hotel Kaminari Asakusa', firstNight: 2, lastNight: 4, rooms: [] },
      { hotel: 'Ryokan Sugi no Yu' },
      { hotel: 'Hotel Shirakawa Gion' },
      { hotel: 'Hotel Naniwa Namba' },
    ])
    expect(await database.db.select().from(hotelStays)).toEqual([])
  })

  test('proposes rooms in one press, says what is open, and writes it down without names', async () => {
    const { status, body } = await propose()
    expect(status).toBe(200)
    expect(await namesIn()).toEqual([['Anna Bianchi', '李 小龍'], ['Ugo Neri']])
    expect(JSON.stringify(body.stays)).toContain('Ugo Neri è in camera da solo o sola')
    const [entry] = await entriesOf(departureId)
    expect(entry).toMatchObject({ action: 'rooms_proposed', actorName: 'Marco Ferri' })
    expect(JSON.stringify(entry?.after)).not.toContain('Bianchi')
  })

  test('copies them to the other hotels', async () => {
    await propose()
    expect((await call('POST', '/copies', { night: 2 })).status).toBe(200)
    const { stays } = await board()
    expect(stays.map(({ rooms }) => rooms.length)).toEqual([2, 2, 2, 2])
  })

  test('moves people by hand, never into a full room, never twice into one hotel', async () => {
    await propose()
    const [double, single] = (await firstStay()).rooms
    const move = (booking: Booking, seat: number, roomId: string | null | undefined) =>
      call('PUT', '/places', { night: 2, bookingId: booking.id, seat, roomId })
    expect(await move(alone, 0, double?.id)).toMatchObject({
      status: 409,
      body: { code: 'ROOM_FULL' },
    })
    expect(await namesIn()).toEqual([['Anna Bianchi', '李 小龍'], ['Ugo Neri']])
    expect((await move(couple, 1, null)).status).toBe(200)
    expect((await move(alone, 0, double?.id)).status).toBe(200)
    expect(await namesIn()).toEqual([['Anna Bianchi', 'Ugo Neri'], []])
    expect((await firstStay()).notes.map(({ kind }) => kind)).toContain('mixed')
    const shrink = { beds: 1, hasDoubleBed: false }
    expect((await call('PUT', `/${double?.id}`, shrink)).status).toBe(409)
    expect((await call('DELETE', `/${single?.id}`)).status).toBe(200)
    expect((await call('POST', '', { night: 2, beds: 3 })).status).toBe(200)
    expect((await firstStay()).rooms.map(({ beds }) => beds)).toEqual([2, 3])
  })

  test('of another departure is not touched through this one', async () => {
    await propose()
    const [room] = (await firstStay()).rooms
    const other = await addDeparture(database.db, { startDate: addDays(startDate, 30) })
    const path = `/departures/${other.id}/rooms/${room?.id}`
    expect((await office.call(office.cookies.consultant, 'DELETE', path)).status).toBe(404)
  })

  test('shows who must be looked at: cancelled, another name, somebody less', async () => {
    await propose()
    const change = { bookingId: alone.id, by: 'customer' as const }
    await cancelBooking(office.deps, { ...change, actor: { id: null, name: 'Prova' } })
    const { travelers } = couple
    const [anna] = travelers
    if (!anna) throw new Error('nobody')
    await database.db
      .update(travelBookings)
      .set({ travelers: [{ ...anna, firstName: 'Bice' }] })
      .where(eq(travelBookings.id, couple.id))
    const { rooms } = await firstStay()
    expect(rooms.flatMap(({ sleepers }) => sleepers.map(({ attention }) => attention))).toEqual([
      'renamed',
      'left',
      'cancelled',
    ])
    const [room] = rooms
    const seen = { night: 2, bookingId: couple.id, seat: 0, roomId: room?.id }
    expect((await call('PUT', '/places', seen)).status).toBe(200)
    expect((await firstStay()).rooms[0]?.sleepers).toContainEqual(
      expect.objectContaining({ name: 'Bice Bianchi', attention: null }),
    )
    const back = { night: 2, bookingId: alone.id, seat: 0, roomId: rooms[1]?.id }
    expect((await call('PUT', '/places', back)).body.code).toBe('ROOM_GUEST_GONE')
  })

  test('keeps rooms with a hotel whose nights change, and refuses nights of two hotels', async () => {
    await propose()
    const { stays } = await board()
    const wanted = stays.map(({ hotel, firstNight, lastNight }) => ({
      was: firstNight,
      hotel,
      firstNight,
      lastNight,
    }))
    const [first, second, ...rest] = wanted
    const swapped = [
      { ...first, firstNight: 3, lastNight: 5 },
      { ...second, firstNight: 2, lastNight: 2 },
      ...rest,
    ]
    expect((await call('PUT', '/stays', { stays: swapped })).status).toBe(200)
    const now = (await board()).stays
    expect(now.map(({ hotel, rooms }) => [hotel, rooms.length])).toEqual([
      ['Ryokan Sugi no Yu', 0],
      ['Hotel Kaminari Asakusa', 2],
      ['Hotel Shirakawa Gion', 0],
      ['Hotel Naniwa Namba', 0],
    ])
    const both = now.map(({ hotel, firstNight }) => ({
      was: firstNight,
      hotel,
      firstNight,
      lastNight: 9,
    }))
    const refused = await call('PUT', '/stays', { stays: both })
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('Alcune notti sono già di Ryokan Sugi no Yu')
  })

  test('takes wishes down with the traveller; the log names only what was spoken of', async () => {
    const wishes = {
      sex: 'sesso-f',
      roomMate: 'con Ugo Neri',
      bed: 'letto-matrimoniale',
      mixedRoom: '',
    }
    const body = { bookingId: couple.id, seat: 0, wishes }
    const saved = await call('PUT', '/wishes', body)
    expect(saved.status).toBe(200)
    expect(saved.body.guests).toMatchObject([{ name: 'Anna Bianchi', ...wishes }, {}, {}])
    const wrong = { ...body, wishes: { ...wishes, sex: 'forse' } }
    expect((await call('PUT', '/wishes', wrong)).status).toBe(400)
    const saying = (await entriesOf(couple.id)).filter(({ action }) => action !== 'created')
    const entries = JSON.stringify(saying)
    expect(entries).toContain('con chi in camera')
    expect(entries).not.toContain('Ugo Neri')
  })
})

test('two presses at once leave nobody in two rooms', async () => {
  await Promise.all([propose(), propose(), call('POST', '/copies', { night: 2 })])
  const places = await database.db.select().from(roomPlaces)
  const keys = places.map(({ stayId, bookingId, seat }) => `${stayId} ${bookingId} ${seat}`)
  expect(new Set(keys).size).toBe(keys.length)
})

describe('the list for a hotel', () => {
  const file = async (kind: 'pdf' | 'xlsx') => {
    const { id } = await firstStay()
    const path = `/exports/stays/${id}/rooms.${kind}`
    const response = await office.raw(office.cookies.consultant, path)
    expect(response.status).toBe(200)
    return Buffer.from(await response.arrayBuffer())
  }
  const days = () => [formatDate(addDays(startDate, 1)), formatDate(addDays(startDate, 4))]

  test('as a spreadsheet has names and nights, and nothing else', async () => {
    await propose()
    const [sheet] = await readExcel(await file('xlsx'))
    const [arrival, leaving] = days()
    expect(sheet?.data).toEqual([
      ['Camera', 'Ospiti', 'Arrivo', 'Partenza', 'Notti'],
      ['1, doppia', 'Anna Bianchi', arrival, leaving, '3 notti'],
      ['1, doppia', '李 小龍', arrival, leaving, '3 notti'],
      ['2, singola', 'Ugo Neri', arrival, leaving, '3 notti'],
    ])
  })

  test('as a paper has the same, names of other scripts too, and nobody who is gone', async () => {
    await propose()
    const change = { bookingId: alone.id, by: 'customer' as const }
    await cancelBooking(office.deps, { ...change, actor: { id: null, name: 'Prova' } })
    const words = pdfText(await file('pdf'))
      .split('\n')
      .map((line) => line.trim())
    const [arrival, leaving] = days()
    const said = new Set([
      'Ondalta Viaggi',
      'Hotel Kaminari Asakusa',
      `Arrivo ${arrival}, partenza ${leaving}, 3 notti`,
      'Camera 1, doppia',
      'Anna Bianchi',
    ])
    for (const line of said) expect(words).toContain(line)
    for (const sign of '李小龍') expect(words.join('')).toContain(sign)
    expect(words.join('\n')).not.toContain('Neri')
    const { contactEmail, contactPhone } = couple
    for (const private_ of [contactEmail, contactPhone, 'YA1234567', 'Via Roma']) {
      expect(words.join('\n')).not.toContain(private_)
    }
  })
})
