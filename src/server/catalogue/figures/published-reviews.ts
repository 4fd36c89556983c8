import { and, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import {
  type PageReviews,
  type PublishedReview,
  type Rating,
  ratingOf,
  reviewsPerPage,
} from '../../../domain/booking/reviews.ts'
import { storedIdsOf, tripIdOf } from '../../../domain/ids.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'

/** The public reviews, newest first: of one trip or of all. */
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

function publishedView(row: typeof travellerReviews.$inferSelect): PublishedReview {
  const { sourceName } = row
  return {
    id: row.id,
    tripId: tripIdOf(row.tripId),
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

/**
 * The reviews on prerendered pages. Called every few seconds: they are read again only when one of them has
 * changed.
 */
export function followPageReviews(db: Db): () => Promise<PageReviews> {
  let mark = ''
  let known: PageReviews = { home: [], trips: {} }
  return async () => {
    const next = await changeMark(db)
    if (next !== mark) {
      known = await loadPageReviews(db)
      mark = next
    }
    return known
  }
}

async function changeMark(db: Db): Promise<string> {
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      versions: sql<string>`sum(${travellerReviews.version})::text`,
      photos: sql<number>`count(${travellerReviews.filePath})::int`,
      last: sql<string>`max(${travellerReviews.updatedAt})::text`,
    })
    .from(travellerReviews)
    .where(eq(travellerReviews.state, 'published'))
  return JSON.stringify(row)
}

async function loadPageReviews(db: Db): Promise<PageReviews> {
  const newest = db.$with('newest').as(
    db
      .select({
        id: travellerReviews.id,
        place: sql<number>`row_number() over (
          partition by ${travellerReviews.tripId}
          order by ${travellerReviews.publishedAt} desc, ${travellerReviews.id} desc
        )`.as('place'),
      })
      .from(travellerReviews)
      .where(eq(travellerReviews.state, 'published')),
  )
  const rows = await db
    .with(newest)
    .select({ review: travellerReviews })
    .from(newest)
    .innerJoin(travellerReviews, eq(travellerReviews.id, newest.id))
    .where(lte(newest.place, reviewsPerPage))
    .orderBy(desc(travellerReviews.publishedAt), desc(travellerReviews.id))
  const all = rows.map(({ review }) => publishedView(review))
  const ids = [...new Set(all.map(({ tripId }) => tripId))].toSorted()
  const own = (id: string) => all.filter(({ tripId }) => tripId === id).slice(0, reviewsPerPage)
  return {
    home: all.slice(0, reviewsPerPage),
    trips: Object.fromEntries(ids.map((id) => [id, own(id)])),
  }
}

export type Ratings = { site: Rating | null; trips: Readonly<Record<string, Rating>> }

/**
 * Averages and counts, for each trip from its own reviews only. Imported reviews don't count, because they
 * were not verified.
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
    const id = tripIdOf(tripId)
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
