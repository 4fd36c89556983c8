import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { correctBooking } from '../../money/payments/correct-booking.ts'
import { declareTransfer } from '../../money/payments/declare-transfer.ts'
import { issueVoucher } from '../../money/vouchers/issue-voucher.ts'
import { spendVoucher } from '../../money/vouchers/spend-voucher.ts'
import { sqlState } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { vouchers } from '../../platform/db/schema/vouchers.ts'
import { databaseOfThisFile, depsOfEachTest } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, leaveFree, person } from '../../testing/test-deps.ts'
import { changeDeparture } from '../bookings/change-departure.ts'
import { changeTravellers } from '../bookings/change-travellers.ts'
import { releaseUnpaidSpots } from '../bookings/release-unpaid-spots.ts'
import { setPaymentPlan } from '../bookings/set-payment-plan.ts'
import { type Booking, findBooking } from '../bookings/store.ts'

const database = await databaseOfThisFile()
const deps = depsOfEachTest(database.db)
let day = 0
let first: string
let second: string
const actor = { id: 'staff', name: 'Marta' }
const hour = 3_600_000

beforeEach(async () => {
  day += 2
  first = (await addDeparture(deps.db, departure(0))).id
  second = (await addDeparture(deps.db, departure(1))).id
})

const dayOf = (more: number) => addDays(nextYear('05-01'), day + more)
const departure = (more: number) => ({ startDate: dayOf(more), spotsAvailable: 4, totalSpots: 4 })
const later = (hours: number) => {
  deps.clock.now = new Date(deps.clock.now.getTime() + hours * hour)
}
const bookTwo = () =>
  book(deps, { startDate: dayOf(0), endDate: nextYear('07-30') }, [person(), person()])
const free = async (id = first) => {
  const [row] = await deps.db.select().from(travelDates).where(eq(travelDates.id, id))
  return row?.spotsAvailable
}
const stored = async ({ id }: Pick<Booking, 'id'>) => (await findBooking(deps.db, id)) as Booking

async function released(): Promise<Booking> {
  const booking = await bookTwo()
  later(7 * 24 + 1)
  await releaseUnpaidSpots(deps)
  expect(await free()).toBe(4)
  return stored(booking)
}

/** A transfer was declared when the spots were gone. */
async function declaredWhileFull(): Promise<Booking> {
  const booking = await released()
  await leaveFree(deps.db, first, 0)
  return declareTransfer(deps, booking.id)
}

const setRight = ({ id, contactEmail, contactPhone }: Booking, people = 2) =>
  changeTravellers(
    deps,
    { bookingId: id, actor },
    {
      contactEmail,
      contactPhone,
      travelers: Array.from({ length: people }, () => ({
        ...person({ firstName: 'Ada' }),
        type: 'adult' as const,
      })),
    },
  )
const moveOn = ({ id, tripId }: Booking) =>
  changeDeparture(deps, { bookingId: id, actor }, { tripId, startDate: dayOf(1), price: 'agreed' })
const newPlan = ({ id, depositAmount, totalPrice, startDate }: Booking) =>
  setPaymentPlan(
    deps,
    { bookingId: id, actor },
    {
      deposit: depositAmount,
      instalments: [{ amount: totalPrice - depositAmount, dueOn: addDays(startDate, -20) }],
    },
  )

describe('a booking whose hold has ended', () => {
  it('gets no spots by a corrected name, and takes none twice', async () => {
    const booking = await released()
    expect(await setRight(booking)).toMatchObject({
      spotsTaken: 0,
      spotsReleasedAt: booking.spotsReleasedAt,
    })
    expect(await free()).toBe(4)
    await setRight(booking, 3)
    expect(await free()).toBe(4)
  })

  it('stands on the list of the day it was moved to, without spots', async () => {
    const booking = await released()
    await setRight(booking)
    expect(await moveOn(booking)).toMatchObject({ departureId: second, spotsTaken: 0 })
    expect([await free(first), await free(second)]).toEqual([4, 4])
  })

  it('with word of a payment gets spots on the day it is moved to', async () => {
    const booking = await declaredWhileFull()
    expect(await moveOn(booking)).toMatchObject({
      departureId: second,
      spotsTaken: 2,
      spotsReleasedAt: null,
    })
    expect([await free(first), await free(second)]).toEqual([0, 2])
  })
})

