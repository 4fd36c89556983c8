import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookRoutes } from '../../app/webhooks.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { bookingPayments, travelBookings } from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { serverOfThisFile } from '../../testing/server-of-this-file.ts'
import { book, callApi, type TestDeps, testDeps } from '../../testing/test-deps.ts'

const secret = 'whsec_test'
const database = await databaseOfThisFile()
let asked: { path: string; body: URLSearchParams; key: string | undefined }[]
let sessions: Map<string, object>
let broken: boolean

const STRIPE_API_BASE = await serverOfThisFile((request, response) => {
  let text = ''
  request.on('data', (part) => (text += part))
  request.on('end', () => {
    const key = request.headers['idempotency-key']
    asked.push({ path: request.url ?? '', body: new URLSearchParams(text), key: String(key) })
    const id = (request.url ?? '').split('/').at(-1) ?? ''
    const answer = sessions.get(id) ?? {
      id: 'cs_test_1',
      object: 'checkout.session',
      url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    }
    response.writeHead(broken ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(broken ? { error: { message: 'down' } } : answer))
  })
})
const deps = depsOfEachTest(database.db, {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE,
})
beforeEach(async () => {
  asked = []
  sessions = new Map()
  broken = false
  for (const table of [travelBookings, outbox]) await deps.db.delete(table)
})

const read = async (id: string) => (await findBooking(deps.db, id)) as Booking

function session(booking: Booking, change: object = {}) {
  return {
    id: `cs_test_${booking.id.slice(0, 8)}`,
    object: 'checkout.session',
    payment_status: 'paid',
    payment_intent: `pi_${booking.id.slice(0, 8)}`,
    amount_total: 96_000,
    metadata: { bookingId: booking.id },
    ...change,
  }
}

function event(booking: Booking, change: { id?: string; type?: string; object?: object } = {}) {
  return {
    id: change.id ?? `evt_${randomUUID()}`,
    object: 'event',
    type: change.type ?? 'checkout.session.completed',
    data: { object: session(booking, change.object) },
  }
}

async function notify(notice: object, options: { secret?: string; timestamp?: number } = {}) {
  const payload = JSON.stringify(notice)
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: options.secret ?? secret,
    ...(options.timestamp ? { timestamp: options.timestamp } : {}),
  })
  const response = await webhookRoutes(deps).request('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  })
  return response.status
}

describe('the hosted checkout', () => {
  it('asks for exactly what is due, and the same page again for a second click', async () => {
    const booking = await book(deps)
    const open = () => callApi(deps, 'POST', `/bookings/${booking.id}/checkout`)
    expect(await open()).toMatchObject({
      status: 200,
      body: { url: 'https://checkout.stripe.com/c/pay/cs_test_1' },
    })
    await open()
    const [first, second] = asked
    expect(first?.body.get('line_items[0][price_data][unit_amount]')).toBe('96000')
    expect(first?.body.get('metadata[bookingId]')).toBe(booking.id)
    expect(first?.body.get('allowed_payment_method_types[0]')).toBe('card')
    expect(first?.body.get('success_url')).toContain(`/#/booking-confirmation/${booking.id}`)
    expect(second?.key).toBe(first?.key)
    const view = await callApi(deps, 'GET', `/bookings/${booking.id}/payment`)
    expect(view.body.cardMode).toBe('stripe')
  })

  it('answers clearly when the provider is away or not configured', async () => {
    const booking = await book(deps)
    broken = true
    const open = (on: TestDeps) => callApi(on, 'POST', `/bookings/${booking.id}/checkout`)
    expect(await open(deps)).toMatchObject({
      status: 503,
      body: { code: 'CARD_PAYMENTS_UNAVAILABLE' },
    })
    expect((await open(testDeps(deps.db))).status).toBe(503)
  })

  it('settles on the way back, without waiting for the notice', async () => {
    const booking = await book(deps)
    const paid = session(booking)
    sessions.set(paid.id, paid)
    const back = () =>
      callApi(deps, 'POST', `/bookings/${booking.id}/checkout-return`, { sessionId: paid.id })
    expect((await back()).body).toMatchObject({ paymentStatus: 'deposit_paid', amountPaid: 96_000 })
    await back()
    expect(await notify(event(booking))).toBe(200)
    expect((await read(booking.id)).amountPaid).toBe(96_000)
    expect(await deps.db.$count(outbox, eq(outbox.kind, 'payment_confirmed'))).toBe(1)
  })

  it('does not settle a booking with the session of another', async () => {
    const [booking, other] = [await book(deps), await book(deps)]
    const paid = session(other)
    sessions.set(paid.id, paid)
    const answer = await callApi(deps, 'POST', `/bookings/${booking.id}/checkout-return`, {
      sessionId: paid.id,
    })
    expect(answer.status).toBe(404)
    expect((await read(booking.id)).amountPaid).toBe(0)
  })
})

