import type { Trip } from './catalogue.ts'
import { mealsText } from './meals.ts'
import type { ShownInfo } from './page-contents.ts'
import type { Experience, ItineraryDay } from './shapes.ts'

/** A day as shown on a page: who pays is mentioned only if it is not included in the price. */
export function shownDay({ meals: _, activities, ...day }: ItineraryDay): ItineraryDay {
  return {
    ...day,
    activities: activities.map(({ cover, ...activity }) =>
      cover && cover !== 'incluso' ? { ...activity, cover } : activity,
    ),
  }
}

export function shownExperience(experience: Experience): Experience {
  if (typeof experience === 'string') return experience
  const { title, description } = experience
  return { title, description }
}

export function shownInfo(trip: Trip | undefined): ShownInfo | null {
  return trip?.info ? { ...trip.info, meals: mealsText(trip) } : null
}
