import { type Agency, bookingsOf, dayMs, departuresOf, today } from '../agency.ts'
import type { Dice } from '../dice.ts'
import { isLive } from './make-it-so.ts'
import { aCustomer } from './people.ts'

/** Runs one of the background jobs. */
async function runJob({ jobs, attempt }: Agency, wanted: string): Promise<void> {
  for (const [name, run] of jobs) if (name === wanted) await attempt(`job: ${name}`, run)
}

/** Nobody pays in time, so the held spots become free. */
export async function letHoldsEnd(agency: Agency): Promise<void> {
  await agency.wait(8 * dayMs)
  await runJob(agency, 'unpaid spots')
}

/** A party waits for one spot too many; another booking is cancelled, and the spots are offered. */
export async function offerPlaces(agency: Agency, dice: Dice): Promise<void> {
  const bookings = (await bookingsOf(agency)).filter((one) => isLive(one) && !one.spotsReleased)
  const departure = (await departuresOf(agency)).find(
    ({ startDate, sales, decision }) =>
      startDate > today(agency) &&
      sales === 'open' &&
      decision !== 'cancelled' &&
      bookings.some((one) => one.startDate === startDate),
  )
  const leaving = bookings.find((one) => one.startDate === departure?.startDate)
  if (!departure || !leaving) return
  const { firstName, lastName, email, phone, address } = aCustomer(dice)
  await agency.attempt('waitingList.join', () =>
    agency.visitor(address).waitingList.join({
      tripId: departure.destinationId,
      startDate: departure.startDate,
      people: departure.spotsAvailable + 1,
      name: `${firstName} ${lastName}`,
      email,
      phone,
    }),
  )
  const { id, version } = leaving
  await agency.attempt('bookings.cancel', () => agency.consultant.bookings.cancel({ id, version }))
  await runJob(agency, 'waiting lists')
}

/** The offers expire without an answer. */
export async function letOffersEnd(agency: Agency): Promise<void> {
  await agency.wait(3 * dayMs)
  await runJob(agency, 'waiting lists')
}
