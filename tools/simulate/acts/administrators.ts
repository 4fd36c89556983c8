import { sql } from 'drizzle-orm'
import { addDays, addMonths, monthKey } from '../../../src/domain/dates.ts'
import {
  type Act,
  type Agency,
  aBooking,
  aDeparture,
  type BookingNow,
  bookingsOf,
  type DepartureNow,
  departuresOf,
  today,
} from '../agency.ts'
import { drawnUuid } from '../chance.ts'
import type { Dice } from '../dice.ts'
import { publishEdition, selectRows } from '../house.ts'
import { noteCost } from './desk.ts'
import { cancelPaid } from './make-it-so.ts'
import { aCustomer, leader } from './people.ts'

const trips = ['tokyo-kyoto', 'grecia'] as const

export function createDeparture(agency: Agency, dice: Dice): Promise<void> {
  return createIn(agency, dice, 20 + dice.roll(300))
}

/** Soon enough to be open to its coordinator. */
export function createDepartureSoon(agency: Agency, dice: Dice): Promise<void> {
  return createIn(agency, dice, 5 + dice.roll(25))
}

async function createIn(agency: Agency, dice: Dice, days: number): Promise<void> {
  const totalSpots = 2 + dice.roll(6)
  await agency.attempt('departures.create', () =>
    agency.administrator.departures.create({
      tripId: dice.oneOf(trips) ?? 'grecia',
      startDate: addDays(today(agency), days),
      totalSpots,
      minimumGroup: 1 + dice.roll(3),
      coordinator1: leader,
      // Sometimes one spot was already sold elsewhere.
      ...(dice.onceIn(4) ? { spotsAvailable: totalSpots - 1 } : {}),
    }),
  )
}

async function unbookedOf(agency: Agency): Promise<DepartureNow[]> {
  const booked = new Set((await bookingsOf(agency)).map(({ startDate }) => startDate))
  return (await departuresOf(agency)).filter(({ startDate }) => !booked.has(startDate))
}

/** A departure without bookings but with a cost, which belongs to the departure and moves with it. */
async function oneToMove(agency: Agency, dice: Dice): Promise<DepartureNow | undefined> {
  if ((await unbookedOf(agency)).length === 0) await createDeparture(agency, dice)
  const departure = dice.oneOfTheFirst(await unbookedOf(agency))
  if (departure) await noteCost(agency, dice, departure)
  return departure
}

/** Only a departure without bookings moves to another day. */
async function editDeparture(agency: Agency, dice: Dice): Promise<void> {
  const moves = dice.onceIn(2)
  const unbooked = moves ? await oneToMove(agency, dice) : undefined
  const departure = unbooked ?? (await aDeparture(agency, dice))
  if (!departure) return
  const { id, version, startDate, totalSpots } = departure
  await agency.attempt('departures.edit', () =>
    agency.administrator.departures.edit({
      id,
      version,
      startDate: moves ? addDays(startDate, 1) : startDate,
      totalSpots: Math.max(1, totalSpots + dice.roll(5) - 2),
      minimumGroup: 2,
      coordinator1: dice.onceIn(4) ? null : leader,
    }),
  )
}

async function setSales(agency: Agency, dice: Dice): Promise<void> {
  const departure = await aDeparture(agency, dice)
  if (!departure) return
  const { id, version } = departure
  const others = (['open', 'closed', 'archived'] as const).filter((one) => one !== departure.sales)
  // Sometimes the chosen state is the present one.
  const sales = dice.onceIn(8) ? departure.sales : (dice.oneOf(others) ?? 'open')
  await agency.attempt('departures.setSales', () =>
    agency.administrator.departures.setSales({ id, version, sales }),
  )
}

async function decide(agency: Agency, dice: Dice): Promise<void> {
  const departure = await aDeparture(agency, dice)
  if (!departure) return
  const { id, version } = departure
  await agency.attempt('departures.decide', () =>
    agency.administrator.departures.decide(
      dice.onceIn(2)
        ? { id, version, decision: 'cancelled', reason: 'Il gruppo minimo non è stato raggiunto' }
        : { id, version, decision: 'confirmed' },
    ),
  )
}

async function repeatDeparture(agency: Agency, dice: Dice): Promise<void> {
  const departure = await aDeparture(agency, dice)
  if (!departure) return
  await agency.attempt('departures.repeat', () =>
    agency.administrator.departures.repeat({ id: departure.id, times: 1 }),
  )
}

/** Usually one without bookings; if there is none, one is created first. */
async function removeDeparture(agency: Agency, dice: Dice): Promise<void> {
  if ((await unbookedOf(agency)).length === 0) await createDeparture(agency, dice)
  const departure = dice.onceIn(4)
    ? await aDeparture(agency, dice)
    : dice.oneOfTheFirst(await unbookedOf(agency))
  if (!departure) return
  const { id, version } = departure
  await agency.attempt('departures.remove', () =>
    agency.administrator.departures.remove({ id, version }),
  )
}

/** The balance in the customer's favour. */
const owedTo = ({ status, amountPaid, totalPrice, leavingPenalty }: BookingNow) =>
  amountPaid - (status === 'cancelled' ? leavingPenalty : totalPrice)

const isOwedMoney = (booking: BookingNow) => booking.amountPaid > 0 && owedTo(booking) > 0

