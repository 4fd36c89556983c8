import { DomainError } from '../../../domain/errors.ts'
import { tripIdOf } from '../../../domain/ids.ts'
import { publishedRatings, publishedReviews } from '../../catalogue/figures/published-reviews.ts'
import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { pageOfReviews, reviewView } from './admin-store.ts'
import { answerReview, hideReview, importReview, publishReview } from './manage-reviews.ts'
import { openInvitation, sendReview } from './send-review.ts'
import { findReview } from './store.ts'

export const reviewHandlers = {
  list: publicApi.reviews.list.handler(async ({ input, context }) => {
    const tripId = input.tripId && tripIdOf(input.tripId)
    const { site, trips } = await publishedRatings(context.db)
    // The trip id comes from visitors, so inherited names such as "constructor" must not match.
    const ofTrip = tripId && Object.hasOwn(trips, tripId) ? trips[tripId] : undefined
    return {
      reviews: await publishedReviews(context.db, { tripId, limit: input.limit }),
      rating: (tripId ? ofTrip : site) ?? null,
    }
  }),
  open: publicApi.reviews.open.handler(({ input, context }) =>
    openInvitation(context, input.token),
  ),
  send: publicApi.reviews.send.handler(async ({ input, context }) => {
    await sendReview(context, input)
    return { received: true as const }
  }),
}

export const adminReviewHandlers = {
  list: adminApi.reviews.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfReviews(context, filters, { page, pageSize }),
  ),
  find: adminApi.reviews.find.handler(async ({ input, context }) => {
    const review = await findReview(context.db, input.id)
    if (!review) throw new DomainError('NOT_FOUND')
    return reviewView(context, review)
  }),
  publish: adminApi.reviews.publish.handler(async ({ input, context }) =>
    reviewView(context, await publishReview(context, input)),
  ),
  hide: adminApi.reviews.hide.handler(async ({ input, context }) =>
    reviewView(context, await hideReview(context, input)),
  ),
  answer: adminApi.reviews.answer.handler(async ({ input, context }) =>
    reviewView(context, await answerReview(context, input)),
  ),
  import: adminApi.reviews.import.handler(async ({ input, context }) =>
    reviewView(context, await importReview(context, input)),
  ),
}