describe('a transfer declared while the departure was full', () => {
  it('lets a name and a plan be set right', async () => {
    const booking = await declaredWhileFull()
    expect(await setRight(booking)).toMatchObject({ spotsTaken: 0 })
    expect(await newPlan(booking)).toMatchObject({ spotsTaken: 0 })
  })

  it('can be taken back at any time', async () => {
    const { id } = await declaredWhileFull()
    expect(await correctBooking(deps, { bookingId: id, actor })).toMatchObject({
      paymentStatus: 'pending',
      spotsTaken: 0,
    })
    expect(await free()).toBe(0)
  })
})

describe('the time for which spots wait', () => {
  it('does not grow by a corrected name or a new plan', async () => {
    const booking = await bookTwo()
    later(160)
    await setRight(booking)
    await newPlan(booking)
    expect((await stored(booking)).spotsHeldUntil).toEqual(booking.spotsHeldUntil)
    later(9)
    await releaseUnpaidSpots(deps)
    expect(await free()).toBe(4)
  })

  it('does not grow by a move either', async () => {
    const booking = await bookTwo()
    later(160)
    expect((await moveOn(booking)).spotsHeldUntil).toEqual(booking.spotsHeldUntil)
  })
})

describe('a voucher', () => {
  it('pays for nothing that has lost its spots for good, and stays whole', async () => {
    const booking = await released()
    await leaveFree(deps.db, first, 0)
    const voucher = await deps.db.transaction((tx) =>
      issueVoucher(tx, deps, {
        amount: 200_000,
        expiresOn: nextYear('12-31'),
        holderName: 'Ada',
        holderEmail: 'ada@example.com',
        submissionId: randomUUID(),
        actor,
      }),
    )
    const { id = '', code = '' } = voucher ?? {}
    const spending = { bookingId: booking.id, code, submissionId: randomUUID() }
    await expect(spendVoucher(deps, spending)).rejects.toThrow('SPOTS_RELEASED')
    const [row] = await deps.db.select().from(vouchers).where(eq(vouchers.id, id))
    expect(row?.remaining).toBe(200_000)
    await leaveFree(deps.db, first, 2)
    expect(await spendVoucher(deps, spending)).toMatchObject({ spotsTaken: 2, amountPaid: 200_000 })
  })
})

describe('the database', () => {
  it.each([
    [
      'a spot that vanishes',
      () => sql`update travel_dates set spots_available = 0 where id = ${first}`,
    ],
    ['a spot from nothing', () => sql`update travel_dates set total_spots = 5 where id = ${first}`],
    [
      'a booking that holds what the departure does not miss',
      () => sql`update travel_bookings set spots_taken = 3 where departure_id = ${first}`,
    ],
    [
      'a booking on another list',
      () => sql`update travel_bookings set departure_id = ${second} where departure_id = ${first}`,
    ],
    [
      'places set aside from nowhere',
      () => sql`insert into waiting_entries (departure_id, token, contact_name, contact_email, contact_phone, people, state)
        values (${first}, ${randomUUID()}, 'Ada', 'ada@example.com', '0', 1, 'held')`,
    ],
  ])('refuses %s', async (_what, statement) => {
    await bookTwo()
    const error = await deps.db.execute(statement()).catch((reason: unknown) => reason)
    expect(sqlState(error)).toBe('SP001')
    expect(await free()).toBe(2)
  })

  it('lets spots move within one transaction', async () => {
    const { id } = await bookTwo()
    await deps.db.transaction(async (tx) => {
      await tx.update(travelBookings).set({ spotsTaken: 1 }).where(eq(travelBookings.id, id))
      await tx.update(travelDates).set({ spotsAvailable: 3 }).where(eq(travelDates.id, first))
    })
    expect(await free()).toBe(3)
  })
})
