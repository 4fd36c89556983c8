import type { Review, TripCard } from '../../domain/catalogue.ts'
import type { DestinationId } from '../../domain/ids.ts'
import type { Resource } from '../browser/resources.ts'

type HomeContent = {
  cards: readonly (TripCard & { id: DestinationId })[]
  /** Of the destination whose travellers speak on the home page. */
  reviews: readonly Review[]
}

/** Apart from the page's code: the prerendered HTML brings it along, so a first visit saves it. */
export const homeContent: Resource<HomeContent> = {
  key: 'home',
  async load() {
    const [{ tripCards }, { reviews }] = await Promise.all([
      import('../../content/trips/cards.ts'),
      import('../../content/trips/tokyo-kyoto/reviews.ts'),
    ])
    return { cards: tripCards, reviews }
  },
}
