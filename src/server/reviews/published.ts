import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { resolveTripId, storedIdsOf } from '../../domain/ids.ts'
import { type Rating, ratingOf } from '../../domain/reviews.ts'
import type { Db, Tx } from '../db/client.ts'
import { travellerReviews } from '../db/schema/reviews.ts'
import type { StoredReview } from './store.ts'

export type PublishedReview = {
  id: string
  tripId: string
  /** First name and initial. */
  name: string
  /** The day of the return. */
  endDate: string
  stars: number
  text: string
  wentWell: string | null
  wentWrong: string | null
  hasPhoto: boolean
  answer: string | null
  /** Collected ones are verified; an imported one says where it comes from. */
  isVerified: boolean
  source: { name: string; url: string | null } | null
}

/** What visitors may read, newest first: of one trip or of all. */
export async function publishedReviews(
  db: Db | Tx,
  { tripId, limit = 100 }: { tripId?: string | undefined; limit?: number } = {},
): Promise<PublishedReview[]> {
  const rows = await db
    .select()
    .from(travellerReviews)
    .where(
      and(
        eq(travellerReviews.state, 'published'),
        tripId ? inArray(travellerReviews.tripId, storedIdsOf(tripId)) : undefined,
      ),
    )
    .orderBy(desc(travellerReviews.publishedAt), desc(travellerReviews.id))
    .limit(limit)
  return rows.map(publishedView)
}

function publishedView(row: StoredReview): PublishedReview {
  const { sourceName } = row
  return {
    id: row.id,
    tripId: resolveTripId(row.tripId) ?? row.tripId,
    name: row.shownName,
    endDate: row.endDate,
    stars: row.stars ?? 0,
    text: row.text ?? '',
    wentWell: row.wentWell,
    wentWrong: row.wentWrong,
    hasPhoto: row.filePath !== null,
    answer: row.answer,
    isVerified: row.source === 'collected',
    source:
      row.source === 'imported' && sourceName ? { name: sourceName, url: row.sourceUrl } : null,
  }
}

export type Ratings = { site: Rating | null; trips: Readonly<Record<string, Rating>> }

/**
 * Averages and counts, of each trip from its own reviews alone. Only collected reviews count: what
 * was taken over from elsewhere nobody has verified.
 */
export async function publishedRatings(db: Db | Tx): Promise<Ratings> {
  const rows = await db
    .select({
      tripId: travellerReviews.tripId,
      sum: sql<number>`sum(${travellerReviews.stars})::int`,
      count: sql<number>`count(*)::int`,
    })
    .from(travellerReviews)
    .where(and(eq(travellerReviews.state, 'published'), eq(travellerReviews.source, 'collected')))
    .groupBy(travellerReviews.tripId)
  const trips = new Map<string, { sum: number; count: number }>()
  for (const { tripId, sum, count } of rows) {
    const id = resolveTripId(tripId) ?? tripId
    const known = trips.get(id) ?? { sum: 0, count: 0 }
    trips.set(id, { sum: known.sum + sum, count: known.count + count })
  }
  const all = [...trips.values()]
  const total = (of: 'sum' | 'count') => all.reduce((so, each) => so + each[of], 0)
  return {
    site: ratingOf({ sum: total('sum'), count: total('count') }),
    trips: Object.fromEntries(
      [...trips].flatMap(([id, each]) => {
        const found = ratingOf(each)
        return found ? [[id, found]] : []
      }),
    ),
  }
}
