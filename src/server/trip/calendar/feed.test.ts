import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { tripDownloadRoutes } from '../../app/trip-downloads.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { auditLog, rateLimits } from '../../platform/db/schema/operations.ts'
import { tripPasses } from '../../platform/db/schema/trip.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { visitOf } from '../../testing/place-visitors.ts'
import { addDeparture, book, person } from '../../testing/test-deps.ts'
import { endLinks, sendLink } from '../access/ask-link.ts'
import { makeFeed } from './make-feed.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

await addDeparture(database.db)
beforeEach(async () => {
  for (const table of [tripPasses, rateLimits]) await deps.db.delete(table)
})

async function feedOf(booking: Booking, seat = 0): Promise<string> {
  const { address } = await makeFeed(deps, await visitOf(deps, booking, seat))
  return new URL(address).pathname
}

async function read(path: string) {
  const answer = await tripDownloadRoutes(deps, () => '127.0.0.1').request(path)
  // iCalendar folds long lines.
  return { status: answer.status, text: (await answer.text()).replace(/\r\n[ \t]/g, '') }
}

const two = () => [person(), person({ firstName: 'Marco', lastName: 'Bianchi', email: null })]

describe('the calendar of a traveller', () => {
  it('follows departure, return, day of decision and what is to be paid', async () => {
    const booking = await book(deps)
    const { status, text } = await read(await feedOf(booking))
    expect(status).toBe(200)
    const entries = [...text.matchAll(/^SUMMARY:(\w+)/gm)].map(([, word]) => word)
    expect(entries).toEqual(['Partenza', 'Ritorno', 'Conferma', 'Scadenza'])
    expect(text).toContain(`DTSTART;VALUE=DATE:${booking.startDate.replaceAll('-', '')}`)
    expect(text).toContain(`${deps.publicUrl}/#/viaggio`)
    expect(text).not.toContain('/viaggio/')
  })

  it('has the flights of a confirmed booking, by the hours of each place', async () => {
    const booking = await book(deps)
    const flight = {
      airport: null,
      number: 'AZ 608',
      from: 'Roma FCO',
      to: 'Tokyo HND',
      leavesOn: '2027-03-12',
      leavesAt: '10:15',
      arrivesOn: '2027-03-13',
      arrivesAt: '06:30',
    }
    const { id } = booking
    await deps.db.update(travelDates).set({ flights: [flight] })
    const address = await feedOf(booking)
    expect((await read(address)).text).not.toContain('AZ 608')
    await deps.db
      .update(travelBookings)
      .set({ status: 'confirmed' })
      .where(eq(travelBookings.id, id))
    const { text } = await read(address)
    expect(text).toContain('SUMMARY:Volo AZ 608: Roma FCO - Tokyo HND')
    // Local times without a zone, because the phone is wherever its owner is.
    expect(text).toMatch(/^DTSTART:20270312T101500\r?$/m)
    expect(text).toMatch(/^DTEND:20270313T063000\r?$/m)
    await deps.db.update(travelDates).set({ flights: [] })
  })

  it('says nothing of money and booking to who did not book', async () => {
    const booking = await book(deps, {}, two())
    const { status, text } = await read(await feedOf(booking, 1))
    expect(status).toBe(200)
    for (const hidden of ['€', 'Scadenza', 'Causale', booking.id, 'Prenotazione']) {
      expect(text.replace(/^PRODID.*$/m, '')).not.toContain(hidden)
    }
  })

  it('is empty once the booking is cancelled', async () => {
    const booking = await book(deps)
    const address = await feedOf(booking)
    await deps.db
      .update(travelBookings)
      .set({ status: 'cancelled' })
      .where(eq(travelBookings.id, booking.id))
    const { status, text } = await read(address)
    expect(status).toBe(200)
    expect(text).not.toContain('BEGIN:VEVENT')
  })

  it('ends with the next address, a new link, the end of the link, and the place', async () => {
    const booking = await book(deps)
    const first = await feedOf(booking)
    const second = await feedOf(booking)
    expect((await read(first)).status).toBe(404)
    expect((await read(second)).status).toBe(200)
    const staff = { ...deps, actor: system }
    await sendLink(staff, booking.id)
    expect((await read(second)).status).toBe(404)
    const third = await feedOf(booking)
    await endLinks(staff, booking.id)
    expect((await read(third)).status).toBe(404)
    await sendLink(staff, booking.id)
    const fourth = await feedOf(booking)
    expect((await read(fourth)).status).toBe(200)
    deps.clock.now = new Date(`${Number(booking.endDate.slice(0, 4)) + 1}-12-31T12:00:00Z`)
    expect((await read(fourth)).status).toBe(404)
  })

  it('is kept as a hash, made few times a day, and written down', async () => {
    const booking = await book(deps)
    const address = await feedOf(booking)
    const token = address.split('/').at(-1)?.replace('.ics', '') ?? ''
    expect(JSON.stringify(await deps.db.select().from(tripPasses))).not.toContain(token)
    for (let index = 1; index < 10; index += 1) await feedOf(booking)
    await expect(feedOf(booking)).rejects.toThrow('RATE_LIMITED')
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    expect(entries.filter(({ action }) => action === 'trip_calendar_made')).toHaveLength(10)
    expect((await read('/api/trip/calendario/x.ics')).status).toBe(404)
  })
})
