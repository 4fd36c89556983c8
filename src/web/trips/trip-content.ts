import type { ShownInfo, TripContent } from '../../domain/catalogue/page-contents.ts'
import { content } from '../browser/content.ts'
import { figuresOfTrips } from '../browser/figures.ts'
import { loadWithRetries } from '../browser/load-with-retries.ts'
import type { Resource } from '../browser/resources.ts'
import { tripAt } from '../browser/trip-address.ts'
import { type CollectedReviews, collectedReviews } from '../reviews/collected.ts'

/** Null if no trip has this id or alias: the page then says 'Destinazione non trovata'. */
export function tripContent(idOrAlias = ''): Resource<TripContent | null> {
  return content(`trip/${tripAt(idOrAlias)}`)
}

/** Null for a trip without any further information yet. */
export function tripInfo(idOrAlias = ''): Resource<ShownInfo | null> {
  const info = content(`trip-info/${tripAt(idOrAlias)}`)
  return { ...info, load: () => loadWithRetries(info.load) }
}

/** The trip's next departures, rating and reduction. */
export function tripFigures(idOrAlias = ''): ReturnType<typeof figuresOfTrips> {
  return figuresOfTrips(tripAt(idOrAlias))
}

/** The reviews of this trip alone. */
export function tripReviews(idOrAlias = ''): Resource<CollectedReviews> {
  return collectedReviews(tripAt(idOrAlias))
}
