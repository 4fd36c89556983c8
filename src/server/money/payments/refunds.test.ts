import { randomUUID } from 'node:crypto'
import { and, eq, like, sum } from 'drizzle-orm'
import Stripe from 'stripe'
import { beforeEach, describe, expect, it } from 'vitest'
import { webhookRoutes } from '../../app/webhooks.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import {
  bookingPayments,
  providerEvents,
  travelBookings,
} from '../../platform/db/schema/bookings.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { emptyAuditLog } from '../../testing/empty-audit-log.ts'
import { serverOfThisFile } from '../../testing/server-of-this-file.ts'
import { book } from '../../testing/test-deps.ts'
import { refundBooking } from '../refunds/refund-booking.ts'
import { correctBooking } from './correct-booking.ts'

const secret = 'whsec_test'
const actor = { id: 'staff', name: 'Marta' }
const database = await databaseOfThisFile()
/** The fake provider's refunds by payment, newest first, as the provider answers. */
let refunds: Map<string, object[]>
let broken: boolean

const STRIPE_API_BASE = await serverOfThisFile((request, response) => {
  const url = new URL(request.url ?? '', 'http://localhost')
  const data = refunds.get(url.searchParams.get('payment_intent') ?? '') ?? []
  response.writeHead(broken ? 500 : 200, { 'content-type': 'application/json' })
  response.end(
    JSON.stringify(
      broken
        ? { error: { message: 'down' } }
        : { object: 'list', data: data.toReversed(), has_more: false },
    ),
  )
})
const deps = depsOfEachTest(database.db, {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_WEBHOOK_SECRET: secret,
  STRIPE_API_BASE,
})
beforeEach(async () => {
  refunds = new Map()
  broken = false
  await emptyAuditLog(deps.db)
  for (const table of [travelBookings, outbox, providerEvents]) {
    await deps.db.delete(table)
  }
})

const read = async (id: string) => (await findBooking(deps.db, id)) as Booking
const intentOf = ({ id }: Booking) => `pi_${id.slice(0, 8)}`

async function notify(type: string, object: object) {
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    data: { object },
  })
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
  const response = await webhookRoutes(deps).request('/api/webhooks/stripe', {
    method: 'POST',
    headers: { 'stripe-signature': signature },
    body: payload,
  })
  return response.status
}

const pay = (booking: Booking, amount = 96_000) =>
  notify('checkout.session.completed', {
    id: `cs_${booking.id}`,
    payment_status: 'paid',
    payment_intent: intentOf(booking),
    amount_total: amount,
    metadata: { bookingId: booking.id },
  })

/** The provider refunds money, or changes the state of a refund. */
function refund(booking: Booking, id: string, amount: number, status = 'succeeded') {
  const others = (refunds.get(intentOf(booking)) ?? []).filter(
    (known) => !('id' in known && known.id === id),
  )
  const created = Math.floor(deps.now().getTime() / 1000)
  refunds.set(intentOf(booking), [...others, { id, object: 'refund', amount, status, created }])
}

const tell = (booking: Booking, type = 'charge.refunded') =>
  notify(type, { payment_intent: intentOf(booking) })

const mailsOf = (kind: string) => deps.db.$count(outbox, eq(outbox.kind, kind))
const entriesOf = ({ id }: Booking, action: string) =>
  deps.db.$count(auditLog, and(eq(auditLog.entityId, id), eq(auditLog.action, action)))

/** The movements of a booking must always add up to its paid amount. */
async function expectSum({ id }: Booking, cents: number) {
  const [row] = await deps.db
    .select({ total: sum(bookingPayments.amount) })
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, id))
  expect(Math.round(Number(row?.total) * 100)).toBe(cents)
  expect((await read(id)).amountPaid).toBe(cents)
}

