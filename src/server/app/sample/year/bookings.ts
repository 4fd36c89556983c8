import { randomUUID } from 'node:crypto'
import { addDays, diffDays, todayInRome } from '../../../../domain/dates.ts'
import { randomInt } from '../../../../domain/random.ts'
import { completeBooking } from '../../../booking/bookings/complete-booking.ts'
import { staffActor } from '../house.ts'
import type { PlannedDeparture } from './departures.ts'
import { drawDocuments } from './drawings.ts'
import { dayMs, hourMs, inHundred, type Life } from './life.ts'
import { bookingOf, type PaysByBank, payDeposit, scheduleMoney } from './payments.ts'
import { aCustomer, aParty, type Customer } from './people.ts'

export type Asked = { departure: PlannedDeparture; customer: Customer; people: number }
type Made = { id: string; startDate: string; endDate: string }

/** Plans who books what and when, and what becomes of each booking. */
export function scheduleBookings(
  life: Life,
  planned: readonly PlannedDeparture[],
  bank: PaysByBank,
): number {
  const { random } = life
  let customers = 0
  for (const departure of planned) {
    for (let left = departure.people; left > 0; ) {
      const people = Math.min(left, randomInt(random, 1, 3))
      left -= people
      customers += 1
      const customer = aCustomer(random, customers)
      scheduleBooking(life, { departure, customer, people }, bank)
    }
  }
  return customers
}

function scheduleBooking(life: Life, asked: Asked, bank: PaysByBank): void {
  const { random, agenda, end } = life
  const leaves = Date.parse(`${asked.departure.startDate}T09:00:00Z`)
  const latest = Math.min(end - 6 * hourMs, leaves - 32 * dayMs)
  const earliest = Math.max(end - 350 * dayMs, leaves - 190 * dayMs)
  const at = earliest + random() * Math.max(0, latest - earliest)
  agenda.add(at, async () => {
    const booking = inHundred(random, 65)
      ? await byLink(life, asked, randomInt(random, 5, 300))
      : await onTheSite(life, asked)
    if (!booking) return
    scheduleMoney(life, booking.id, { leaves, bank })
    scheduleDocuments(life, booking, asked.customer)
    agenda.add(leaves + (diffDays(booking.startDate, booking.endDate) + 1) * dayMs, () =>
      complete(life, booking.id),
    )
  })
  if (asked.departure.spots < 10) scheduleWaiting(life, asked, at)
}

/** A consultant makes a link for a caller, who fills in the form a little later. */
async function byLink(life: Life, { departure, customer, people }: Asked, minutes: number) {
  const { attempt, consultant, random } = life
  const { tripId, startDate } = departure
  const made = await attempt(() =>
    consultant.links.generateForIban({
      ibanId: life.accountId,
      tripId,
      startDate,
      customerName: customer.name,
      customerEmail: customer.email,
      customerPhone: customer.phone,
    }),
  )
  if (!made) return undefined
  await life.clock.wait(minutes * 60_000)
  const travelers = aParty(random, customer, people).map(({ type: _type, ...person }) => person)
  return attempt(() =>
    life.visitor(customer.address).bookings.create({
      token: made.link.token,
      submissionId: randomUUID(),
      travelers,
      referralSource: inHundred(random, 40) ? 'ads' : 'organic',
    }),
  )
}

async function onTheSite(life: Life, { departure, customer, people }: Asked) {
  const { tripId, startDate } = departure
  const travelers = aParty(life.random, customer, people).map(({ firstName, lastName, type }) => ({
    firstName,
    lastName,
    type,
  }))
  const { email, phone } = customer
  const submissionId = randomUUID()
  return life.attempt(() =>
    life
      .visitor(customer.address)
      .bookings.createFromTrip({ submissionId, tripId, startDate, travelers, email, phone }),
  )
}

/** For departures that leave soon, some travellers send their documents; staff have not checked all of them. */
function scheduleDocuments(life: Life, { id, startDate }: Made, customer: Customer): void {
  const { random, agenda, attempt, consultant } = life
  const days = diffDays(todayInRome(new Date(life.end)), startDate)
  if (days < -20 || days > 90 || !inHundred(random, 35)) return
  const at = life.end - randomInt(random, 4, 300) * hourMs
  agenda.add(at, async () => {
    const photographs = await drawDocuments(customer.name)
    const sent = await attempt(() =>
      life.visitor(customer.address).documents.upload({ ...photographs, bookingId: id }),
    )
    if (!sent || !inHundred(random, 50)) return
    await attempt(() => consultant.documents.markViewed({ batchId: sent.uploadId }))
  })
}

async function complete(life: Life, id: string): Promise<void> {
  const { attempt, deps } = life
  const booking = await bookingOf(life, id)
  if (!booking || booking.status !== 'confirmed' || booking.balance > 0) return
  const actor = staffActor('consultant')
  await attempt(() =>
    completeBooking(deps, { bookingId: id, expectedVersion: booking.version, actor }),
  )
}

/** Customers join the waiting list of a sold-out departure. */
function scheduleWaiting(life: Life, { departure, customer, people }: Asked, at: number): void {
  const { tripId, startDate } = departure
  life.agenda.add(Math.max(at, life.end - 5 * dayMs), async () => {
    await life.attempt(() =>
      life.visitor(customer.address).waitingList.join({
        tripId,
        startDate,
        people,
        name: customer.name,
        email: customer.email,
        phone: customer.phone,
      }),
    )
  })
}

/** For the last days: bookings in every state that is possible today. */
export async function bookToday(life: Life, planned: readonly PlannedDeparture[], from: number) {
  const day = todayInRome(new Date(life.end))
  const ahead = planned.filter(({ startDate }) => startDate > addDays(day, 60)).slice(0, 6)
  const made: string[] = []
  for (const [index, departure] of ahead.entries()) {
    const customer = aCustomer(life.random, from + index + 1)
    const booking = await byLink(life, { departure, customer, people: 1 + (index % 2) }, 3)
    if (booking) made.push(booking.id)
  }
  const [declared, byCard, cancelled, paid] = made
  const visitor = life.visitor('10.9.0.1')
  if (declared) await life.attempt(() => visitor.payments.declareTransfer({ id: declared }))
  if (byCard) {
    const card = {
      cardHolderName: 'Giulia Rossi',
      cardBrand: 'visa',
      cardLastFour: '4242',
    } as const
    await life.attempt(() => visitor.payments.attemptCard({ id: byCard, ...card }))
  }
  for (const id of [cancelled, paid]) if (id) await payDeposit(life, id, false)
  if (cancelled) {
    const version = (await bookingOf(life, cancelled))?.version ?? 1
    const leaving = {
      id: cancelled,
      version,
      who: 'traveller',
      reason: 'Ha cambiato lavoro',
    } as const
    await life.attempt(() => life.consultant.bookings.cancel(leaving))
  }
}
