import type { Review, TripCard } from '../../domain/catalogue.ts'
import type { DestinationId } from '../../domain/ids.ts'

export type HomeData = {
  cards: readonly (TripCard & { id: DestinationId })[]
  /** Of the destination whose travellers speak on the home page. */
  reviews: readonly Review[]
}

/** Loaded apart from the page's code: the prerendered HTML brings it along, so a first visit saves it. */
export async function loadHome(): Promise<HomeData> {
  const [{ tripCards }, { reviews }] = await Promise.all([
    import('../../content/trips/cards.ts'),
    import('../../content/trips/tokyo-kyoto/reviews.ts'),
  ])
  return { cards: tripCards, reviews }
}
