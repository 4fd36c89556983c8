import { z } from 'zod'
import { bookingStatuses, paymentStatuses } from '../../domain/booking/bookings.ts'

/** Rows beyond this are reachable only by narrowing the search or by the export; counting also stops here. */
export const countLimit = 5_000
/** The limit for searches of bookings: with more results, the user narrows the search. */
export const searchCountLimit = 250

export const pageInput = {
  page: z.int().min(1).max(1000).default(1),
  pageSize: z.int().min(5).max(100).default(25),
}

/** One page of a list. `total` stops at `countLimit`; `totalIsExact` says whether it did. */
export function pageOf<T extends z.ZodType>(item: T) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    pageSize: z.int(),
    total: z.int(),
    totalIsExact: z.boolean(),
  })
}

/** The text of a search field. An empty text or a single letter is not searched yet. */
export const searchText = z
  .string()
  .trim()
  .max(120)
  .optional()
  .transform((text) => (text && !/^[\p{L}\p{N}]$/u.test(text) ? text : undefined))

/** Optimistic lock: the version the form was opened with, so that a change in between is not overwritten. */
export const version = z.int().min(1).max(2_147_483_647)

export const bookingStatus = z.enum(bookingStatuses)
export const paymentStatus = z.enum(paymentStatuses)
export const bookingSource = z.enum(['link', 'admin_link'])
export const done = z.object({ ok: z.literal(true) })
