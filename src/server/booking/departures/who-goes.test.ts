import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shownMark } from '../../../domain/booking/shown-to-group.ts'
import { addDays } from '../../../domain/dates.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { addDeparture, book, callApi, person, testDeps } from '../../testing/test-deps.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const day = nextYear('04-10')
await addDeparture(deps.db, { startDate: day })
await addDeparture(deps.db, { startDate: addDays(day, 30) })

const years = (age: number) => `${Number(day.slice(0, 4)) - age}-01-15`

/** A confirmed booking of adults with these ages who all agreed to be counted. */
async function party(...ages: number[]) {
  const people = ages.map((age) => person({ firstName: 'Segreto', birthDate: years(age) }))
  const { id, travelers } = await book(deps, { startDate: day, endDate: addDays(day, 9) }, people)
  await deps.db
    .update(travelBookings)
    .set({
      status: 'confirmed',
      travelers: travelers.map((one) => ({ ...one, shownToGroup: shownMark })),
    })
    .where(eq(travelBookings.id, id))
  return id
}

async function shown() {
  const { body } = await callApi(deps, 'GET', '/trips/japan/departures')
  expect(JSON.stringify(body)).not.toContain('Segreto')
  return (body['departures'] as { startDate: string; whoGoes?: object }[]).map(
    ({ whoGoes }) => whoGoes,
  )
}

const change = (id: string, columns: Partial<typeof travelBookings.$inferInsert>) =>
  deps.db.update(travelBookings).set(columns).where(eq(travelBookings.id, id))

test('who goes is part of the dates with real data, as long as enough want it', async () => {
  const couple = await party(28, 34)
  const single = await party(41)
  const all = { people: 3, youngest: 28, oldest: 41 }
  expect((await shown()).filter(Boolean)).toEqual([])
  await deps.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
  expect(await shown()).toEqual([all, undefined])
  await change(single, { status: 'pending' })
  expect(await shown()).toEqual([undefined, undefined])
  await change(single, { status: 'confirmed' })
  expect(await shown()).toEqual([all, undefined])
  const [row] = await deps.db.select().from(travelBookings).where(eq(travelBookings.id, couple))
  const travelers = (row?.travelers ?? []).map((one) => ({ ...one, shownToGroup: '' }))
  await change(couple, { travelers })
  expect(await shown()).toEqual([undefined, undefined])
})
