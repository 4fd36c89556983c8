import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Booking, findBooking } from '../booking/bookings/store.ts'
import { confirmPayment } from '../money/payments/confirm-payment.ts'
import { system } from '../platform/audit/write-audit.ts'
import { travelDates } from '../platform/db/schema/catalogue.ts'
import { rateLimits } from '../platform/db/schema/operations.ts'
import { tripRequests } from '../platform/db/schema/trip-requests.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { addDeparture } from '../testing/test-deps.ts'
import { openOffice } from '../testing/test-staff.ts'
import { tripVisitors } from '../testing/trip-visitors.ts'
import { virtualAuthenticator } from '../testing/virtual-authenticator.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeEach(() => database.db.delete(rateLimits))

const { call, everybody } = tripVisitors(() => office.deps)

/** The visitors of `everybody()`, with the cookie of a consultant who is really signed in. */
async function visitors() {
  const all = await everybody()
  return { ...all, sessions: { ...all.sessions, consultant: office.cookies.consultant } }
}

const statusOf = async (answer: ReturnType<typeof call>) => (await answer).status
const reread = async ({ id }: Booking) => findBooking(database.db, id)

describe('whoever wants more than their part', () => {
  it('of the shares: switches nothing, and reads their own alone', async () => {
    const { booking, sessions } = await visitors()
    const turn = (cookie: string) => statusOf(call('PUT', '/trip/shares', cookie, { isOn: true }))
    expect(await turn(sessions.companion)).toBe(403)
    expect(await turn(sessions.ended)).toBe(401)
    expect(await turn(sessions.consultant)).toBe(401)
    expect((await reread(booking))?.paysByShare).toBe(false)
    expect(await turn(sessions.leader)).toBe(200)
    const look = (cookie: string) => call('GET', '/trip/shares', cookie)
    const own = await look(sessions.companion)
    expect(own.body).toMatchObject({ rest: null, maySwitch: false, shares: [{ isYou: true }] })
    for (const hidden of ['Giulia', 'Lia', booking.id]) expect(own.text).not.toContain(hidden)
    const { text } = await look(sessions.stranger)
    for (const hidden of ['Marco', booking.paymentReference ?? 'none'])
      expect(text).not.toContain(hidden)
    expect((await look(sessions.ended)).status).toBe(401)
    expect((await look(sessions.consultant)).status).toBe(401)
  })

  it('of the requests: asks, reads and takes back nothing of anybody else', async () => {
    const { booking, sessions } = await visitors()
    const ask = (cookie: string, wanted: object) =>
      call('POST', '/trip/requests', cookie, { wanted, message: 'Un segreto di Giulia' })
    expect((await ask(sessions.leader, { kind: 'leave' })).status).toBeLessThan(300)
    const [row] = await database.db
      .select()
      .from(tripRequests)
      .where(eq(tripRequests.bookingId, booking.id))
    const name = { kind: 'name', firstName: 'Ugo', lastName: 'Neri', isOther: true }
    for (const wanted of [
      { kind: 'leave' },
      { kind: 'departure', startDate: booking.startDate },
      { kind: 'people', joining: [], leaving: [0] },
      { ...name, seat: 0, birthDate: '1990-01-01' },
      { kind: 'extras', extras: [{ id: 'assicurazione', more: -1 }] },
    ]) {
      expect((await ask(sessions.companion, wanted)).status, wanted.kind).toBeGreaterThanOrEqual(
        400,
      )
    }
    for (const who of ['companion', 'stranger', 'ended', 'consultant'] as const) {
      const back = await call('POST', `/trip/requests/${row?.id}/withdraw`, sessions[who], {})
      expect(back.status, who).toBeGreaterThanOrEqual(400)
      const { text } = await call('GET', '/trip', sessions[who])
      expect(text, who).not.toContain(row?.id ?? 'none')
      expect(text, who).not.toContain('Un segreto')
    }
    const kept = await database.db
      .select({ state: tripRequests.state })
      .from(tripRequests)
      .where(eq(tripRequests.bookingId, booking.id))
    expect(kept).toEqual([{ state: 'open' }])
  })

  it('of the passkeys: nobody adds, reads or removes one in another name', async () => {
    const { sessions } = await visitors()
    const { origin, hostname } = new URL(office.deps.publicUrl)
    const device = virtualAuthenticator({ origin, rpId: hostname })
    const asked = await call('POST', '/trip/passkeys/options', sessions.leader)
    const created = device.create(String(asked.body['challenge']))
    for (const who of ['companion', 'stranger', 'ended', 'consultant'] as const) {
      const stolen = await call('POST', '/trip/passkeys', sessions[who], created)
      expect(stolen.status, who).toBeGreaterThanOrEqual(400)
    }
    const again = await call('POST', '/trip/passkeys/options', sessions.leader)
    const own = device.create(String(again.body['challenge']))
    const { body } = await call('POST', '/trip/passkeys', sessions.leader, own)
    const [added] = body['passkeys'] as { id: string }[]
    for (const who of ['companion', 'stranger', 'ended', 'consultant'] as const) {
      const { text } = await call('GET', '/trip/passkeys', sessions[who])
      expect(text, who).not.toContain(added?.id ?? 'none')
      const ended = await call('POST', `/trip/passkeys/${added?.id}/end`, sessions[who])
      expect(ended.text, who).not.toContain(added?.id ?? 'none')
    }
    const kept = await call('GET', '/trip/passkeys', sessions.leader)
    expect(kept.body['passkeys']).toHaveLength(1)
  })

  it('of the group: only whose booking is confirmed reads the way into its chat', async () => {
    await addDeparture(database.db)
    const { booking, sessions } = await visitors()
    const groupLink = 'https://chat.whatsapp.com/AbCdEfGhIjKlMnOpQrStUv'
    await database.db.update(travelDates).set({ groupLink })
    const readers = async () => {
      const found: string[] = []
      for (const [who, cookie] of Object.entries(sessions)) {
        const { text } = await call('GET', '/trip', cookie)
        if (text.includes('chat.whatsapp.com')) found.push(who)
      }
      return found
    }
    expect(await readers()).toEqual([])
    const { id: bookingId, depositAmount: amount } = booking
    await confirmPayment(office.deps, { bookingId, amount, externalId: bookingId, actor: system })
    expect(await readers()).toEqual(['leader', 'companion'])
    const { body } = await office.call(undefined, 'GET', `/departures/${booking.departureId}`)
    expect(JSON.stringify(body)).not.toContain('chat.whatsapp.com')
    const asCoordinator = await office.call(
      office.cookies.coordinator,
      'GET',
      `/departures/${booking.departureId}`,
    )
    expect(asCoordinator.status).toBe(403)
  })
})
