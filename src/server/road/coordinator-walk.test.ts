import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminContract } from '../../contract/admin/contract.ts'
import { mayCall } from '../../domain/access/rights.ts'
import { flightsIn } from '../../domain/booking/flights.ts'
import { addDays, addMonths, type IsoDate, todayInRome } from '../../domain/dates.ts'
import { downloads } from '../app/admin-downloads.ts'
import { findBooking } from '../booking/bookings/store.ts'
import { documentUploads, travelBookings } from '../platform/db/schema/bookings.ts'
import { travelDates } from '../platform/db/schema/catalogue.ts'
import { auditLog } from '../platform/db/schema/operations.ts'
import { staffUsers } from '../platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { addDeparture, book, person } from '../testing/test-deps.ts'
import { openOffice } from '../testing/test-staff.ts'
import { ledDepartures } from './access/led-departures.ts'

const addYears = (day: IsoDate, years: number) => addMonths(day, 12 * years)

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
let own: { id: string; bookingId: string }
let foreign: { id: string; bookingId: string }

const leader = 'Chiara Conti'
const ownSecret = 'YB7654321'
/** None of these can be part of an id or of a hash by chance. */
const foreignSecrets = ['Ostrogoto', 'YZ0000042', 'Via dei Segreti', 'Noci di foreste']

async function departureWith(
  day: string,
  coordinator: string | null,
  traveller: Parameters<typeof person>[0],
) {
  const departure = await addDeparture(database.db, {
    destinationId: 'tokyo-kyoto',
    startDate: day,
    coordinator1: coordinator,
  })
  const booking = await book(
    office.deps,
    { startDate: day, endDate: addDays(day, 9), travelId: 'tokyo-kyoto' },
    [person(traveller)],
  )
  await database.db
    .update(travelBookings)
    .set({ departureId: departure.id, amountPaid: 77_777 })
    .where(eq(travelBookings.id, booking.id))
  return { id: departure.id, bookingId: booking.id }
}

beforeAll(async () => {
  await database.db
    .update(staffUsers)
    .set({ leadsAs: leader })
    .where(eq(staffUsers.role, 'coordinator'))
  const today = todayInRome(office.deps.now())
  own = await departureWith(addDays(today, 20), leader, {
    passportNumber: ownSecret,
    dietaryNeeds: 'Celiachia',
    emergencyName: 'Piero Rossi',
    emergencyPhone: '+39 333 111 2222',
  })
  foreign = await departureWith(addDays(today, 21), 'Altra Guida', {
    lastName: foreignSecrets[0] ?? '',
    passportNumber: foreignSecrets[1] ?? '',
    address: foreignSecrets[2] ?? '',
    dietaryNeeds: foreignSecrets[3] ?? '',
  })
})

type Routed = { '~orpc': { route: { method?: string; path?: string } } }

const calls = Object.entries(adminContract).flatMap(([group, procedures]) =>
  Object.entries(procedures as unknown as Record<string, Routed>).map(([call, procedure]) => {
    const { method = 'POST', path = '' } = procedure['~orpc'].route
    return { group, call, method, path }
  }),
)

/** A body with the fields of all calls, so that none fails validation before it could reveal something. */
const bodyFor = (method: string) =>
  method === 'GET' || method === 'DELETE'
    ? undefined
    : { person: `${foreign.bookingId}:0`, reason: 'Controllo in frontiera', entries: [] }

