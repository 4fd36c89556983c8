import { addDays, type IsoDate } from '../dates.ts'

/** How long before and after a departure its coordinators see it. */
const daysBefore = 30
const daysAfter = 14

export type RoadWindow = { opensOn: IsoDate; closesOn: IsoDate }

/** The first and the last day on which a departure is open to who leads it. */
export function roadWindow(startDate: IsoDate, endDate: IsoDate): RoadWindow {
  return { opensOn: addDays(startDate, -daysBefore), closesOn: addDays(endDate, daysAfter) }
}

export function isOpenOn({ opensOn, closesOn }: RoadWindow, day: IsoDate): boolean {
  return opensOn <= day && day <= closesOn
}

/** No departure that started before this day is open any more, however long it lasts. */
export function earliestStart(today: IsoDate, longestTrip: number): IsoDate {
  return addDays(today, -(daysAfter + longestTrip))
}

export function latestStart(today: IsoDate): IsoDate {
  return addDays(today, daysBefore)
}
