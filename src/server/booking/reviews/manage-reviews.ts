import { isBadReview } from '../../../domain/booking/reviews.ts'
import { DomainError } from '../../../domain/errors.ts'
import { requireChosenTrip } from '../../catalogue/editions/trips.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  insertReview,
  type NewReview,
  requireReview,
  type StoredReview,
  updateReview,
} from './store.ts'

type Managing = Pick<Deps, 'db' | 'now' | 'catalogue'> & { actor: Actor }
type Chosen = { id: string; version: number }

export function publishReview(deps: Managing, chosen: Chosen): Promise<StoredReview> {
  return change(deps, chosen, 'review_published', (review) => ({
    state: 'published',
    hiddenReason: null,
    publishedAt: review.publishedAt ?? deps.now(),
  }))
}

/** The reason is stored with the review, so the log shows who hid a bad one and why. */
export function hideReview(
  deps: Managing,
  { reason, ...chosen }: Chosen & { reason: string },
): Promise<StoredReview> {
  const action = (review: StoredReview) =>
    isBadReview(review.stars) ? 'bad_review_hidden' : 'review_hidden'
  return change(deps, chosen, action, () => ({ state: 'hidden', hiddenReason: reason }))
}

/** An empty answer removes the earlier one. */
export function answerReview(
  deps: Managing,
  { answer, ...chosen }: Chosen & { answer: string },
): Promise<StoredReview> {
  const text = answer || null
  return change(deps, chosen, 'review_answered', () => ({
    answer: text,
    answeredAt: text ? deps.now() : null,
  }))
}

/**
 * Imports a review written elsewhere: it names its source, is never 'verified' and does not count in a
 * rating.
 */
export function importReview(
  deps: Managing,
  review: Pick<NewReview, 'tripId' | 'shownName' | 'endDate' | 'sourceUrl'> & {
    sourceName: string
    stars: number
    text: string
  },
): Promise<StoredReview> {
  const tripId = requireChosenTrip(deps, review.tripId)
  return deps.db.transaction(async (tx) => {
    const row = await insertReview(tx, {
      ...review,
      tripId,
      source: 'imported',
      state: 'received',
      receivedAt: deps.now(),
    })
    if (!row) throw new Error('The review was not inserted')
    await note(tx, deps.actor, 'review_imported', undefined, row)
    return row
  })
}

function change(
  deps: Managing,
  { id, version }: Chosen,
  action: string | ((review: StoredReview) => string),
  to: (review: StoredReview) => Partial<NewReview>,
): Promise<StoredReview> {
  return deps.db.transaction(async (tx) => {
    const before = await requireReview(tx, id, version)
    if (before.state === 'invited') throw new DomainError('NOT_FOUND')
    const after = await updateReview(tx, id, to(before))
    const done = typeof action === 'string' ? action : action(before)
    await note(tx, deps.actor, done, before, after)
    return after
  })
}

function note(
  tx: Tx,
  actor: Actor,
  action: string,
  before: StoredReview | undefined,
  after: StoredReview,
) {
  return writeAudit(tx, {
    actor,
    action,
    entity: 'review',
    entityId: after.id,
    before: before && facts(before),
    after: facts(after),
  })
}

/** Facts for the log: the decision and its object; the traveller's text stays in the review. */
function facts({ state, stars, hiddenReason, answer, source, sourceName, tripId }: StoredReview) {
  return { tripId, state, stars, hiddenReason, answer, source, sourceName }
}
