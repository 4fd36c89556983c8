import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { confirmPayment } from '../../money/payments/confirm-payment.ts'
import { viewPayment } from '../../money/payments/view-payment.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { waitingEntries } from '../../platform/db/schema/waiting-list.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { emptyAuditLog } from '../../testing/empty-audit-log.ts'
import { addDeparture, book, callApi, person } from '../../testing/test-deps.ts'
import { bookingDetail } from '../bookings/admin-detail.ts'
import { cancelBooking } from '../bookings/cancel-booking.ts'
import { reinstateBooking } from '../bookings/reinstate-booking.ts'
import { requireDeparture, setDepartureSales } from './admin-manage.ts'
import { decideDeparture } from './decide-departure.ts'
import { owedRefunds } from './owed-refunds.ts'
import { warnUndecided } from './warn-undecided.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
const actor = { id: 'staff', name: 'Marta' }
const reason = 'Il gruppo minimo non è stato raggiunto.'

beforeEach(async () => {
  for (const table of [waitingEntries, travelBookings, travelDates, outbox])
    await deps.db.delete(table)
  await emptyAuditLog(deps.db)
})

const mails = (kind: string) => deps.db.select().from(outbox).where(eq(outbox.kind, kind))
const party = (people: number) => Array.from({ length: people }, () => person())
const staff = () => ({ ...deps, actor })

describe('the barometer', () => {
  it('shows what is booked and paid, to staff, to visitors and on the payment page', async () => {
    const { id } = await addDeparture(deps.db, { minimumGroup: 4 })
    const booking = await book(deps, {}, party(3))
    const paid = {
      bookingId: booking.id,
      actor,
      externalId: randomUUID(),
      amount: booking.depositAmount,
    }
    await confirmPayment(deps, paid)
    await book(deps)
    expect(await requireDeparture(deps, id)).toMatchObject({
      spotsTaken: 4,
      peoplePaid: 3,
      minimumGroup: 4,
      barometer: { state: 'nearly_confirmed', missing: 0, isConfirmed: false },
    })
    const { body } = await callApi(deps, 'GET', '/trips/tokyo-kyoto/departures')
    expect(body).toMatchObject({ departures: [{ barometer: { state: 'nearly_confirmed' } }] })
    expect((await viewPayment(deps, booking.id)).barometer?.state).toBe('nearly_confirmed')
  })

  it('has nothing to say of sample departures', async () => {
    const { body } = await callApi(deps, 'GET', '/trips/grecia/departures')
    const departures = body.departures as { barometer: unknown }[]
    expect(departures.length).toBeGreaterThan(0)
    expect(departures.every(({ barometer }) => barometer === null)).toBe(true)
  })

  it('does not count places set aside for the waiting list as booked', async () => {
    const { id } = await addDeparture(deps.db, { totalSpots: 10, spotsAvailable: 8 })
    await deps.db.transaction(async (tx) => {
      await tx.insert(waitingEntries).values({
        departureId: id,
        token: randomUUID(),
        contactName: 'Carla Verdi',
        contactEmail: 'carla@example.com',
        contactPhone: '000000',
        people: 3,
        state: 'held',
      })
      await tx.update(travelDates).set({ spotsAvailable: 5 })
    })
    const { barometer, placesHeld } = await requireDeparture(deps, id)
    expect({ missing: barometer.missing, placesHeld }).toEqual({ missing: 4, placesHeld: 3 })
  })
})

describe('confirming a departure', () => {
  it('writes to every booking once and says so in the log', async () => {
    const { id } = await addDeparture(deps.db)
    const paid = await book(deps, {}, party(2))
    const payment = { bookingId: paid.id, amount: paid.depositAmount, externalId: randomUUID() }
    await confirmPayment(deps, { ...payment, actor: system })
    await book(deps)
    const { version } = await requireDeparture(deps, id)
    const decided = await decideDeparture(staff(), { id, version, decision: 'confirmed' })
    expect(decided.barometer).toMatchObject({ state: 'confirmed', isConfirmed: true })
    const sent = await mails('departure_confirmed')
    expect(sent).toHaveLength(2)
    const [told, asked] = [true, false].map((isPaid) =>
      sent.find(({ bookingId }) => (bookingId === paid.id) === isPaid),
    )
    expect(told?.text).toContain('Puoi comprare i biglietti del treno per l’aeroporto')
    expect(asked?.text).toContain('Per la tua prenotazione manca il pagamento')
    expect(asked?.text).not.toContain('biglietti')
    const again = { id, version: decided.version, decision: 'confirmed' } as const
    await expect(decideDeparture(staff(), again)).rejects.toMatchObject({
      code: 'DEPARTURE_DECIDED',
    })
    expect(await mails('departure_confirmed')).toHaveLength(2)
    const log = await deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'departure_confirmed'))
    expect(log).toMatchObject([{ entityId: id, actorName: 'Marta', after: { bookings: 2 } }])
  })

  it('sends nobody to buy tickets whose money went back on the card', async () => {
    const { id } = await addDeparture(deps.db)
    const booking = await book(deps)
    await deps.db
      .update(travelBookings)
      .set({ status: 'confirmed', paymentStatus: 'refunded' })
      .where(eq(travelBookings.id, booking.id))
    const { version } = await requireDeparture(deps, id)
    await decideDeparture(staff(), { id, version, decision: 'confirmed' })
    const [sent] = await mails('departure_confirmed')
    expect(sent?.text).toContain('Per la tua prenotazione manca il pagamento')
    expect(sent?.text).not.toContain('biglietti')
  })

  it('is refused on an old screen', async () => {
    const { id, version } = await addDeparture(deps.db)
    const stale = { id, version: version + 1, decision: 'confirmed' } as const
    await expect(decideDeparture(staff(), stale)).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
  })
})

