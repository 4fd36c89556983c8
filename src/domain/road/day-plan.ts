import type { Trip } from '../catalogue/catalogue.ts'

export type PlanDay = {
  day: number
  title: string
  activities: { time: string | null; title: string; place: string | null }[]
  /** The hotel of the night: the one last arrived at. */
  hotel: string | null
}

/** The programme for a coordinator: times, places and the hotel of each night. */
export function dayPlanOf({ itinerary }: Pick<Trip, 'itinerary'>): PlanDay[] {
  let hotel: string | null = null
  const days = itinerary.toSorted((a, b) => a.day - b.day)
  return days.map(({ day, title, activities }, index) => {
    const arrival = activities.findLast(({ type, location }) => type === 'hotel' && location)
    hotel = arrival?.location ?? hotel
    return {
      day,
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
