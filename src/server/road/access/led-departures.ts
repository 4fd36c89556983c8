import { endDate } from '../../../domain/catalogue/trips.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { earliestStart, isOpenOn, latestStart, roadWindow } from '../../../domain/road/window.ts'
import { tripTerms, tripTitle } from '../../catalogue/editions/trips.ts'
import type { Deps } from '../../platform/deps.ts'
import { type LedDeparture, listLed } from './store.ts'

export type Leading = Pick<Deps, 'db' | 'now' | 'catalogue'> & { staff: { id: string } }

export type Led = {
  row: LedDeparture
  tripId: string
  title: string
  startDate: string
  endDate: string
  opensOn: string
  closesOn: string
}

const longestTrip = 60

/** The dates and the name of a departure as its coordinators see them. */
export function ledView(deps: Pick<Deps, 'catalogue'>, row: LedDeparture): Led {
  const tripId = tripIdOf(row.destinationId)
  const lastDay = endDate(row.startDate, tripTerms(deps, tripId).days)
  return {
    row,
    tripId,
    title: tripTitle(deps, tripId),
    startDate: row.startDate,
    endDate: lastDay,
    ...roadWindow(row.startDate, lastDay),
  }
}

/** The departures that this coordinator leads and may see today; cancelled ones are left out. */
export async function ledDepartures(deps: Leading): Promise<Led[]> {
  const today = todayInRome(deps.now())
  const starts = { from: earliestStart(today, longestTrip), to: latestStart(today) }
  const rows = await listLed(deps.db, deps.staff.id, starts)
  return rows
    .filter(({ decision }) => decision !== 'cancelled')
    .map((row) => ledView(deps, row))
    .filter((led) => isOpenOn(led, today))
}

/** A departure that is not theirs gives the same error as one that does not exist. */
export async function requireLed(deps: Leading, id: string): Promise<Led> {
  const led = (await ledDepartures(deps)).find(({ row }) => row.id === id)
  if (!led) throw new DomainError('DEPARTURE_NOT_FOUND')
  return led
}