describe('calling a departure off', () => {
  it('cancels its bookings, writes why, and lists what each is to get back', async () => {
    const { id, version } = await addDeparture(deps.db)
    const paying = await book(deps, {}, party(2))
    await book(deps)
    const externalId = randomUUID()
    await confirmPayment(deps, { bookingId: paying.id, actor, externalId, amount: 50_000 })
    const decided = await decideDeparture(staff(), { id, version, decision: 'cancelled', reason })
    expect(decided).toMatchObject({ decision: 'cancelled', sales: 'closed', bookingCount: 0 })
    expect(decided.barometer.state).toBe('cancelled')
    const sent = await mails('departure_cancelled')
    expect(sent).toHaveLength(2)
    expect(sent.every(({ text }) => text.includes(reason))).toBe(true)
    expect(await owedRefunds(deps.db, id)).toMatchObject([{ bookingId: paying.id, owed: 50_000 }])
    const statuses = await deps.db.select({ status: travelBookings.status }).from(travelBookings)
    expect(statuses.every(({ status }) => status === 'cancelled')).toBe(true)
    expect(await mails('booking_cancelled')).toHaveLength(0)
  })

  it('offers nothing to the waiting list, lets nobody back and is not undone by opening sales', async () => {
    const { id, version } = await addDeparture(deps.db, { totalSpots: 2, spotsAvailable: 2 })
    const booking = await book(deps, {}, party(2))
    const cancelled = { bookingId: booking.id, actor }
    await cancelBooking(deps, cancelled)
    expect((await bookingDetail(deps, booking.id)).allowedEvents).toContain('reinstated')
    await reinstateBooking(deps, cancelled)
    await deps.db.insert(waitingEntries).values({
      departureId: id,
      token: randomUUID(),
      contactName: 'Carla Verdi',
      contactEmail: 'carla@example.com',
      contactPhone: '000000',
      people: 2,
    })
    const off = await decideDeparture(staff(), { id, version, decision: 'cancelled', reason })
    expect((await bookingDetail(deps, booking.id)).allowedEvents).not.toContain('reinstated')
    const [entry] = await deps.db.select().from(waitingEntries)
    expect(entry?.state).toBe('waiting')
    await expect(reinstateBooking(deps, cancelled)).rejects.toMatchObject({
      code: 'DEPARTURE_CANCELLED',
    })
    await expect(book(deps)).rejects.toMatchObject({ code: 'DEPARTURE_CANCELLED' })
    await expect(
      setDepartureSales(staff(), { id, version: off.version, sales: 'open' }),
    ).rejects.toMatchObject({ code: 'DEPARTURE_CANCELLED' })
  })

  it('can still happen to one that was confirmed, not the other way round', async () => {
    const { id, version } = await addDeparture(deps.db)
    const sure = await decideDeparture(staff(), { id, version, decision: 'confirmed' })
    const off = { id, version: sure.version, decision: 'cancelled', reason } as const
    const cancelled = await decideDeparture(staff(), off)
    await expect(
      decideDeparture(staff(), { id, version: cancelled.version, decision: 'confirmed' }),
    ).rejects.toMatchObject({ code: 'DEPARTURE_CANCELLED' })
  })
})

describe('the warning about a departure that nobody has decided', () => {
  it('comes 30 and 22 days before, once each, and never for a decided one', async () => {
    const today = todayInRome(deps.now())
    await addDeparture(deps.db, { startDate: addDays(today, 30) })
    await addDeparture(deps.db, { startDate: addDays(today, 20), decision: 'confirmed' })
    await addDeparture(deps.db, { startDate: addDays(today, 45) })
    await warnUndecided(deps)
    await warnUndecided(deps)
    expect(await mails('agency_departure_decision')).toHaveLength(1)
    deps.clock.now = new Date(deps.clock.now.getTime() + 8 * 86_400_000)
    await warnUndecided(deps)
    expect(await mails('agency_departure_decision')).toHaveLength(2)
  })
})