async function refundMoney(agency: Agency, dice: Dice): Promise<void> {
  if (!(await bookingsOf(agency)).some(isOwedMoney)) await cancelPaid(agency)
  const booking = await aBooking(agency, dice, isOwedMoney)
  if (!booking) return
  const owed = Math.max(1, owedTo(booking))
  const amount = dice.oneOf([owed, Math.ceil(owed / 2), owed + 1]) ?? owed
  const input = {
    id: booking.id,
    amount: Math.max(1, amount),
    method: dice.onceIn(2) ? ('voucher' as const) : ('transfer' as const),
    refundedOn: addDays(today(agency), -dice.roll(20)),
    acceptance: 'per email',
    submissionId: drawnUuid(),
  }
  const refund = () => agency.administrator.cassa.refund(input)
  await agency.attempt('cassa.refund', refund)
  if (dice.onceIn(5)) await agency.attempt('cassa.refund', refund)
}

async function issueVoucher(agency: Agency, dice: Dice): Promise<void> {
  const customer = aCustomer(dice)
  await agency.attempt('cassa.issueVoucher', () =>
    agency.administrator.cassa.issueVoucher({
      holderName: `${customer.firstName} ${customer.lastName}`,
      holderEmail: customer.email,
      amount: 5_000 * (1 + dice.roll(30)),
      expiresOn: addDays(today(agency), dice.roll(200)),
      submissionId: drawnUuid(),
    }),
  )
}

async function cancelVoucher(agency: Agency, dice: Dice): Promise<void> {
  const vouchersOf = () =>
    selectRows<{ id: string; isWhole: boolean }>(
      agency.db,
      sql`select id, remaining = amount and cancelled_at is null as "isWhole" from vouchers order by 2 desc, created_at, id`,
    )
  if (!(await vouchersOf()).some(({ isWhole }) => isWhole)) await issueVoucher(agency, dice)
  const voucher = dice.oneOfTheFirst(await vouchersOf())
  if (!voucher) return
  await agency.attempt('cassa.cancelVoucher', () =>
    agency.administrator.cassa.cancelVoucher({ id: voucher.id }),
  )
}

async function closeMonth(agency: Agency, dice: Dice): Promise<void> {
  // Usually a past month.
  const month = monthKey(addMonths(today(agency), dice.onceIn(6) ? 0 : -1 - dice.roll(3)))
  await agency.attempt('cassa.closeMonth', () => agency.administrator.cassa.closeMonth({ month }))
}

/** Sometimes for a departure without bookings: reserved services must be paid all the same. */
async function addCost(agency: Agency, dice: Dice): Promise<void> {
  const unbooked = dice.onceIn(2) ? dice.oneOfTheFirst(await unbookedOf(agency)) : undefined
  const departure = unbooked ?? (await aDeparture(agency, dice))
  if (!departure) return
  await agency.attempt('cassa.addCost', () =>
    agency.administrator.cassa.addCost({
      tripId: departure.destinationId,
      startDate: departure.startDate,
      label: 'Albergo',
      amount: 100 * (1 + dice.roll(900)),
    }),
  )
}

async function erasePerson(agency: Agency, dice: Dice): Promise<void> {
  const known = await aBooking(agency, dice, ({ contactEmail }) => contactEmail !== '')
  const email = known?.contactEmail || aCustomer(dice).email
  await agency.attempt('people.erase', () => agency.administrator.people.erase({ email }))
}

/** Publishes new prices; existing bookings keep theirs. */
async function publishPrice(agency: Agency, dice: Dice): Promise<void> {
  const key = 'trip/grecia'
  const shown = agency.deps.catalogue.current()
  const document = shown.documents[key]
  if (typeof document !== 'object' || document === null) return
  const price = 100_000 + 1_000 * dice.roll(200)
  await agency.attempt('publish a price', async () => {
    await agency.db.transaction((tx) =>
      publishEdition(tx, {
        actor: { id: 'administrator', name: 'Amina Diallo' },
        note: 'Nuovo prezzo',
        changes: { [key]: { ...document, price } },
        basedOn: shown.number,
      }),
    )
    await agency.deps.catalogue.follow()
  })
}

export const administratorsActs: readonly Act[] = [
  { name: 'an administrator adds a departure', weight: 3, run: createDeparture },
  { name: 'an administrator changes a departure', weight: 5, run: editDeparture },
  { name: 'an administrator opens or closes sales', weight: 2, run: setSales },
  { name: 'an administrator decides on a departure', weight: 2, run: decide },
  { name: 'an administrator removes a departure', weight: 1, run: removeDeparture },
  { name: 'an administrator repeats a departure', weight: 1, run: repeatDeparture },
  { name: 'an administrator gives money back', weight: 6, run: refundMoney },
  { name: 'an administrator issues a voucher', weight: 3, run: issueVoucher },
  { name: 'an administrator cancels a voucher', weight: 2, run: cancelVoucher },
  { name: 'an administrator closes a month', weight: 5, run: closeMonth },
  { name: 'an administrator notes a cost', weight: 3, run: addCost },
  { name: 'an administrator erases a person', weight: 2, run: erasePerson },
  { name: 'an administrator publishes a price', weight: 2, run: publishPrice },
]