describe('a coordinator who walks through the whole contract', () => {
  test.each(calls)('$group.$call', async ({ group, call, method, path }) => {
    for (const id of [foreign.id, foreign.bookingId, own.bookingId]) {
      const address = path.replace(/\{[^}]+\}/g, id)
      const answer = await office.call(office.cookies.coordinator, method, address, bodyFor(method))
      const said = JSON.stringify(answer.body)
      for (const secret of [...foreignSecrets, ownSecret]) expect(said).not.toContain(secret)
      expect(said).not.toMatch(/amountPaid|77777|totalPrice|paymentStatus/)
      if (!mayCall('coordinator', group, call, true)) expect(answer.status).toBe(403)
      else expect(answer.status).not.toBe(403)
    }
  })

  test('finds every download closed that no row of the table opens', async () => {
    for (const { pattern, like } of downloads) {
      const address = addressOf(pattern)
      expect(pattern.test(`/api/admin${address}`), String(pattern)).toBe(true)
      const { status } = await office.raw(office.cookies.coordinator, address)
      if (mayCall('coordinator', ...like, true)) expect(status, address).toBe(404)
      else expect(status, address).toBe(403)
    }
  })

  test('has only rights that a row says, and a call without a row is closed', () => {
    const open = calls.filter(({ group, call }) => mayCall('coordinator', group, call, true))
    expect(new Set(open.map(({ group }) => group))).toEqual(new Set(['account', 'road']))
    expect(mayCall('coordinator', 'road', 'somethingNew', true)).toBe(false)
    expect(mayCall('coordinator', 'toString', 'call', true)).toBe(false)
  })
})

/** An address that matches the pattern of a download. */
function addressOf(pattern: RegExp): string {
  return pattern.source
    .replaceAll('\\/', '/')
    .replace(/^\^\/api\/admin|\$$/g, '')
    .replace(/\(\[0-9a-f\]\{8\}.*?\)(?=[/\\]|$)/i, foreign.id)
    .replace('(csv|xlsx)', 'csv')
    .replace('(?:pdf|xlsx)', 'pdf')
    .replace('([a-z-]+)', 'eta')
    .replace('(banca-[123]\\.[a-z]{3})', 'banca-1.csv')
    .replace('([\\dTZ-]+\\.zip)', '2026-01-31T03-00-00Z.zip')
    .replace('()', '')
    .replaceAll('\\.', '.')
}

