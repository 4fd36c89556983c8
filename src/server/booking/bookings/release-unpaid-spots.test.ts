import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { departureMargin } from '../../money/ledger/departure-margin.ts'
import { correctBooking } from '../../money/payments/correct-booking.ts'
import { declareTransfer } from '../../money/payments/declare-transfer.ts'
import { settlePayment } from '../../money/payments/settle-payment.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, leaveFree } from '../../testing/test-deps.ts'
import { bookingDetail } from './admin-detail.ts'
import { listBookings } from './admin-list.ts'
import { releaseUnpaidSpots } from './release-unpaid-spots.ts'
import { retakeSpots, retakeSpotsByStaff } from './retake-spots.ts'
import { findBooking } from './store.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
let departureId: string
let day = 0
const actor = { id: 'staff', name: 'Marta' }
const hour = 3_600_000

beforeEach(async () => {
  day += 1
  const departure = await addDeparture(deps.db, { startDate: startDate(), spotsAvailable: 2 })
  departureId = departure.id
})

const startDate = () => addDays(nextYear('05-01'), day)
const later = (hours: number) => {
  deps.clock.now = new Date(deps.clock.now.getTime() + hours * hour)
}
const bookOne = () => book(deps, { startDate: startDate(), endDate: nextYear('06-30') })
const left = async () => {
  const [row] = await deps.db.select().from(travelDates).where(eq(travelDates.id, departureId))
  return row?.spotsAvailable
}
/** The booking's row in the staff's list, from which several can be cancelled. */
async function listed(id: string) {
  const all = { search: undefined, tab: 'all', sort: 'created_desc' } as const
  const { items } = await listBookings(deps, { ...all, page: 1, pageSize: 100 })
  return items.find((row) => row.id === id)
}
const fill = () => leaveFree(deps.db, departureId, 0)

async function released() {
  const booking = await bookOne()
  later(7 * 24 + 1)
  await releaseUnpaidSpots(deps)
  return booking.id
}

const pay = (bookingId: string) =>
  deps.db.transaction((tx) =>
    settlePayment(tx, deps, {
      bookingId,
      amount: 96_000,
      provider: 'bank_transfer',
      externalId: randomUUID(),
      covers: 'deposit',
      actor,
    }),
  )

describe('a booking that nobody has paid or declared', () => {
  it('holds its spots for seven days through a link, and not an hour longer', async () => {
    const { id } = await bookOne()
    later(7 * 24 - 1)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(1)
    expect((await listed(id))?.spotsTaken).toBe(1)
    later(2)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(2)
    expect(await findBooking(deps.db, id)).toMatchObject({ status: 'pending', spotsTaken: 0 })
    expect((await listed(id))?.spotsTaken).toBe(0)
    const mails = await deps.db.select().from(outbox).where(eq(outbox.bookingId, id))
    expect(mails.map((mail) => mail.kind)).toContain('spots_released')
    expect(await releaseUnpaidSpots(deps)).toBe(0)
    const departure = { tripId: 'tokyo-kyoto', startDate: startDate() }
    expect((await departureMargin(deps.db, departure)).sold).toBe(0)
    await declareTransfer(deps, id)
    expect((await departureMargin(deps.db, departure)).sold).toBe(240_000)
  })

  it('is never let go once a transfer is declared, and waits anew after a correction', async () => {
    const { id } = await bookOne()
    await declareTransfer(deps, id)
    later(30 * 24)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(1)
    await correctBooking(deps, { bookingId: id, actor })
    later(6 * 24)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(1)
    later(2 * 24)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(2)
  })
})

describe('spots that went back', () => {
  it('are taken again by the traveller while there is room, for a whole new time', async () => {
    const id = await released()
    expect(await retakeSpots(deps, id)).toMatchObject({ spotsTaken: 1, spotsReleasedAt: null })
    expect(await left()).toBe(1)
    later(6 * 24)
    await releaseUnpaidSpots(deps)
    expect(await left()).toBe(1)
  })

  it('stay gone once the trip has left, unless money or word of it came', async () => {
    const id = await released()
    later(24 * 600)
    const change = { bookingId: id, actor }
    await expect(retakeSpotsByStaff(deps, change)).rejects.toThrow('INVALID_TRANSITION')
    expect((await bookingDetail(deps, id)).allowedEvents).not.toContain('spots_retaken')
    expect(await declareTransfer(deps, id)).toMatchObject({
      paymentStatus: 'bank_transfer_pending',
      spotsTaken: 0,
    })
    expect(await left()).toBe(2)
    expect((await bookingDetail(deps, id)).allowedEvents).toContain('spots_retaken')
  })

  it('are refused when others have them', async () => {
    const id = await released()
    await fill()
    await expect(retakeSpots(deps, id)).rejects.toThrow('DEPARTURE_FULL')
  })

  it('come back with late money', async () => {
    const id = await released()
    expect((await pay(id)).booking).toMatchObject({ status: 'confirmed', spotsTaken: 1 })
    expect(await left()).toBe(1)
  })

  it('that are gone leave late money to staff, who may find room', async () => {
    const id = await released()
    await fill()
    expect((await pay(id)).booking).toMatchObject({ status: 'pending', amountPaid: 96_000 })
    expect(await left()).toBe(0)
    await leaveFree(deps.db, departureId, 1)
    expect(await retakeSpotsByStaff(deps, { bookingId: id, actor })).toMatchObject({
      status: 'confirmed',
      paymentStatus: 'deposit_paid',
      spotsTaken: 1,
    })
  })

  it('never cost the word of a payment', async () => {
    const id = await released()
    await fill()
    expect(await declareTransfer(deps, id)).toMatchObject({
      paymentStatus: 'bank_transfer_pending',
      spotsTaken: 0,
    })
    expect(await left()).toBe(0)
  })
})
