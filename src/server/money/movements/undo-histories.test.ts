import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { cancelBooking } from '../../booking/bookings/cancel-booking.ts'
import { changeDeparture } from '../../booking/bookings/change-departure.ts'
import { changeBookedExtras } from '../../booking/bookings/change-extras.ts'
import { changeTravellers } from '../../booking/bookings/change-travellers.ts'
import { reinstateBooking } from '../../booking/bookings/reinstate-booking.ts'
import { releaseUnpaidSpots } from '../../booking/bookings/release-unpaid-spots.ts'
import { type Booking, findBooking } from '../../booking/bookings/store.ts'
import { matchLine, matchRefund } from '../../testing/bank-lines.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, person, type TestDeps, testDeps } from '../../testing/test-deps.ts'
import { editionsWithExtras, safari } from '../../testing/with-extras.ts'
import { checkLedger } from '../ledger/check-ledger.ts'
import { confirmPayment } from '../payments/confirm-payment.ts'
import { declareDirectPayment } from '../payments/declare-direct-payment.ts'
import { declareTransfer } from '../payments/declare-transfer.ts'
import { refundBooking } from '../refunds/refund-booking.ts'

const database = await databaseOfThisFile()
let deps: TestDeps
let bookings = 0
const actor = { id: 'staff', name: 'Marta' }
const deposit = 96_000
const total = 240_000
/** So expensive that the full price, after a partial refund, no longer covers it. */
const dear = { ...safari, price: 60_000 }

beforeEach(() => {
  deps = { ...testDeps(database.db), catalogue: editionsWithExtras([dear]) }
})

const staff = ({ id: bookingId }: Booking) => ({ bookingId, actor })
const confirm = (booking: Booking, amount: number, covers: 'deposit' | 'full') =>
  confirmPayment(deps, { ...staff(booking), amount, covers, externalId: randomUUID() })
const days = async (count: number) => {
  deps.clock.now = new Date(deps.clock.now.getTime() + count * 86_400_000)
  await releaseUnpaidSpots(deps)
}

type Happening = (booking: Booking) => Promise<unknown>

const histories: Record<string, Happening> = {
  'nothing yet': async () => undefined,
  'a declared transfer': ({ id }) => declareTransfer(deps, id),
  'a payment of the direct checkout': ({ id }) => declareDirectPayment(deps, { bookingId: id }),
  'a deposit': (booking) => confirm(booking, deposit, 'deposit'),
  'a deposit that was the whole price': (booking) => confirm(booking, total, 'deposit'),
  'a deposit accepted five euros short': (booking) => confirm(booking, deposit - 500, 'deposit'),
  'a price accepted five euros short': (booking) => confirm(booking, total - 500, 'full'),
  'a deposit of which a part went back': async (booking) => {
    await confirm(booking, deposit, 'deposit')
    await matchRefund(deps, booking.id, 50_000)
  },
  'a declaration, a deposit and a refund of it': async (booking) => {
    await declareTransfer(deps, booking.id)
    await confirm(booking, deposit, 'deposit')
    await cancelBooking(deps, staff(booking))
    await refundBooking(deps, staff(booking))
  },
  'spots that were given up': () => days(30),
}

const toParty = (booking: Booking, people: number) =>
  changeTravellers(deps, staff(booking), {
    contactEmail: 'ada@example.com',
    contactPhone: '+39 333 000 0000',
    travelers: ['Ada', 'Ugo'].slice(0, people).map((firstName) => {
      return { ...person({ firstName }), type: 'adult' as const }
    }),
  })

async function toAnotherDay(booking: Booking) {
  const { tripId } = booking
  const startDate = addDays(booking.startDate, 60)
  await addDeparture(deps.db, {
    startDate,
    destinationId: tripId,
    spotsAvailable: 4,
    totalSpots: 4,
  })
  return changeDeparture(deps, staff(booking), { tripId, startDate, price: 'departure' })
}

/** Events between the assignment and its undo; an event that is not allowed is skipped. */
const events: Record<string, Happening> = {
  nothing: async () => undefined,
  'a cancellation': (booking) => cancelBooking(deps, staff(booking)),
  'a cancellation that was taken back': async (booking) => {
    await cancelBooking(deps, staff(booking))
    await reinstateBooking(deps, staff(booking))
  },
  'a return among the bookings': (booking) => reinstateBooking(deps, staff(booking)),
  'a corrected name': (booking) => toParty(booking, 1),
  'one more in the party': (booking) => toParty(booking, 2),
  'something to take along': (booking) =>
    changeBookedExtras(deps, staff(booking), [{ id: 'safari', units: 1 }]),
  'another day at its price': toAnotherDay,
  'another line': ({ id }) => matchLine(deps, id, 7_000),
  'a month': () => days(31),
}

async function liveThrough(happening: Happening | undefined, booking: Booking): Promise<string> {
  try {
    await happening?.(booking)
    return 'done'
  } catch (error) {
    if (isDomainError(error)) return error.code
    throw error
  }
}

/** Everything that pages show, check or count. */
async function standing({ id }: Booking) {
  const row = (await findBooking(deps.db, id)) as Booking
  const { status, paymentStatus, amountPaid, amountGivenBack, declaration, paymentInitiated } = row
  const { totalPrice, depositAmount, spotsTaken } = row
  // A cancelled booking has no spots to lose.
  const isReleased = status !== 'cancelled' && row.spotsReleasedAt !== null
  const money = { amountPaid, amountGivenBack, totalPrice, depositAmount }
  return { status, paymentStatus, declaration, paymentInitiated, spotsTaken, isReleased, ...money }
}

async function newBooking() {
  bookings += 1
  const startDate = addDays(nextYear('06-01'), bookings)
  await addDeparture(deps.db, { startDate, spotsAvailable: 4, totalSpots: 4 })
  const endDate = addDays(startDate, 9)
  return book(deps, { startDate, endDate }, [person({ email: `p${bookings}@example.com` })])
}

/** One history, with or without a line assigned to the wrong booking. */
async function life(history: string, event: string, line: number | null) {
  const start = deps.clock.now
  const booking = await newBooking()
  await histories[history]?.(booking)
  const undo = line ? await matchLine(deps, booking.id, line) : async () => undefined
  const outcome = await liveThrough(events[event], booking)
  await undo()
  await releaseUnpaidSpots(deps)
  const undone = await standing(booking)
  await liveThrough(({ id: bookingId }) => reinstateBooking(deps, { bookingId, actor }), booking)
  deps.clock.now = start
  return { outcome, undone, broughtBack: await standing(booking) }
}

/**
 * Every history is combined with every event. The two lines alternate as on a chessboard, so that each
 * history and each event meets both; `EVERY_LINE=1` tries both lines each time.
 */
const pasts = Object.keys(histories)
const middles = Object.keys(events)
function linesOf(history: string, event: string): number[] {
  if (process.env['EVERY_LINE']) return [deposit, total]
  const place = pasts.indexOf(history) + middles.indexOf(event)
  return [place % 2 === 0 ? deposit : total]
}

describe.each(pasts)('after %s', (history) => {
  it.each(middles)('a line and %s, the line undone', async (event) => {
    const twin = await life(history, event, null)
    for (const line of linesOf(history, event))
      expect(await life(history, event, line)).toEqual(twin)
  })
})

it('a line that stays makes a difference, and the books are sound', async () => {
  const booking = await newBooking()
  const before = await standing(booking)
  await matchLine(deps, booking.id, deposit)
  expect(await standing(booking)).not.toEqual(before)
  expect(await checkLedger(deps.db)).toEqual({ balanceCents: 0, differing: 0, misallocated: 0 })
})
