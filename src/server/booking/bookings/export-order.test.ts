import { beforeAll, expect, test } from 'vitest'
import {
  bookingFiltersSchema,
  bookingSorts,
} from '../../../contract/admin/booking/booking-shapes.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { book, person, testDeps } from '../../testing/test-deps.ts'
import { bookingParts, pageOfBookings } from './admin-store.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

beforeAll(async () => {
  const days = ['06-01', '05-01', '06-01', '07-01', '05-01'] as const
  const names = ['Carla', 'anna', 'Bruno', 'Anna', 'Dario']
  for (const [index, day] of days.entries()) {
    const people = Array.from({ length: 1 + (index % 2) }, () =>
      person({ firstName: names[index] }),
    )
    const startDate = nextYear(day)
    await book(deps, { startDate, endDate: nextYear('08-01') }, people)
  }
})

test.each(bookingSorts)('an export in parts has the order of the list: %s', async (sort) => {
  const filters = bookingFiltersSchema.parse({ sort })
  const exported: string[] = []
  for await (const rows of bookingParts(database.db, filters, 2)) {
    exported.push(...rows.map(({ id }) => id))
  }
  const { items } = await pageOfBookings(database.db, filters, { page: 1, pageSize: 100 })
  expect(items).toHaveLength(5)
  expect(exported).toEqual(items.map(({ id }) => id))
})
