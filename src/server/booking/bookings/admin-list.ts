import { and } from 'drizzle-orm'
import type { z } from 'zod'
import {
  type bookingRowSchema,
  bookingTabs,
} from '../../../contract/admin/booking/booking-shapes.ts'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import type { PageRequest } from '../../platform/db/paging.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  type BookingFilters,
  type BookingRow,
  type BookingTab,
  bookingConditions,
  countBookings,
  countLimitOf,
  pageOfBookings,
  tabCondition,
} from './admin-store.ts'

export async function listBookings({ db }: Pick<Deps, 'db'>, input: BookingFilters & PageRequest) {
  const { page, pageSize, ...filters } = input
  const found = await pageOfBookings(db, filters, { page, pageSize })
  return { ...found, items: found.items.map(rowView) }
}

/** The number of rows in each tab under the other filters. */
export async function countTabs(
  { db }: Pick<Deps, 'db'>,
  filters: Omit<BookingFilters, 'tab' | 'sort'>,
) {
  const where = await bookingConditions(db, filters)
  const counts = await Promise.all(
    bookingTabs.map((tab) =>
      countBookings(db, and(where, tabCondition(tab)), countLimitOf(filters)),
    ),
  )
  return {
    tabs: Object.fromEntries(bookingTabs.map((tab, index) => [tab, counts[index]])) as Record<
      BookingTab,
      { total: number; totalIsExact: boolean }
    >,
  }
}

export function rowView(row: BookingRow): z.input<typeof bookingRowSchema> {
  return {
    ...row,
    reference: bookingReference(row.id),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}
