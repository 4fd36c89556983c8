import { type PublishedReview, reviewsPerPage } from '../../domain/booking/reviews.ts'
import type { Resource } from '../browser/resources.ts'
import { site } from '../browser/site.ts'

export type CollectedReviews = readonly PublishedReview[]
type Source = (tripId: string | undefined) => Promise<CollectedReviews>

let source: Source = fetchReviews

/** Where pages are made ahead, the server has brought them along. */
export function setReviewSource(next: Source): void {
  source = next
}

/**
 * What travellers wrote, of one trip or the newest of all. It changes without an edition, so a page
 * made ahead carries its own; a trial has samples in its content and asks for nothing.
 */
export function collectedReviews(tripId?: string): Resource<CollectedReviews> & { carried: true } {
  return {
    key: tripId ? `reviews/${tripId}` : 'reviews',
    load: async () => (site().figures?.mode === 'real' ? source(tripId) : []),
    carried: true,
  }
}

/** A page is worth reading without its reviews. */
async function fetchReviews(tripId: string | undefined): Promise<CollectedReviews> {
  const query = tripId ? `&tripId=${encodeURIComponent(tripId)}` : ''
  const answer = await fetch(`/api/reviews?limit=${reviewsPerPage}${query}`)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
  return answer?.reviews ?? []
}
