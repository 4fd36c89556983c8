import {
  type Act,
  type Agency,
  aBooking,
  type BookingNow,
  bookingsOf,
  departuresOf,
} from '../agency.ts'
import type { Dice } from '../dice.ts'
import { publishEdition } from '../house.ts'
import { shown } from './consultants.ts'
import { bookParty, friendsOf } from './desk.ts'
import { isLive } from './make-it-so.ts'
import { someExtras } from './people.ts'

/**
 * A boat trip with two places per departure, few enough for two parties to compete, and single rooms without
 * a limit.
 */
const dayTrip = {
  title: 'Gita in barca',
  description: 'Un giorno in più sul mare.',
  kind: 'excursion',
  state: 'offered',
  order: 1,
  trips: [],
  per: 'person',
  included: false,
  limit: 2,
  lastDay: 5,
}
const ownRoom = {
  title: 'Camera singola',
  description: 'Una camera tutta per sé.',
  kind: 'single-room',
  state: 'offered',
  order: 2,
  trips: [],
  price: 12_000,
  per: 'room',
  included: false,
  lastDay: 0,
}

/** Publishes the optional extras, with the given price of the boat trip. */
export async function offerExtras({ db, deps }: Agency, price: number): Promise<void> {
  await db.transaction((tx) =>
    publishEdition(tx, {
      actor: { id: 'administrator', name: 'Amina Diallo' },
      note: 'Una gita in più',
      changes: { 'extra/gita': { ...dayTrip, price }, 'extra/camera-singola': ownRoom },
      basedOn: deps.catalogue.current().number,
    }),
  )
  await deps.catalogue.follow()
}

/** Publishes the extras with a new price. */
async function publishExtra(agency: Agency, dice: Dice): Promise<void> {
  const price = 1_000 * (1 + dice.roll(20))
  await agency.attempt('publish an extra', () => offerExtras(agency, price))
}

async function changeExtras(agency: Agency, dice: Dice): Promise<void> {
  const booking = await aBooking(agency, dice, isLive)
  if (!booking) return
  const input = { ...shown(booking, dice), extras: someExtras(dice) }
  await agency.attempt('bookings.changeExtras', () =>
    agency.consultant.bookings.changeExtras(input),
  )
}

/** The bookings of each departure, those with the most people first. */
async function whoGoesTogether(agency: Agency): Promise<BookingNow[][]> {
  const going = (await bookingsOf(agency)).filter(
    (one) => isLive(one) && !one.spotsReleased && one.totalPrice > 0,
  )
  const groups = going.map(({ tripId, startDate }) =>
    going.filter((one) => one.tripId === tripId && one.startDate === startDate),
  )
  const people = (group: BookingNow[]) => group.flatMap(({ travelers }) => travelers).length
  return groups.toSorted((a, b) => people(b) - people(a))
}

/** Books another party on a departure that already has one and has room. */
async function joinOthers(agency: Agency, dice: Dice): Promise<void> {
  const days = (await whoGoesTogether(agency)).map(([one]) => one?.startDate)
  const free = (await departuresOf(agency)).filter(({ spotsAvailable }) => spotsAvailable > 0)
  const [day] = days.filter((one) => free.some(({ startDate }) => startDate === one))
  const departure = free.find(({ startDate }) => startDate === day)
  if (departure) await bookParty(agency, dice, departure, friendsOf(dice, departure))
}

/** Several parties want the day trip, and the boat has too few places. */
async function everybodyWantsIt(agency: Agency, dice: Dice): Promise<void> {
  const several = async () => (await whoGoesTogether(agency)).find(({ length }) => length > 1)
  if (!(await several())) await joinOthers(agency, dice)
  const parties = (await several()) ?? []
  const first = dice.roll(parties.length)
  for (const party of [...parties.slice(first), ...parties.slice(0, first)].slice(0, 3)) {
    const { id, version, travelers } = party
    const extras = [{ id: 'gita', units: Math.min(2, travelers.length) }]
    await agency.attempt('bookings.changeExtras', () =>
      agency.consultant.bookings.changeExtras({ id, version, extras }),
    )
  }
}

export const extrasActs: readonly Act[] = [
  { name: 'a consultant changes the extras', weight: 4, run: changeExtras },
  {
    name: 'several parties want the same extra',
    weight: 4,
    isRivalry: true,
    run: everybodyWantsIt,
  },
  { name: 'an administrator publishes an extra', weight: 2, run: publishExtra },
]
