import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { addDays } from '../../../domain/dates.ts'
import { placeEndsOn } from '../../../domain/trip/place.ts'
import { sendDueMail } from '../../app/jobs/loop.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { tripPasses, tripSessions } from '../../platform/db/schema/trip.ts'
import type { QueuedMail } from '../../platform/mail/outbox.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { callAs } from '../../testing/place-visitors.ts'
import { book, person } from '../../testing/test-deps.ts'
import { endLinks, sendLink } from './ask-link.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const staff = { id: null, name: 'Marta' }

beforeEach(async () => {
  for (const table of [tripPasses, outbox, rateLimits]) await deps.db.delete(table)
})

const call = (method: string, path: string, body?: object, cookie = '') =>
  callAs(deps, cookie, [method, path, body])

/** The mails as travellers receive them, with the link, which is in no stored mail. */
async function deliver(): Promise<QueuedMail[]> {
  const sent: QueuedMail[] = []
  const mailer = { send: async (mail: QueuedMail) => void sent.push(mail), close: () => {} }
  await sendDueMail(deps, mailer, undefined, async () => [])
  return sent
}

const tokenIn = (mail: QueuedMail | undefined) =>
  /\/#\/viaggio\/([\w-]{43})/.exec(mail?.text ?? '')?.[1]

async function tokenOf(recipient: string): Promise<string> {
  const mails = await deliver()
  const token = mails
    .filter((mail) => mail.recipient === recipient)
    .map(tokenIn)
    .at(-1)
  if (!token) throw new Error('no link was sent')
  return token
}

async function enter(token: string) {
  const { status, cookie } = await call('POST', '/trip/session', { token })
  return { status, cookie: cookie.split(';')[0] ?? '', whole: cookie }
}

const look = (cookie: string) => call('GET', '/trip', undefined, cookie)

