import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { publicContract } from '../../contract/contract.ts'
import { tripDownloadRoutes } from '../app/trip-downloads.ts'
import type { Booking } from '../booking/bookings/store.ts'
import { confirmPayment } from '../money/payments/confirm-payment.ts'
import { system } from '../platform/audit/write-audit.ts'
import { travelBookings } from '../platform/db/schema/bookings.ts'
import { auditLog, outbox, rateLimits } from '../platform/db/schema/operations.ts'
import { receipts } from '../platform/db/schema/receipts.ts'
import { tripPasses } from '../platform/db/schema/trip.ts'
import { withSecrets } from '../platform/mail/secrets.ts'
import { databaseOfThisFile, depsOfEachTest } from '../testing/database-of-this-file.ts'
import { book, person } from '../testing/test-deps.ts'
import { everySecret, secretOf, secretParty, tripVisitors } from '../testing/trip-visitors.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

beforeEach(async () => {
  for (const table of [tripPasses, outbox, rateLimits]) await deps.db.delete(table)
})

const nobodysId = '00000000-0000-4000-8000-000000000000'
const { call, enter, leaderOf, invited, everybody } = tripVisitors(() => deps)

type Routed = { '~orpc': { route: { method?: string; path?: string } } }
const tripCalls = Object.entries(publicContract.trip as unknown as Record<string, Routed>).map(
  ([
    name,
    {
      '~orpc': { route },
    },
  ]) => ({ name, method: route.method ?? 'POST', path: route.path ?? '' }),
)

/** Calls for visitors without a session. */
const waysIn = ['askLink', 'open', 'passkeyQuestion', 'openWithPasskey']

const travellersOf = async ({ id }: Booking) => {
  const [row] = await deps.db.select().from(travelBookings).where(eq(travelBookings.id, id))
  return JSON.stringify(row?.travelers)
}

describe('the whole contract of the place', () => {
  it('shows nobody what anybody has entered, whoever asks whichever call for whichever seat', async () => {
    const { sessions } = await everybody()
    for (const [who, cookie] of Object.entries(sessions)) {
      for (const { name, method, path } of tripCalls) {
        if (name === 'leave') continue
        const seats = path.includes('{seat}') ? ['0', '1', '2', '3', '9'] : ['0']
        for (const seat of seats) {
          const body =
            method === 'GET'
              ? undefined
              : {
                  values: {},
                  token: 'x',
                  email: 'a@example.com',
                  code: 'ffffffff',
                  wanted: { kind: 'leave' },
                  text: '<',
                  isOn: true,
                  isShown: true,
                  id: nobodysId,
                  rawId: nobodysId,
                  type: 'public-key',
                  response: {
                    clientDataJSON: 'e30',
                    attestationObject: 'AAAA',
                    authenticatorData: 'AAAA',
                    signature: 'AAAA',
                  },
                  wishes: { sex: '', roomMate: '', bed: '', mixedRoom: '' },
                }
          const address = path.replace('{seat}', seat).replace('{id}', nobodysId)
          const { text, status } = await call(method, address, cookie, body)
          for (const secret of everySecret) expect(text, `${who} ${name}`).not.toContain(secret)
          if (['ended', 'consultant'].includes(who) && !waysIn.includes(name)) {
            expect(status, `${who} ${name}`).toBe(401)
          }
        }
      }
    }
  })

  it('lets everybody write their own part alone', async () => {
    const { booking, other, sessions } = await everybody()
    const before = await travellersOf(booking)
    const values = { address: 'Via Nuova 9, Ancona' }
    const write = (cookie: string, seat: number) =>
      call('PUT', `/trip/seats/${seat}`, cookie, { values })
    expect((await write(sessions.leader, 1)).status).toBe(403)
    expect((await write(sessions.companion, 0)).status).toBe(403)
    expect((await write(sessions.companion, 2)).status).toBe(403)
    expect((await write(sessions.stranger, 1)).status).toBe(403)
    expect((await write(sessions.ended, 2)).status).toBe(401)
    expect((await write(sessions.consultant, 0)).status).toBe(401)
    expect(await travellersOf(booking)).toBe(before)
    expect((await write(sessions.companion, 1)).status).toBe(200)
    expect((await write(sessions.stranger, 0)).status).toBe(200)
    expect(await travellersOf(booking)).toContain('Via Nuova 9')
    expect(await travellersOf(booking)).toContain(secretOf('Giulia'))
    expect(await travellersOf(other)).toContain('Via Nuova 9')
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    expect(JSON.stringify(entries)).not.toContain('Via Nuova')
    expect(entries.map(({ action }) => action)).toContain('trip_own_data_saved')
  })

  it('gives a companion neither the booking nor its money nor the others', async () => {
    const { booking, sessions } = await everybody()
    const { text, body } = await call('GET', '/trip', sessions.companion)
    expect(body).toMatchObject({ reader: 'own', firstName: 'Marco', lead: null, transfer: null })
    for (const hidden of [booking.id, booking.contactEmail, 'Giulia', 'Lia', '€', 'IT60']) {
      expect(text).not.toContain(hidden)
    }
  })

  it('lets only who booked invite', async () => {
    const { sessions } = await everybody()
    for (const cookie of [sessions.companion, sessions.stranger]) {
      expect((await call('POST', '/trip/seats/1/invitation', cookie, {})).status).toBe(403)
      expect((await call('POST', '/trip/seats/1/invitation/end', cookie, {})).status).toBe(403)
    }
    expect((await call('POST', '/trip/seats/0/invitation', sessions.leader, {})).status).toBe(403)
  })
})

