import { describe, expect, it } from 'vitest'
import { tripDownloadRoutes } from '../../app/trip-downloads.ts'
import type { Booking } from '../../booking/bookings/store.ts'
import { settlePayment } from '../../money/payments/settle-payment.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { reread, visitOf } from '../../testing/place-visitors.ts'
import { book, person } from '../../testing/test-deps.ts'
import { enterPlace } from '../access/enter.ts'
import { passToken } from '../access/keys.ts'
import { viewPlace } from '../place/view.ts'
import { setShares } from './set-shares.ts'
import { viewShares } from './view.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)

const party = [
  person(),
  person({ firstName: 'Marco', lastName: 'Bianchi', email: null, phone: null }),
]

async function sharedBooking(): Promise<Booking> {
  const booking = await book(deps, {}, party)
  await setShares(deps, await visitOf(deps, booking, 0), true)
  return reread(deps, booking)
}

const pay = (booking: Booking, shareSeat: number, amount: number) =>
  deps.db.transaction((tx) =>
    settlePayment(tx, deps, {
      bookingId: booking.id,
      amount,
      shareSeat,
      provider: 'bank_transfer',
      externalId: `share:${booking.id}:${shareSeat}:${amount}`,
      actor: system,
    }),
  )

describe('the parts in the place of a traveller', () => {
  it('show everybody their own, and who booked who has paid and what they answer for', async () => {
    const booking = await sharedBooking()
    await pay(booking, 1, 96_000)
    const lead = await viewShares(deps, await reread(deps, booking), 0)
    expect(lead).toMatchObject({
      isOn: true,
      maySwitch: false,
      rest: 384_000,
      shares: [
        { name: 'Giulia Rossi', isYou: true, total: 240_000, received: 0 },
        { name: 'Marco Bianchi', isYou: false, total: 240_000, received: 96_000 },
      ],
      transfer: { amount: 96_000, causale: `${booking.paymentReference}-1` },
    })
    const own = await viewShares(deps, await reread(deps, booking), 1)
    expect(own).toMatchObject({
      rest: null,
      maySwitch: false,
      shares: [{ name: 'Marco Bianchi', isYou: true, total: 240_000, received: 96_000 }],
      transfer: { amount: 144_000, causale: `${booking.paymentReference}-2` },
      receipts: [{ code: expect.stringMatching(/^R/i) }],
    })
    expect(JSON.stringify(own)).not.toContain('Giulia')
  })

  it('are nothing that a companion or another one in the seat may decide', async () => {
    const booking = await book(deps, {}, party)
    const companion = await visitOf(deps, booking, 1)
    await expect(setShares(deps, companion, true)).rejects.toThrow('FORBIDDEN')
    expect((await viewShares(deps, booking, 1)).maySwitch).toBe(false)
    const leader = await visitOf(deps, booking, 0)
    const stale = { ...leader, pass: { ...leader.pass, tokenHash: 'of another' } }
    await expect(setShares(deps, stale, true)).rejects.toThrow('TRIP_SESSION_OVER')
    expect((await reread(deps, booking)).paysByShare).toBe(false)
  })

  it('take the place of the one transfer, which comes back with one payment', async () => {
    const booking = await sharedBooking()
    expect(await viewPlace(deps, booking, 0)).toMatchObject({
      next: { kind: 'pay', text: expect.stringContaining('la sua quota') },
      transfer: null,
    })
    await setShares(deps, await visitOf(deps, booking, 0), false)
    const one = await viewPlace(deps, await reread(deps, booking), 0)
    expect(one.transfer?.causale).toBe(booking.paymentReference)
    expect(await viewShares(deps, await reread(deps, booking), 0)).toMatchObject({
      isOn: false,
      maySwitch: true,
      shares: [],
    })
  })

  it('lead who paid to their own receipt and to no other', async () => {
    const booking = await sharedBooking()
    await pay(booking, 1, 96_000)
    await pay(booking, 0, 96_000)
    const now = await reread(deps, booking)
    const [own] = (await viewShares(deps, now, 1)).receipts
    const [other] = (await viewShares(deps, now, 0)).receipts
    const { pass } = await visitOf(deps, now, 1)
    const { cookie } = await enterPlace(deps, passToken(deps, pass, now))
    const app = tripDownloadRoutes(deps, () => '127.0.0.1')
    const ask = (id: string | undefined) =>
      app.request(`/api/trip/ricevute/${id}`, {
        headers: { cookie: cookie.split(';')[0] ?? '' },
      })
    expect((await ask(own?.id)).status).toBe(200)
    expect((await ask(other?.id)).status).toBe(403)
  })
})
