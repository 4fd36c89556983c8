import { sql } from 'drizzle-orm'
import { addDays, type IsoDate } from '../../../src/domain/dates.ts'
import { paymentMethods } from '../../../src/domain/money/ledger-accounts.ts'
import {
  type Act,
  type Agency,
  aBooking,
  aDeparture,
  type BookingNow,
  bookingsOf,
  today,
} from '../agency.ts'
import { drawnUuid } from '../chance.ts'
import type { Dice } from '../dice.ts'
import { selectRows } from '../house.ts'
import {
  cancelFirst,
  cancelPaid,
  completePaid,
  hasMoney,
  isLive,
  isPaid,
  known,
  payInFull,
  reopenBalance,
  withdrawConfirmation,
} from './make-it-so.ts'
import { letHoldsEnd } from './make-room.ts'

/** Most changes to a booking take these two values. */
type Change = { id: string; version: number }

/** The version on the screen; sometimes outdated, because a colleague saved first. */
export function shown({ id, version }: BookingNow, dice: Dice): Change {
  return { id, version: dice.onceIn(25) ? Math.max(1, version - 1) : version }
}

function changing(
  name: string,
  weight: number,
  isMeant: (booking: BookingNow) => boolean,
  change: (agency: Agency, input: Change) => Promise<unknown>,
  /** Creates a suitable booking if there is none. */
  prepare?: (agency: Agency, dice: Dice) => Promise<unknown>,
): Act {
  return {
    name: `a consultant ${name}`,
    weight,
    run: async (agency, dice) => {
      if (prepare && !(await bookingsOf(agency)).some(isMeant)) await prepare(agency, dice)
      const booking = await aBooking(agency, dice, isMeant)
      if (!booking) return
      const input = shown(booking, dice)
      await agency.attempt(name, () => change(agency, input))
    },
  }
}

const isCancelled = ({ status }: BookingNow) => status === 'cancelled'

async function makeLink(agency: Agency, dice: Dice): Promise<void> {
  const departure = await aDeparture(agency, dice)
  const [...accounts] = await selectRows<{ id: string }>(
    agency.db,
    sql`select id from saved_ibans order by created_at, id`,
  )
  const account = dice.oneOf(accounts)
  if (!departure || !account) return
  const { destinationId: tripId, startDate } = departure
  if (dice.onceIn(8)) {
    await agency.attempt('links.generateFree', () =>
      agency.consultant.links.generateFree({ tripId, startDate }),
    )
    return
  }
  await agency.attempt('links.create', () =>
    agency.consultant.links.create({
      ibanId: account.id,
      tripId,
      startDate,
      endDate: addDays(startDate, 6),
      price: 10_000 * (1 + dice.roll(20)),
      paymentType: dice.onceIn(5) ? 'full' : 'deposit',
      childDiscountEnabled: dice.onceIn(3),
      childDiscountPercentage: 50,
      depositPercentage: dice.oneOf([40, 20, 50, 100]) ?? 40,
    }),
  )
}

/** The amount due, a little less or more, the whole price, or an unusual amount. */
function amountFor(booking: BookingNow, dice: Dice): number {
  const open = Math.max(1, booking.totalPrice - booking.amountPaid)
  const deposit = Math.max(1, booking.depositAmount - booking.amountPaid)
  const amounts = [
    deposit,
    open,
    deposit - 500,
    open + 5_000,
    Math.ceil(open / 3),
    booking.totalPrice,
  ]
  return Math.max(1, dice.oneOf(amounts) ?? deposit)
}

async function confirmPayment(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(
    agency,
    dice,
    (one) => isLive(one) && !['paid', 'not_required'].includes(one.paymentStatus),
  )
  if (!booking) return
  const input = {
    ...shown(booking, dice),
    kind: dice.oneOf(['deposit', 'part', 'full'] as const) ?? 'deposit',
    amount: amountFor(booking, dice),
    method: dice.oneOf(paymentMethods) ?? 'cash',
    receivedOn: addDays(today(agency), -dice.roll(40)),
    submissionId: drawnUuid(),
  }
  const confirm = () => agency.administrator.bookings.confirmPayment(input)
  await agency.attempt('bookings.confirmPayment', confirm)
  if (dice.onceIn(6)) await agency.attempt('bookings.confirmPayment', confirm)
}

async function changeTravellers(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(agency, dice, isLive)
  if (!booking) return
  const people = known(booking)
  const friend = { ...people[0], firstName: 'Nuovo', lastName: 'Amico', type: 'adult' as const }
  const change = dice.roll(3)
  const corrected = people.map((one, index) =>
    index === 0 ? { ...one, lastName: 'Corretti' } : one,
  )
  const fewer = people.length > 1 ? people.slice(0, -1) : people
  const travelers =
    change === 0 ? corrected : change === 1 ? [...people, { ...corrected[0], ...friend }] : fewer
  await agency.attempt('bookings.changeTravellers', () =>
    agency.consultant.bookings.changeTravellers({
      ...shown(booking, dice),
      contactEmail: booking.contactEmail || 'nessuno@example.com',
      contactPhone: booking.contactPhone || '+39 333 000 9999',
      travelers: travelers as typeof people,
    }),
  )
}

async function changeDeparture(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(agency, dice, isLive)
  const departure = await aDeparture(agency, dice)
  if (!booking || !departure) return
  await agency.attempt('bookings.changeDeparture', () =>
    agency.consultant.bookings.changeDeparture({
      ...shown(booking, dice),
      tripId: departure.destinationId,
      startDate: departure.startDate,
      price: dice.onceIn(3) ? 'departure' : 'agreed',
    }),
  )
}

