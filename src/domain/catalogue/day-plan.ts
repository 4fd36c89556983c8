import { addDays, type IsoDate } from '../dates.ts'
import type { Trip } from './catalogue.ts'

export type PlanDay = {
  day: number
  date: IsoDate
  title: string
  activities: { time: string | null; title: string; place: string | null }[]
  /** The hotel of the night: the one last arrived at. */
  hotel: string | null
}

/** The programme of a departure by day: times, places and the hotel of each night. */
export function dayPlanOf({ itinerary }: Pick<Trip, 'itinerary'>, startDate: IsoDate): PlanDay[] {
  let hotel: string | null = null
  const days = itinerary.toSorted((a, b) => a.day - b.day)
  return days.map(({ day, title, activities }, index) => {
    const arrival = activities.findLast(({ type, location }) => type === 'hotel' && location)
    hotel = arrival?.location ?? hotel
    return {
      day,
      date: addDays(startDate, day - 1),
      title,
      activities: activities.map((one) => ({
        time: one.time ?? null,
        title: one.title,
        place: one.location ?? null,
      })),
      hotel: index === days.length - 1 ? null : hotel,
    }
  })
}