describe('the personal link', () => {
  it('is in the mails to the traveller, in none to the agency, and in no table', async () => {
    const booking = await book(deps)
    const stored = await deps.db.select().from(outbox).where(eq(outbox.bookingId, booking.id))
    const mails = await deliver()
    for (const mail of mails) {
      const isOwn = mail.recipient === booking.contactEmail
      expect(tokenIn(mail) !== undefined, mail.kind).toBe(isOwn)
      if (isOwn) expect(mail.html).toContain(tokenIn(mail))
    }
    expect(mails.some((mail) => tokenIn(mail))).toBe(true)
    expect(JSON.stringify(stored)).not.toContain('/viaggio')
    const token = mails.map(tokenIn).find((one) => one !== undefined) ?? ''
    const rows = JSON.stringify([
      await deps.db.select().from(outbox),
      await deps.db.select().from(tripPasses),
    ])
    expect(rows).not.toContain(token)
  })

  it('stays the same from mail to mail', async () => {
    const booking = await book(deps)
    const first = await tokenOf(booking.contactEmail)
    await deps.db
      .update(outbox)
      .set({ state: 'queued', dedupeKey: 'again' })
      .where(eq(outbox.kind, 'booking_received'))
    expect(await tokenOf(booking.contactEmail)).toBe(first)
  })

  it('becomes a session that only the calls of the place carry', async () => {
    const booking = await book(deps)
    const { cookie, whole } = await enter(await tokenOf(booking.contactEmail))
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Secure', 'Path=/api/trip']) {
      expect(whole).toContain(part)
    }
    const { status, body } = await look(cookie)
    expect(status).toBe(200)
    expect(body).toMatchObject({ reader: 'lead', title: 'Tokyo e Kyoto', firstName: 'Giulia' })
    expect((await look('')).status).toBe(401)
    expect((await look(`viaggio=${'a'.repeat(43)}`)).status).toBe(401)
    expect((await enter('a'.repeat(43))).status).toBe(404)
  })

  it('ends thirty days after the return', async () => {
    const booking = await book(deps)
    const token = await tokenOf(booking.contactEmail)
    const { cookie } = await enter(token)
    deps.clock.now = new Date(`${placeEndsOn(booking.endDate)}T12:00:00Z`)
    expect((await look(cookie)).status).toBe(200)
    deps.clock.now = new Date(`${addDays(placeEndsOn(booking.endDate), 1)}T12:00:00Z`)
    expect((await look(cookie)).status).toBe(401)
    expect((await enter(token)).status).toBe(404)
  })

  it('ends with the address it was sent to', async () => {
    const booking = await book(deps)
    const token = await tokenOf(booking.contactEmail)
    const { cookie } = await enter(token)
    const contactEmail = 'nuova@example.com'
    await deps.db
      .update(travelBookings)
      .set({ contactEmail })
      .where(eq(travelBookings.id, booking.id))
    expect((await look(cookie)).status).toBe(401)
    expect((await enter(token)).status).toBe(404)
  })

  it('is ended by staff, and opened again by a new one', async () => {
    const booking = await book(deps)
    const old = await tokenOf(booking.contactEmail)
    const { cookie } = await enter(old)
    await endLinks({ ...deps, actor: staff }, booking.id)
    expect((await look(cookie)).status).toBe(401)
    expect((await enter(old)).status).toBe(404)
    await sendLink({ ...deps, actor: staff }, booking.id)
    const token = await tokenOf(booking.contactEmail)
    expect(token).not.toBe(old)
    expect((await enter(token)).status).toBe(200)
    expect((await look(cookie)).status).toBe(401)
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    const actions = entries.map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['trip_link_ended', 'trip_link_sent']))
  })

  it('is forgotten by a browser that signs out, and by no other', async () => {
    const booking = await book(deps)
    const token = await tokenOf(booking.contactEmail)
    const [here, there] = [await enter(token), await enter(token)]
    const left = await call('POST', '/trip/session/end', undefined, here.cookie)
    expect(left.cookie).toContain('Max-Age=0')
    expect((await look(here.cookie)).status).toBe(401)
    expect((await look(there.cookie)).status).toBe(200)
  })

  it('lets in twenty browsers, the newest ones', async () => {
    const booking = await book(deps)
    const token = await tokenOf(booking.contactEmail)
    for (let index = 0; index < 22; index += 1) await enter(token)
    expect(await deps.db.$count(tripSessions)).toBe(20)
  })
})

describe('«Mandami il link»', () => {
  const ask = (
    booking: Booking,
    email = booking.contactEmail,
    code = bookingReference(booking.id),
  ) => call('POST', '/trip/links', { email, code })

  it('sends a new link, which ends the old', async () => {
    const booking = await book(deps)
    const old = await tokenOf(booking.contactEmail)
    expect((await ask(booking, 'GIULIA@example.com')).body).toEqual({ asked: true })
    const token = await tokenOf(booking.contactEmail)
    expect(token).not.toBe(old)
    expect((await enter(old)).status).toBe(404)
    expect((await enter(token)).status).toBe(200)
  })

  it('answers the same to who knows one of the two, and sends nothing', async () => {
    const booking = await book(deps)
    const other = await book(deps, {}, [person({ email: 'altra@example.com' })])
    await deliver()
    const right = await ask(booking)
    const wrong = [
      await ask(booking, 'altra@example.com'),
      await ask(booking, undefined, 'ffffffff'),
      await ask(other, 'nessuno@example.com'),
    ]
    for (const answer of wrong) expect(answer).toEqual(right)
    expect((await deliver()).map(({ recipient }) => recipient)).toEqual([booking.contactEmail])
  })

  it('is for few times a day, known address or not', async () => {
    const booking = await book(deps)
    for (const email of [booking.contactEmail, 'nessuno@example.com']) {
      const answers: number[] = []
      for (let index = 0; index < 5; index += 1) answers.push((await ask(booking, email)).status)
      expect(answers).toEqual([200, 200, 200, 200, 429])
    }
  })

  it('says at its field what is wrong with a code', async () => {
    const booking = await book(deps)
    const { status, body } = await ask(booking, undefined, 'XYZ')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('otto caratteri')
  })
})
