import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addDays } from '../../../domain/dates.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { addDeparture, book, person, type TestDeps, testDeps } from '../../testing/test-deps.ts'
import { viewPlace } from './view.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
let deps: TestDeps

beforeAll(async () => {
  database = await openTestDatabase()
  await addDeparture(database.db, { coordinator1: 'Marta Neri' })
})
afterAll(() => database.close())
beforeEach(() => {
  deps = testDeps(database.db)
})

it('everybody of the party reads what catalogue and departure know', async () => {
  const booking = await book(deps, {}, [person(), person({ firstName: 'Marco', email: null })])
  for (const seat of [0, 1]) {
    const { before } = await viewPlace(deps, booking, seat)
    expect(before?.coordinators).toEqual(['Marta Neri'])
    expect(before?.meeting?.place).toContain('Fiumicino')
    expect(before?.entry?.rules.length).toBeGreaterThan(0)
    // The programme names it on its second day.
    expect(before?.hotels[0]?.from).toBe(addDays(booking.startDate, 1))
  }
})

it('is no longer there for what is cancelled, and after the return', async () => {
  const booking = await book(deps)
  expect((await viewPlace(deps, { ...booking, status: 'cancelled' }, 0)).before).toBeNull()
  deps.clock.now = new Date(`${booking.endDate}T12:00:00Z`)
  expect((await viewPlace(deps, booking, 0)).before).not.toBeNull()
  deps.clock.now = new Date(`${addDays(booking.endDate, 1)}T12:00:00Z`)
  expect((await viewPlace(deps, booking, 0)).before).toBeNull()
})
