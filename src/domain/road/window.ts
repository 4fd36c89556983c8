import { addDays, type IsoDate } from '../dates.ts'

/** How many days before and after a trip its coordinators can see it. */
const daysBefore = 30
const daysAfter = 14

export type RoadWindow = { opensOn: IsoDate; closesOn: IsoDate }

/** The first and last day on which a departure is open to its coordinators. */
export function roadWindow(startDate: IsoDate, endDate: IsoDate): RoadWindow {
  return { opensOn: addDays(startDate, -daysBefore), closesOn: addDays(endDate, daysAfter) }
}

export function isOpenOn({ opensOn, closesOn }: RoadWindow, day: IsoDate): boolean {
  return opensOn <= day && day <= closesOn
}

/** Departures that started before this day are closed, however long they last. */
export function earliestStart(today: IsoDate, longestTrip: number): IsoDate {
  return addDays(today, -(daysAfter + longestTrip))
}

export function latestStart(today: IsoDate): IsoDate {
  return addDays(today, daysBefore)
}
