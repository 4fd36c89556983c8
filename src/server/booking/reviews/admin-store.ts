import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { adminReviewSchema } from '../../../contract/admin/booking/reviews.ts'
import type { ReviewState } from '../../../domain/booking/reviews.ts'
import { storedIdsOf } from '../../../domain/ids.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { Db } from '../../platform/db/client.ts'
import { countUpTo, offsetOf, type Page, type PageRequest } from '../../platform/db/paging.ts'
import { travellerReviews } from '../../platform/db/schema/reviews.ts'
import type { Deps } from '../../platform/deps.ts'
import type { StoredReview } from './store.ts'

export type AdminReview = z.input<typeof adminReviewSchema>

export function reviewView(deps: Pick<Deps, 'catalogue'>, row: StoredReview): AdminReview {
  return {
    id: row.id,
    source: row.source,
    sourceName: row.sourceName,
    sourceUrl: row.sourceUrl,
    tripId: row.tripId,
    tripTitle: tripTitle(deps, row.tripId),
    bookingId: row.bookingId,
    shownName: row.shownName,
    endDate: row.endDate,
    state: row.state,
    stars: row.stars,
    text: row.text,
    wentWell: row.wentWell,
    wentWrong: row.wentWrong,
    hasPhoto: row.filePath !== null,
    invitedAt: row.invitedAt?.toISOString() ?? null,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    hiddenReason: row.hiddenReason,
    answer: row.answer,
    version: row.version,
  }
}

export async function pageOfReviews(
  deps: Pick<Deps, 'db' | 'catalogue'>,
  { state, tripId }: { state?: ReviewState | undefined; tripId?: string | undefined },
  page: PageRequest,
): Promise<Page<AdminReview>> {
  const { db } = deps
  const where = and(
    state ? eq(travellerReviews.state, state) : ne(travellerReviews.state, 'invited'),
    tripId ? inArray(travellerReviews.tripId, storedIdsOf(tripId)) : undefined,
  )
  const [rows, counted] = await Promise.all([
    db
      .select()
      .from(travellerReviews)
      .where(where)
      .orderBy(desc(travellerReviews.createdAt), desc(travellerReviews.id))
      .limit(page.pageSize)
      .offset(offsetOf(page)),
    countUpTo(db, sql`select 1 from ${travellerReviews} where ${where ?? sql`true`}`),
  ])
  return { ...page, ...counted, items: rows.map((row) => reviewView(deps, row)) }
}

/** The number of unread reviews, for the 'today' page. */
export async function reviewsToRead(db: Db): Promise<number> {
  return db.$count(travellerReviews, eq(travellerReviews.state, 'received'))
}