describe('a refund that the provider tells about', () => {
  it('of everything leaves the booking refunded, once, however often it is told', async () => {
    const booking = await book(deps)
    await pay(booking)
    refund(booking, 're_1', 96_000)
    expect(await tell(booking, 'refund.created')).toBe(200)
    await Promise.all([tell(booking), tell(booking), tell(booking, 'refund.updated')])
    expect(await read(booking.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'refunded' })
    await expectSum(booking, 0)
    expect(await entriesOf(booking, 'card_refunded')).toBe(1)
    expect(await mailsOf('agency_card_refund')).toBe(1)
  })

  it('after a cancellation ends the same way', async () => {
    const booking = await book(deps)
    await pay(booking)
    await cancelBooking(deps, { bookingId: booking.id, actor })
    refund(booking, 're_1', 96_000)
    await tell(booking)
    expect(await read(booking.id)).toMatchObject({ status: 'cancelled', paymentStatus: 'refunded' })
    await expectSum(booking, 0)
  })

  it('of a part is taken off, and the last part ends it', async () => {
    const booking = await book(deps, { paymentType: 'full' })
    await pay(booking, 240_000)
    refund(booking, 're_1', 20_000)
    await tell(booking)
    expect(await read(booking.id)).toMatchObject({ status: 'confirmed', paymentStatus: 'paid' })
    await expectSum(booking, 220_000)
    expect(await entriesOf(booking, 'refund_recorded')).toBe(1)
    refund(booking, 're_2', 220_000)
    await tell(booking)
    expect((await read(booking.id)).paymentStatus).toBe('refunded')
    await expectSum(booking, 0)
    expect(await mailsOf('agency_card_refund')).toBe(2)
  })

  it('before its payment waits for it', async () => {
    const booking = await book(deps)
    refund(booking, 're_1', 96_000)
    expect(await tell(booking)).toBe(200)
    expect(await pay(booking)).toBe(200)
    expect((await read(booking.id)).paymentStatus).toBe('refunded')
    await expectSum(booking, 0)
    expect(await deps.db.$count(providerEvents, like(providerEvents.id, 'refund-waiting:%'))).toBe(
      0,
    )
  })

  it('at the same moment as its payment is booked too', async () => {
    const booking = await book(deps)
    refund(booking, 're_1', 96_000)
    const answers = [pay(booking), tell(booking), pay(booking), tell(booking)]
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200])
    await expectSum(booking, 0)
  })

  it.each([
    ['marked by staff before', refundBooking, 'refunded'],
    ['of a payment that was corrected before', correctBooking, 'pending'],
  ])('%s does not take the money off twice', async (_case, change, paymentStatus) => {
    const booking = await book(deps)
    await pay(booking)
    if (change === refundBooking) await cancelBooking(deps, { bookingId: booking.id, actor })
    await change(deps, { bookingId: booking.id, actor })
    refund(booking, 're_1', 96_000)
    await tell(booking)
    await tell(booking)
    expect((await read(booking.id)).paymentStatus).toBe(paymentStatus)
    await expectSum(booking, 0)
    expect(await mailsOf('agency_card_refund')).toBe(0)
  })

  it('that is not done yet changes nothing, one that fails is counted again', async () => {
    const booking = await book(deps)
    await pay(booking)
    refund(booking, 're_1', 96_000, 'pending')
    await tell(booking, 'refund.created')
    await expectSum(booking, 96_000)
    refund(booking, 're_1', 96_000, 'failed')
    await tell(booking, 'refund.failed')
    await expectSum(booking, 96_000)
    refund(booking, 're_2', 96_000)
    await tell(booking)
    refund(booking, 're_2', 96_000, 'failed')
    await tell(booking, 'refund.failed')
    await tell(booking, 'charge.refund.updated')
    await expectSum(booking, 96_000)
    expect(await entriesOf(booking, 'refund_failed')).toBe(1)
    expect(await mailsOf('agency_refund_failed')).toBe(1)
  })

  it('of a payment that is not ours is acknowledged', async () => {
    const booking = await book(deps)
    expect(await notify('charge.refunded', { payment_intent: 'pi_other' })).toBe(200)
    expect(await notify('charge.refunded', { payment_intent: null })).toBe(200)
    expect((await read(booking.id)).amountPaid).toBe(0)
  })

  it('comes again when the provider could not be asked', async () => {
    const booking = await book(deps)
    await pay(booking)
    refund(booking, 're_1', 96_000)
    broken = true
    expect(await tell(booking)).toBe(503)
    broken = false
    expect(await tell(booking)).toBe(200)
    await expectSum(booking, 0)
  })
})
