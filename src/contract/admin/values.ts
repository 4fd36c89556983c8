import { z } from 'zod'
import { bookingStatuses, paymentStatuses } from '../../domain/booking/bookings.ts'

/** Rows beyond this are reached by narrowing the search, or by the export; counting stops here too. */
export const countLimit = 5_000
/** Of a search over bookings: who finds more than this types another letter. */
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

/** What is typed in a search field. Nothing, or a single letter, is no search yet. */
export const searchText = z
  .string()
  .trim()
  .max(120)
  .optional()
  .transform((text) => (text && !/^[\p{L}\p{N}]$/u.test(text) ? text : undefined))

/** The number that the form was opened with: a change in between is told, not overwritten. */
export const version = z.int().min(1).max(2_147_483_647)

export const bookingStatus = z.enum(bookingStatuses)
export const paymentStatus = z.enum(paymentStatuses)
export const bookingSource = z.enum(['link', 'admin_link'])
export const done = z.object({ ok: z.literal(true) })