describe('papers of the timeline', () => {
  const take = async (cookie: string, file: string) => {
    const routes = tripDownloadRoutes(deps, () => '127.0.0.1')
    const answer = await routes.request(`/api/trip/${file}`, { headers: { cookie } })
    return { status: answer.status, type: answer.headers.get('content-type') }
  }

  it('are those of the own booking, for who booked alone', async () => {
    const { booking, other, sessions } = await everybody()
    for (const { id, depositAmount } of [booking, other]) {
      await confirmPayment(deps, {
        bookingId: id,
        amount: depositAmount,
        externalId: id,
        actor: system,
      })
    }
    const receiptOf = async ({ id }: Booking) =>
      (await deps.db.select().from(receipts).where(eq(receipts.bookingId, id)))[0]?.id ?? ''
    const own = `ricevute/${await receiptOf(booking)}`
    const { text } = await call('GET', '/trip', sessions.leader)
    expect(text).toContain(own.slice('ricevute/'.length))
    for (const file of [own, 'contratto.pdf']) {
      expect(await take(sessions.leader, file)).toEqual({ status: 200, type: 'application/pdf' })
      expect((await take(sessions.companion, file)).status, file).toBe(403)
      expect((await take(sessions.ended, file)).status, file).toBe(401)
      expect((await take(sessions.consultant, file)).status, file).toBe(401)
    }
    expect((await take(sessions.stranger, own)).status).toBe(404)
    expect((await take(sessions.leader, `ricevute/${await receiptOf(other)}`)).status).toBe(404)
    expect((await take(sessions.leader, 'ricevute/x')).status).toBe(404)
  })
})

describe('an invitation', () => {
  it('lets in once: who passed it on can not use it afterwards', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const token = await invited(leader, 1)
    const companion = await enter(token)
    expect((await call('POST', '/trip/session', '', { token })).status).toBe(404)
    expect((await call('GET', '/trip', companion)).status).toBe(200)
    const { body } = await call('GET', '/trip', leader)
    expect(body['party']).toMatchObject([
      { isYou: true },
      { link: 'in', filled: [] },
      { link: 'none' },
    ])
  })

  it('opened again where it let in leads back there, and nobody else', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const token = await invited(leader, 1)
    const companion = await enter(token)
    const again = await call('POST', '/trip/session', companion, { token })
    expect(again).toMatchObject({ status: 200, session: '' })
    expect((await call('GET', '/trip', companion)).body['firstName']).toBe('Marco')
    const other = await enter(await invited(leader, 2))
    for (const cookie of [leader, other])
      expect((await call('POST', '/trip/session', cookie, { token })).status).toBe(404)
    await invited(leader, 1)
    expect((await call('POST', '/trip/session', companion, { token })).status).toBe(404)
  })

  it('ends with the next one, and with another person in the seat', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const first = await invited(leader, 1)
    const companion = await enter(await invited(leader, 1))
    expect((await call('POST', '/trip/session', '', { token: first })).status).toBe(404)
    const travelers = booking.travelers.map((one, seat) =>
      seat === 1 ? { ...one, firstName: 'Ugo' } : one,
    )
    await deps.db.update(travelBookings).set({ travelers }).where(eq(travelBookings.id, booking.id))
    expect((await call('GET', '/trip', companion)).status).toBe(401)
    expect((await call('PUT', '/trip/seats/1', companion, { values: {} })).status).toBe(401)
  })

  it('goes out by mail with its key sealed, few a day to one address', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    await deps.db.delete(outbox)
    const answers: number[] = []
    for (let index = 0; index < 4; index += 1) {
      const email = 'Marco@example.com'
      answers.push((await call('POST', '/trip/seats/1/invitation', leader, { email })).status)
    }
    expect(answers).toEqual([200, 200, 200, 429])
    const mails = await deps.db.select().from(outbox)
    expect(mails).toHaveLength(3)
    expect(JSON.stringify(mails)).not.toMatch(/viaggio\/i-/)
    const keys = mails.map((mail) => /viaggio\/([\w-]+)/.exec(withSecrets(mail).text)?.[1] ?? '')
    const opened = await Promise.all(keys.map(enter))
    expect(opened.filter((cookie) => cookie !== '')).toHaveLength(1)
  })

  it('is not needed for a minor: who booked fills in', async () => {
    const child = person({
      firstName: 'Lia',
      email: null,
      phone: null,
      birthDate: '2015-05-20',
      address: 'Via A 1',
    })
    const booking = await book(deps, {}, [person(), child])
    const leader = await leaderOf(booking)
    expect((await call('POST', '/trip/seats/1/invitation', leader, {})).status).toBe(403)
    const values = { address: 'Via Nuova 9, Ancona' }
    expect((await call('PUT', '/trip/seats/1', leader, { values })).status).toBe(200)
    expect(await travellersOf(booking)).toContain('Via Nuova 9')
  })

  it('says at its field what is wrong, and closes with the departure', async () => {
    const booking = await book(deps, {}, secretParty)
    const leader = await leaderOf(booking)
    const wrong = await call('PUT', '/trip/seats/0', leader, { values: { passportNumber: '?' } })
    expect(wrong.status).toBe(400)
    expect(wrong.text).toContain('passportNumber')
    const partyNow = async () => (await call('GET', '/trip', leader)).body['party']
    expect(await partyNow()).toMatchObject([{ mayFill: true }, {}, {}])
    deps.clock.now = new Date(`${booking.startDate}T12:00:00Z`)
    expect(await partyNow()).toMatchObject([{ mayFill: false, missing: [] }, {}, {}])
    const late = await call('PUT', '/trip/seats/0', leader, { values: { address: 'Via Nuova 9' } })
    expect(late.status).toBe(409)
  })
})
