import { type PublishedReview, reviewsPerPage } from '../../domain/booking/reviews.ts'
import type { Resource } from '../browser/resources.ts'
import { site } from '../browser/site.ts'

export type CollectedReviews = readonly PublishedReview[]
type Source = (tripId: string | undefined) => Promise<CollectedReviews>

let source: Source = fetchReviews

/** While pages are prerendered, the server supplies the reviews. */
export function setReviewSource(next: Source): void {
  source = next
}

/**
 * Travellers' reviews of one trip, or the newest of all. They change without an edition, so a prerendered
 * page carries its own; a trial has samples in its content and fetches nothing.
 */
export function collectedReviews(tripId?: string): Resource<CollectedReviews> & { carried: true } {
  return {
    key: tripId ? `reviews/${tripId}` : 'reviews',
    load: async () => (site().figures?.mode === 'real' ? source(tripId) : []),
    carried: true,
  }
}

/** A failed request gives no reviews, because the page is worth reading without them. */
async function fetchReviews(tripId: string | undefined): Promise<CollectedReviews> {
  const query = tripId ? `&tripId=${encodeURIComponent(tripId)}` : ''
  const answer = await fetch(`/api/reviews?limit=${reviewsPerPage}${query}`)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  return answer?.reviews ?? []
}
