import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import {
  extraFields,
  personalFields,
  placeFields,
  roomFields,
  sealedFields,
  stripFields,
  travellerFields,
} from '../../domain/booking/traveller-fields.ts'
import { travellerDataDays } from '../../domain/catalogue/retention.ts'
import { addDays, todayInRome } from '../../domain/dates.ts'
import type { Booking } from '../booking/bookings/store.ts'
import { bookingView } from '../booking/bookings/view.ts'
import { selectRows } from '../platform/db/rows.ts'
import { travelBookings } from '../platform/db/schema/bookings.ts'
import { auditLog, outbox } from '../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { addDeparture, book, person } from '../testing/test-deps.ts'
import { openOffice } from '../testing/test-staff.ts'
import { forgetTravellers } from './retention/forget-travellers.ts'

/** One recognisable word for each field, which can't occur by chance. */
const said = {
  firstName: 'Nomesegno',
  lastName: 'Cognomesegno',
  email: 'segno@example.com',
  phone: '+39 333 111 1111',
  birthDate: '1987-07-07',
  passportNumber: 'SEGNO7777',
  address: 'Via del Segno 7',
  dietaryNeeds: 'Allergia al segno',
  emergencyName: 'Zia Segno',
  emergencyPhone: '+39 333 777 7777',
  sex: 'sesso-f',
  roomMate: 'con la cugina Segno',
  bed: 'letti-separati',
  mixedRoom: 'camera-mista-va-bene',
  shownToGroup: 'gruppo-mi-vede',
  documentExpiry: '2077-07-07',
  nationality: 'Segnolandia',
  documentMisfit: 'Il segno non torna',
} as const
type Said = keyof typeof said

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let booking: Booking

beforeAll(async () => {
  await addDeparture(database.db)
  booking = await book(office.deps, {}, [person(said)])
})

/** Which of these words a text contains. */
const found = (text: string): Said[] =>
  (Object.keys(said) as Said[]).filter((name) => text.includes(said[name]))

const asConsultant = (method: string, path: string, body?: object) =>
  office.call(office.cookies.consultant, method, path, body)

const stored = async () =>
  (
    await selectRows<{ text: string }>(
      database.db,
      sql`select travelers::text as text from travel_bookings where id = ${booking.id}`,
    )
  )[0]?.text ?? ''

test('this walk knows every field', () => {
  const unknown = personalFields.filter((name) => !(name in said))
  expect(unknown).toEqual([])
})

test('what is sealed lies sealed in its column', async () => {
  const open = found(await stored())
  expect(sealedFields.filter((name) => open.includes(name))).toEqual([])
})

test('pages, mails, lists and the log of the booking never say what waits for a reason', async () => {
  const page = JSON.stringify(await bookingView(office.deps, booking))
  expect(found(page)).toEqual(['firstName', 'lastName', 'email', 'phone'])
  const detail = JSON.stringify((await asConsultant('GET', `/bookings/${booking.id}`)).body)
  expect(found(detail)).toEqual(['firstName', 'lastName', 'email', 'phone'])
  const mails = JSON.stringify(await database.db.select().from(outbox))
  const entries = JSON.stringify(await database.db.select().from(auditLog))
  for (const text of [mails, entries]) {
    const hidden = found(text).filter((name) => travellerFields[name].inLog === 'change')
    expect(hidden).toEqual([])
  }
})

test('a consultant sees allergies after asking, and the log says that they were shown', async () => {
  const { body } = await asConsultant('POST', `/bookings/${booking.id}/reveal`)
  expect(body.travelers).toMatchObject([
    {
      birthDate: said.birthDate,
      passportNumber: said.passportNumber,
      dietaryNeeds: said.dietaryNeeds,
      emergencyName: said.emergencyName,
      emergencyPhone: said.emergencyPhone,
    },
  ])
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.action, 'revealed'))
  expect(entry?.after).toMatchObject({
    shownFields: expect.stringContaining('allergie ed esigenze alimentari'),
  })
})

test('the list for coordinators has them behind what it had', async () => {
  const path = `/exports/departures/${booking.departureId}/travellers.csv`
  const text = await (await office.raw(office.cookies.consultant, path)).text()
  const [header = '', row = ''] = text.split('\r\n')
  expect(header.split(';').slice(-4)).toEqual([
    'Pagamento',
    ...extraFields.map((name) => travellerFields[name].label),
  ])
  expect(row).toContain(said.dietaryNeeds)
  expect(row).toContain(said.emergencyName)
})

test('a form that does not know them leaves them; one that does changes them, and the log names only the field', async () => {
  const { body: before } = await asConsultant('GET', `/bookings/${booking.id}`)
  const { firstName, lastName, birthDate, address, passportNumber } = said
  const older = { firstName, lastName, birthDate, address, passportNumber }
  const contact = { contactEmail: said.email, contactPhone: said.phone }
  const change = (version: unknown, traveller: object) =>
    asConsultant('PUT', `/bookings/${booking.id}/travellers`, {
      version,
      ...contact,
      travelers: [{ ...traveller, type: 'adult' }],
    })
  const first = await change(before.version, { ...older, address: 'Via del Segno 8' })
  expect(first.status).toBe(200)
  const shown = async () =>
    (await asConsultant('POST', `/bookings/${booking.id}/reveal`)).body.travelers
  expect(await shown()).toMatchObject([
    { address: 'Via del Segno 8', dietaryNeeds: said.dietaryNeeds },
  ])
  const second = await change(first.body.version, { ...older, dietaryNeeds: 'Celiachia' })
  expect(second.status).toBe(200)
  expect(await shown()).toMatchObject([
    { dietaryNeeds: 'Celiachia', emergencyName: said.emergencyName },
  ])
  const entries = JSON.stringify(await database.db.select().from(auditLog))
  expect(entries).toContain('allergie ed esigenze alimentari')
  expect(entries).not.toContain('Celiachia')
})

test('the copy for the person has everything', async () => {
  const { body } = await office.call(office.cookies.administrator, 'POST', '/people/export', {
    email: said.email,
  })
  const text = JSON.stringify(body)
  expect(found(text)).toEqual(
    expect.arrayContaining([
      ...roomFields,
      ...placeFields,
      ...stripFields,
      'passportNumber',
      'emergencyName',
      'emergencyPhone',
      'address',
    ]),
  )
  expect(text).toContain('Celiachia')
})

test('long after the trip they are gone with the passport', async () => {
  const endDate = addDays(todayInRome(office.deps.now()), -travellerDataDays - 1)
  await database.db
    .update(travelBookings)
    .set({ startDate: addDays(endDate, -9), endDate })
    .where(eq(travelBookings.id, booking.id))
  await forgetTravellers(office.deps)
  const text = await stored()
  expect(found(text)).toEqual(['firstName', 'lastName', 'email', 'phone'])
  expect(text).not.toContain('enc:v1:')
})
