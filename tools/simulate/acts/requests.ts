import { sql } from 'drizzle-orm'
import { type Act, type Agency, aBooking, type BookingNow, departuresOf, today } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { askRequest, currentPass, findBooking, selectRows, withdrawRequest } from '../house.ts'
import { isLive } from './make-it-so.ts'

type Wanted = Parameters<typeof askRequest>[2]['wanted']

/** One of the changes that a traveller can request on their page. */
async function aWish(agency: Agency, dice: Dice, booking: BookingNow): Promise<Wanted> {
  const people = booking.travelers.length
  const friend = { firstName: 'Nuovo', lastName: 'Amico', birthDate: '1991-02-03' }
  switch (dice.roll(6)) {
    case 0: {
      const seat = dice.roll(people)
      return { kind: 'name', seat, ...friend, isOther: dice.onceIn(2) }
    }
    case 1: {
      const others = (await departuresOf(agency)).filter(
        ({ startDate }) => startDate > today(agency) && startDate !== booking.startDate,
      )
      const startDate = dice.oneOf(others)?.startDate ?? booking.startDate
      return { kind: 'departure', startDate }
    }
    case 2:
      return { kind: 'people', joining: [{ ...friend, type: 'adult' }], leaving: [] }
    case 3:
      if (people < 2) return { kind: 'leave' }
      return { kind: 'people', joining: [], leaving: [1 + dice.roll(people - 1)] }
    case 4: {
      const id = dice.oneOf(['camera-singola', 'gita']) ?? 'gita'
      return { kind: 'extras', extras: [{ id, more: dice.onceIn(3) ? -1 : 1 }] }
    }
    default:
      return { kind: 'leave' }
  }
}

/** The person who booked, on their own page. */
async function visitOf({ db, deps }: Agency, bookingId: string) {
  const booking = await findBooking(db, bookingId)
  const pass = booking && (await currentPass(db, deps, booking, 0))
  return booking && pass && { booking, pass }
}

async function ask(agency: Agency, dice: Dice, wish?: Wanted): Promise<void> {
  const meant = await aBooking(agency, dice, isLive)
  if (!meant) return
  const wanted = wish ?? (await aWish(agency, dice, meant))
  const visit = await visitOf(agency, meant.id)
  if (!visit) return
  const send = () => askRequest(agency.deps, visit, { wanted, message: 'Grazie' })
  await agency.attempt(`trip.askRequest ${wanted.kind}`, send)
  if (dice.onceIn(5)) await agency.attempt(`trip.askRequest ${wanted.kind}`, send)
}

type OpenRequest = { id: string; bookingId: string }

function openRequestsOf({ db }: Agency): Promise<OpenRequest[]> {
  return selectRows<OpenRequest>(
    db,
    sql`select id, booking_id as "bookingId" from trip_requests where state = 'open' order by created_at desc, id`,
  )
}

/** If there is no open request, somebody first asks to cancel. */
async function anOpenRequest(agency: Agency, dice: Dice): Promise<OpenRequest | undefined> {
  if ((await openRequestsOf(agency)).length === 0) await ask(agency, dice, { kind: 'leave' })
  return dice.oneOfTheFirst(await openRequestsOf(agency))
}

/** Accepts the request with the sums shown on the screen. */
async function accept(agency: Agency, dice: Dice): Promise<void> {
  const request = await anOpenRequest(agency, dice)
  if (!request) return
  const { id, bookingId } = request
  const { tripRequests } = agency.consultant
  const shown = await agency.attempt('tripRequests.list', () => tripRequests.list({ bookingId }))
  const seen = shown?.items.find((item) => item.id === id)?.now
  if (seen) await agency.attempt('tripRequests.accept', () => tripRequests.accept({ id, seen }))
}

/** Sends an answer, and usually refuses. */
async function refuse(agency: Agency, dice: Dice): Promise<void> {
  const request = await anOpenRequest(agency, dice)
  if (!request) return
  const { id } = request
  const { tripRequests } = agency.consultant
  const answer = 'Ti chiamiamo domani'
  await agency.attempt('tripRequests.answer', () => tripRequests.answer({ id, answer }))
  if (dice.onceIn(3)) return
  await agency.attempt('tripRequests.refuse', () => tripRequests.refuse({ id, answer: 'No' }))
}

async function withdraw(agency: Agency, dice: Dice): Promise<void> {
  const request = await anOpenRequest(agency, dice)
  const visit = request && (await visitOf(agency, request.bookingId))
  if (!visit) return
  await agency.attempt('trip.withdrawRequest', () =>
    withdrawRequest(agency.deps, visit, request.id),
  )
}

export const requestsActs: readonly Act[] = [
  { name: 'a traveller asks for a change', weight: 5, run: (agency, dice) => ask(agency, dice) },
  { name: 'a consultant says yes to a request', weight: 4, run: accept },
  { name: 'a consultant says no to a request', weight: 2, run: refuse },
  { name: 'a traveller thinks again', weight: 1, run: withdraw },
]