describe('the own departure', () => {
  const read = (id: string) =>
    office.call(office.cookies.coordinator, 'GET', `/road/departures/${id}`)

  test('shows allergies and emergency contacts, and neither numbers nor amounts', async () => {
    const { status, body } = await read(own.id)
    expect(status).toBe(200)
    expect(body['group']).toMatchObject([
      {
        firstName: 'Giulia',
        dietaryNeeds: 'Celiachia',
        emergencyName: 'Piero Rossi',
        hasPassport: true,
        documentExpiry: null,
        documentMisfit: null,
        documents: 'missing',
      },
    ])
    const said = JSON.stringify(body)
    for (const hidden of [ownSecret, 'Via Roma 1', 'giulia@example.com', '77777', '1990-05-20']) {
      expect(said).not.toContain(hidden)
    }
    expect(body['plan']).not.toHaveLength(0)
  })

  test('shows the way into its group’s chat, and into no other', async () => {
    const [ownChat, foreignChat] = ['AbCdEfGhIjKlMnOpQrStUv', 'ZyXwVuTsRqPoNmLkJiHgFe'].map(
      (name) => `https://chat.whatsapp.com/${name}`,
    )
    expect((await read(own.id)).body['groupLink']).toBeNull()
    for (const [{ id }, groupLink] of [
      [own, ownChat],
      [foreign, foreignChat],
    ] as const) {
      await database.db.update(travelDates).set({ groupLink }).where(eq(travelDates.id, id))
    }
    expect((await read(own.id)).body['groupLink']).toBe(ownChat)
    expect((await read(foreign.id)).status).toBe(404)
    const mine = await office.call(office.cookies.coordinator, 'GET', '/road/departures')
    expect(JSON.stringify(mine.body)).not.toContain('chat.whatsapp.com')
  })

  test('shows all flights of its departure, whatever airport they are for', async () => {
    expect((await read(own.id)).body['flights']).toEqual([])
    const typed = [
      'Milano: 12/03/2027 AZ 601 Milano MXP 07:00 - Roma FCO 08:10',
      '12/03/2027 AZ 608 Roma FCO 10:15 - Tokyo HND 06:30 +1',
    ].join('\n')
    const known = flightsIn(typed)
    if (!('flights' in known)) throw new Error('not to be read')
    const { flights } = known
    await database.db.update(travelDates).set({ flights }).where(eq(travelDates.id, own.id))
    expect((await read(own.id)).body['flights']).toEqual(flights)
  })

  test('says until when documents are valid and whose photographs came, one by one', async () => {
    const day = addDays(todayInRome(office.deps.now()), 22)
    const booking = await findBooking(database.db, own.bookingId)
    const [first] = booking?.travelers ?? []
    if (!first) throw new Error('nobody there')
    const travelers = [
      { ...first, documentExpiry: day },
      { ...first, firstName: 'Marco', documentExpiry: addYears(day, 9) },
      { ...first, firstName: 'Lia', documentExpiry: '' },
    ]
    const isOwn = eq(travelBookings.id, own.bookingId)
    await database.db.update(travelBookings).set({ travelers }).where(isOwn)
    await database.db.insert(documentUploads).values({
      batchId: randomUUID(),
      bookingId: own.bookingId,
      seat: 1,
      documentType: 'passport',
      filePath: `documenti/${randomUUID()}`,
      mimeType: 'image/jpeg',
      sizeBytes: 1,
      deleteAfter: new Date(`${addYears(day, 1)}T00:00:00Z`),
    })
    expect((await read(own.id)).body['group']).toMatchObject([
      { documentExpiry: day, documentMisfit: 'expired', documents: 'missing' },
      { documentExpiry: addYears(day, 9), documentMisfit: null, documents: 'received' },
      { documentExpiry: null, documentMisfit: null, documents: 'missing' },
    ])
    await database.db.delete(documentUploads)
    await database.db
      .update(travelBookings)
      .set({ travelers: [first] })
      .where(isOwn)
  })

  test('opens a number on purpose, with a reason that the log keeps', async () => {
    const ask = (reason: string, who = own) =>
      office.call(office.cookies.coordinator, 'POST', `/road/departures/${own.id}/passport`, {
        person: `${who.bookingId}:0`,
        reason,
      })
    expect((await ask('')).status).toBe(400)
    expect((await ask('Registrazione in albergo', foreign)).status).toBe(404)
    expect((await ask('Registrazione in albergo')).body).toMatchObject({
      passportNumber: ownSecret,
    })
    const entries = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.entityId, own.bookingId))
    const looks = entries.filter(({ action }) => action === 'revealed')
    expect(looks).toHaveLength(1)
    expect(looks[0]).toMatchObject({
      actorName: 'Chiara Conti',
      after: { reason: 'Registrazione in albergo' },
    })
    expect(JSON.stringify(looks)).not.toContain(ownSecret)
  })

  test('is open from thirty days before to fourteen after, and to nobody else', async () => {
    const [coordinator] = await database.db
      .select()
      .from(staffUsers)
      .where(eq(staffUsers.role, 'coordinator'))
    const ledOn = async (day: string, id = coordinator?.id ?? '') => {
      const now = () => new Date(`${day}T12:00:00Z`)
      const led = await ledDepartures({ ...office.deps, now, staff: { id } })
      return led.map(({ row }) => row.id)
    }
    const { body } = await read(own.id)
    const [start, end] = [String(body['startDate']), String(body['endDate'])]
    expect(await ledOn(addDays(start, -31))).toEqual([])
    expect(await ledOn(addDays(start, -30))).toEqual([own.id])
    expect(await ledOn(addDays(end, 14))).toEqual([own.id])
    expect(await ledOn(addDays(end, 15))).toEqual([])
    expect(await ledOn(start, 'somebody else')).toEqual([])
    for (const cookie of [office.cookies.administrator, office.cookies.consultant]) {
      const { status } = await office.call(cookie, 'GET', `/road/departures/${own.id}`)
      expect([403, 404]).toContain(status)
    }
  })
})