describe('the signed notice', () => {
  it('confirms the payment once, however often it is repeated', async () => {
    const booking = await book(deps)
    const notice = event(booking)
    expect(await notify(notice)).toBe(200)
    expect(await notify(notice)).toBe(200)
    await Promise.all([notify(event(booking)), notify(event(booking)), notify(notice)])
    expect(await read(booking.id)).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'deposit_paid',
      amountPaid: 96_000,
      paymentProvider: 'stripe',
    })
    expect(await deps.db.$count(bookingPayments, eq(bookingPayments.bookingId, booking.id))).toBe(1)
    expect(await deps.db.$count(outbox, eq(outbox.kind, 'payment_confirmed'))).toBe(1)
  })

  it('with a wrong, missing or old signature changes nothing', async () => {
    const booking = await book(deps)
    expect(await notify(event(booking), { secret: 'whsec_other' })).toBe(400)
    expect(await notify(event(booking), { timestamp: 1_600_000_000 })).toBe(400)
    const unsigned = await webhookRoutes(deps).request('/api/webhooks/stripe', {
      method: 'POST',
      body: JSON.stringify(event(booking)),
    })
    expect(unsigned.status).toBe(400)
    expect((await read(booking.id)).paymentStatus).toBe('pending')
  })

  it('in the wrong order ends in the same state', async () => {
    const booking = await book(deps)
    const late = { type: 'checkout.session.async_payment_succeeded' }
    expect(await notify(event(booking, late))).toBe(200)
    expect(await notify(event(booking, { object: { payment_status: 'unpaid' } }))).toBe(200)
    expect(await notify(event(booking, { type: 'checkout.session.expired' }))).toBe(200)
    expect(await notify(event(booking, { type: 'payment_intent.created' }))).toBe(200)
    expect(await read(booking.id)).toMatchObject({
      paymentStatus: 'deposit_paid',
      amountPaid: 96_000,
    })
  })

  it('in another currency is refused, and the booking says so', async () => {
    const booking = await book(deps)
    await notify(event(booking, { object: { currency: 'jpy' } }))
    expect(await read(booking.id)).toMatchObject({ amountPaid: 0, paymentStatus: 'pending' })
    const entries = await deps.db.select().from(auditLog).where(eq(auditLog.entityId, booking.id))
    expect(entries).toContainEqual(
      expect.objectContaining({
        action: 'payment_unexpected',
        after: { currency: 'jpy', amount: 96_000 },
      }),
    )
    await notify(event(booking, { object: { currency: 'eur' } }))
    expect(await read(booking.id)).toMatchObject({ amountPaid: 96_000 })
  })

  it('in another currency for no booking of ours leaves no trace in any history', async () => {
    const booking = await book(deps)
    const stranger = randomUUID()
    for (const metadata of [{}, { bookingId: stranger }]) {
      expect(await notify(event(booking, { object: { currency: 'jpy', metadata } }))).toBe(200)
    }
    const written = inArray(auditLog.entityId, ['', stranger])
    expect(await deps.db.$count(auditLog, written)).toBe(0)
  })

  it('for the full amount pays everything', async () => {
    const booking = await book(deps, { paymentType: 'full' })
    await notify(event(booking, { object: { amount_total: 240_000 } }))
    expect((await read(booking.id)).paymentStatus).toBe('paid')
  })

  it('for a cancelled booking keeps the money on record and tells the agency', async () => {
    const booking = await book(deps)
    await cancelBooking(deps, { bookingId: booking.id, actor: { id: 's', name: 'Marta' } })
    expect(await notify(event(booking))).toBe(200)
    expect(await read(booking.id)).toMatchObject({ status: 'cancelled', amountPaid: 96_000 })
    expect(await deps.db.$count(outbox, eq(outbox.kind, 'agency_unexpected_payment'))).toBe(1)
  })

  it('for a booking that is not ours is acknowledged', async () => {
    const booking = await book(deps)
    const foreign = { metadata: { bookingId: randomUUID() } }
    expect(await notify(event(booking, { object: foreign }))).toBe(200)
    expect((await read(booking.id)).amountPaid).toBe(0)
  })

  it('is not accepted where no secret is set', async () => {
    const response = await webhookRoutes(testDeps(deps.db)).request('/api/webhooks/stripe', {
      method: 'POST',
      body: '{}',
    })
    expect(response.status).toBe(404)
  })
})