async function setPlan(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(
    agency,
    dice,
    (one) => isLive(one) && one.totalPrice > 3 && one.paymentStatus !== 'paid',
  )
  if (!booking) return
  const input = shown(booking, dice)
  const plan = dice.onceIn(4) ? null : planFor(booking, today(agency), dice)
  await agency.attempt('bookings.setPlan', () =>
    agency.consultant.bookings.setPlan({ ...input, plan }),
  )
}

function planFor(booking: BookingNow, day: IsoDate, dice: Dice) {
  const isFixed = !['pending'].includes(booking.paymentStatus)
  const deposit = isFixed ? booking.depositAmount : Math.max(1, Math.floor(booking.totalPrice / 4))
  const rest = booking.totalPrice - deposit
  const count = Math.min(1 + dice.roll(3), Math.max(1, rest))
  const share = Math.max(1, Math.floor(rest / count))
  const instalments = Array.from({ length: count }, (_, index) => ({
    amount: index === count - 1 ? Math.max(1, rest - share * (count - 1)) : share,
    dueOn: addDays(day, 5 + 10 * index),
  }))
  return { deposit: Math.max(1, deposit), instalments }
}

async function cancelMany(agency: Agency, dice: Dice): Promise<void> {
  const first = await aBooking(agency, dice, isLive)
  const second = await aBooking(agency, dice, isLive)
  if (!first || !second) return
  const chosen = [...new Map([first, second].map((one) => [one.id, one])).values()]
  const bookings = chosen.map(({ id, version }) => ({ id, version }))
  const done = await agency.attempt('bookings.cancelMany', () =>
    agency.consultant.bookings.cancelMany({ bookings }),
  )
  if (!done || done.changed.length === 0 || dice.onceIn(2)) return
  await agency.attempt('bookings.undoCancelMany', () =>
    agency.consultant.bookings.undoCancelMany({ bookings: done.changed }),
  )
}

async function sendReceipt(agency: Agency, dice: Dice): Promise<void> {
  const unsent = () =>
    selectRows<{ id: string; bookingId: string }>(
      agency.db,
      sql`select r.id, r.booking_id as "bookingId" from receipts r
        where not exists (select 1 from outbox o where position(r.id::text in o.dedupe_key) > 0) order by r.created_at, r.number`,
    )
  if ((await unsent()).length === 0) await payInFull(agency)
  const receipt = dice.oneOf(await unsent())
  if (!receipt) return
  await agency.attempt('bookings.sendReceipt', () =>
    agency.consultant.bookings.sendReceipt({ id: receipt.bookingId, receiptId: receipt.id }),
  )
}

async function remind(agency: Agency, dice: Dice): Promise<void> {
  const owes = (one: BookingNow) => isLive(one) && one.totalPrice > one.amountPaid
  const booking = await aBooking(agency, dice, owes)
  if (!booking) return
  const channel = dice.onceIn(3) ? 'whatsapp' : 'mail'
  await agency.attempt('cassa.remind', () =>
    agency.consultant.cassa.remind({ id: booking.id, channel }),
  )
}

export const consultantsActs: readonly Act[] = [
  { name: 'a consultant makes a link', weight: 4, run: makeLink },
  { name: 'an administrator confirms a payment', weight: 9, run: confirmPayment },
  { name: 'a consultant corrects the travellers', weight: 5, run: changeTravellers },
  { name: 'a consultant moves a booking', weight: 5, run: changeDeparture },
  { name: 'a consultant makes a plan', weight: 4, run: setPlan },
  { name: 'a consultant cancels several bookings', weight: 2, run: cancelMany },
  { name: 'a consultant adds to what is paid', weight: 3, run: reopenBalance },
  { name: 'an administrator confirms too early', weight: 2, run: withdrawConfirmation },
  { name: 'a consultant sends a receipt', weight: 2, run: sendReceipt },
  { name: 'a consultant reminds', weight: 2, run: remind },
  changing(
    'bookings.correct',
    4,
    (one) => isLive(one) && (hasMoney(one) || one.paymentStatus !== 'pending'),
    ({ administrator }, input) => administrator.bookings.correct(input),
    payInFull,
  ),
  changing('bookings.cancel', 5, isLive, ({ consultant }, input) =>
    consultant.bookings.cancel(input),
  ),
  changing(
    'bookings.reinstate',
    4,
    isCancelled,
    ({ consultant }, input) => consultant.bookings.reinstate(input),
    (agency) => cancelFirst(agency, isLive),
  ),
  changing(
    'bookings.refund',
    3,
    (one) => isCancelled(one) && hasMoney(one),
    ({ administrator }, input) => administrator.bookings.refund(input),
    cancelPaid,
  ),
  changing(
    'bookings.complete',
    2,
    isPaid,
    ({ consultant }, input) => consultant.bookings.complete(input),
    payInFull,
  ),
  changing(
    'bookings.reopen',
    2,
    ({ status }) => status === 'completed',
    ({ consultant }, input) => consultant.bookings.reopen(input),
    completePaid,
  ),
  changing(
    'bookings.retakeSpots (staff)',
    3,
    ({ spotsReleased }) => spotsReleased,
    ({ consultant }, input) => consultant.bookings.retakeSpots(input),
    letHoldsEnd,
  ),
  changing('bookings.saveNotes', 2, isLive, ({ consultant }, input) =>
    consultant.bookings.saveNotes({ ...input, adminNotes: 'Ha chiamato' }),
  ),
]
