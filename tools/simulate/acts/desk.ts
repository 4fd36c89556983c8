import { sql } from 'drizzle-orm'
import { addDays } from '../../../src/domain/dates.ts'
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
import { selectRows } from '../house.ts'
import { anOpenLine } from './bank.ts'
import { hasMoney, isLive, payInFull } from './make-it-so.ts'
import { offerPlaces } from './make-room.ts'
import { aCustomer, aParty, partyOf, someExtras } from './people.ts'
import { beginShares } from './shares.ts'

async function bookForCustomer(agency: Agency, dice: Dice): Promise<void> {
  const customer = aCustomer(dice)
  await bookParty(agency, dice, await aDeparture(agency, dice), aParty(dice, customer))
}

type Party = ReturnType<typeof aParty>

/** Staff book a party at the desk; its first person is the contact. */
export async function bookParty(
  agency: Agency,
  dice: Dice,
  departure: DepartureNow | undefined,
  party: Party,
): Promise<void> {
  const accounts = await selectRows<{ id: string }>(
    agency.db,
    sql`select id from saved_ibans order by created_at, id`,
  )
  const account = dice.oneOf(accounts)
  if (!departure || !account) return
  const input = {
    submissionId: drawnUuid(),
    ibanId: account.id,
    tripId: departure.destinationId,
    startDate: departure.startDate,
    price: 10_000 * (1 + dice.roll(20)),
    paymentType: dice.onceIn(4) ? ('full' as const) : ('deposit' as const),
    contactEmail: party[0]?.email ?? '',
    contactPhone: party[0]?.phone ?? '',
    travelers: party.map(({ firstName, lastName, birthDate, type }) => ({
      firstName,
      lastName,
      birthDate,
      type,
    })),
    extras: someExtras(dice),
    again: dice.onceIn(2),
  }
  const book = () => agency.consultant.bookings.create(input)
  await agency.attempt('bookings.create (staff)', book)
  if (dice.onceIn(5)) await agency.attempt('bookings.create (staff)', book)
}

/** Books all remaining spots of the fullest departure: of two simultaneous parties one is too late. */
async function sellTheLast(agency: Agency, dice: Dice): Promise<void> {
  const day = today(agency)
  const free = (await departuresOf(agency)).filter(
    ({ startDate, sales, decision, spotsAvailable }) =>
      startDate > day && sales === 'open' && decision !== 'cancelled' && spotsAvailable > 0,
  )
  const departure = free.toSorted((a, b) => a.spotsAvailable - b.spotsAvailable)[0]
  if (departure) await bookParty(agency, dice, departure, friendsOf(dice, departure))
}

/** A party that fills the free spots. */
export function friendsOf(dice: Dice, { spotsAvailable }: DepartureNow): Party {
  return partyOf(aCustomer(dice), spotsAvailable)
}

/** The traveller cancels, or both sides agree; a penalty may be kept. */
async function leave(agency: Agency, dice: Dice): Promise<void> {
  const isMeant = (one: BookingNow) => isLive(one) && hasMoney(one)
  if (!(await bookingsOf(agency)).some(isMeant)) await payInFull(agency)
  const booking = await aBooking(agency, dice, isMeant)
  if (!booking) return
  const { id, version, amountPaid } = booking
  const penalties = [Math.ceil(amountPaid / 2), amountPaid, amountPaid + 5_000, 0]
  const leaving = dice.onceIn(2)
    ? { who: 'traveller' as const }
    : { who: 'agreed' as const, agreedPenalty: dice.oneOf(penalties) ?? 0 }
  await agency.attempt(`bookings.cancel (${leaving.who})`, () =>
    agency.consultant.bookings.cancel({ id, version, ...leaving }),
  )
}

/** Staff assign a bank line to the share of one traveller. */
async function bookToShare(agency: Agency, dice: Dice): Promise<void> {
  const isShared = ({ status, paysByShare }: BookingNow) => paysByShare && status !== 'cancelled'
  if (!(await bookingsOf(agency)).some(isShared)) await beginShares(agency)
  const booking = await aBooking(agency, dice, isShared)
  const line = booking && (await anOpenLine(agency, dice, 1))
  if (!line) return
  const shown = await agency.attempt('cassa.shares', () =>
    agency.administrator.cassa.shares({ bookingId: booking.id }),
  )
  const seat = dice.onceIn(4) ? null : (dice.oneOf(shown?.shares ?? [])?.seat ?? null)
  const cents = line.amount - line.allocated
  await agency.attempt('cassa.book (share)', () =>
    agency.administrator.cassa.book({
      id: line.id,
      expectedAllocated: line.allocated,
      allocations: [{ bookingId: booking.id, cents, seat }],
    }),
  )
}

/** Dismisses several lines at once; similar ones may be recognised from then on. */
async function dismiss(agency: Agency, dice: Dice): Promise<void> {
  const lines = [await anOpenLine(agency, dice, -1), await anOpenLine(agency, dice, 1)]
  const entryIds = lines.flatMap((line) => (line ? [line.id] : []))
  if (entryIds.length === 0) return
  await agency.attempt('cassa.dismiss', () =>
    agency.administrator.cassa.dismiss({ entryIds, remember: dice.onceIn(2) }),
  )
}

/** Marks a supplier's cost as paid or unpaid; if there is none with a due date, one is added first. */
async function paySupplier(agency: Agency, dice: Dice): Promise<void> {
  const costsOf = () =>
    selectRows<{ id: string; isPaid: boolean }>(
      agency.db,
      sql`select id, paid_on is not null as "isPaid" from departure_costs where due_on is not null order by created_at desc, id`,
    )
  if ((await costsOf()).length === 0) await noteInvoice(agency, dice)
  const cost = dice.oneOf(await costsOf())
  if (!cost) return
  const paidOn = cost.isPaid ? null : today(agency)
  await agency.attempt('cassa.payCost', () =>
    agency.administrator.cassa.payCost({ id: cost.id, paidOn }),
  )
}

async function noteInvoice(agency: Agency, dice: Dice): Promise<void> {
  const departure = await aDeparture(agency, dice)
  if (departure) await noteCost(agency, dice, departure)
}

export async function noteCost(agency: Agency, dice: Dice, departure: DepartureNow): Promise<void> {
  const foreign = { currency: 'JPY' as const, amount: 100 * (1 + dice.roll(900)), rate: 161.5 }
  await agency.attempt('cassa.addCost', () =>
    agency.administrator.cassa.addCost({
      tripId: departure.destinationId,
      startDate: departure.startDate,
      label: 'Pullman',
      amount: 100 * (1 + dice.roll(900)),
      supplier: 'Autolinee Sole',
      dueOn: addDays(today(agency), dice.roll(60)),
      ...(dice.onceIn(3) ? { foreign } : {}),
    }),
  )
}

/** Removes a party from the waiting list, even if spots are held for it. */
async function removeWaiting(agency: Agency, dice: Dice): Promise<void> {
  const waiting = () =>
    selectRows<{ id: string }>(
      agency.db,
      sql`select id from waiting_entries order by state in ('offered', 'held') desc, state = 'waiting' desc, created_at, id`,
    )
  if ((await waiting()).length === 0) await offerPlaces(agency, dice)
  const entry = dice.oneOfTheFirst(await waiting())
  if (!entry) return
  await agency.attempt('departures.removeWaiting', () =>
    agency.consultant.departures.removeWaiting({ id: entry.id }),
  )
}

/** Ends a link early, possibly one that was offered to a waiting party; sometimes by mistake. */
async function endLink(agency: Agency, dice: Dice): Promise<void> {
  const links = await selectRows<{ id: string }>(
    agency.db,
    sql`select id from booking_links order by expires_at > now() desc, created_at desc, id`,
  )
  const link = dice.oneOfTheFirst(links)
  if (!link) return
  const { id } = link
  await agency.attempt('links.end', () => agency.consultant.links.end({ id }))
  if (!dice.onceIn(2)) return
  await agency.attempt('links.restore', () => agency.consultant.links.restore({ id }))
}

export const deskActs: readonly Act[] = [
  { name: 'a consultant books for a customer', weight: 4, run: bookForCustomer },
  { name: 'a consultant sells the last spots', weight: 5, isRivalry: true, run: sellTheLast },
  { name: 'a traveller leaves', weight: 3, run: leave },
  { name: 'a line is booked to a share', weight: 3, run: bookToShare },
  { name: 'lines are dismissed together', weight: 2, run: dismiss },
  { name: 'an administrator pays a supplier', weight: 2, run: paySupplier },
  { name: 'a consultant takes a party off a waiting list', weight: 2, run: removeWaiting },
  { name: 'a consultant ends a link', weight: 2, run: endLink },
]
