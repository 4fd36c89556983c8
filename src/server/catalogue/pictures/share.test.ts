import sharp from 'sharp'
import { expect, test } from 'vitest'
import { assembleCatalogue } from '../../../domain/catalogue/catalogue.ts'
import type { Edition } from '../../../domain/catalogue/edition.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { editions, shownEdition } from '../../platform/db/schema/editions.ts'
import { settings } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, testDeps } from '../../testing/test-deps.ts'
import { builtEdition, builtEditions } from '../editions/edition.ts'
import { firstEdition } from '../editions/first-edition.ts'
import { drawSharePictures } from './draw-share-pictures.ts'
import { createShareFiles } from './picture-files.ts'

const database = await databaseOfThisFile()
let shown: Edition = builtEdition
const deps = { ...testDeps(database.db), catalogue: { ...builtEditions, current: () => shown } }

const never = new AbortController().signal

async function show(number: number, change: object, others: object = {}): Promise<void> {
  const greece = firstEdition['trip/grecia'] as object
  const trips = Object.entries(firstEdition).filter(([key]) => key.startsWith('trip/'))
  const documents = {
    ...firstEdition,
    ...Object.fromEntries(trips.map(([key, trip]) => [key, { ...(trip as object), ...others }])),
    'trip/grecia': { ...greece, ...change },
  }
  shown = { ...builtEdition, number, documents, catalogue: assembleCatalogue(documents) }
  const { db } = database
  await db
    .insert(editions)
    .values({ number, actorName: 'Amina', basedOn: 0, documents: {}, changed: [] })
  await db
    .insert(shownEdition)
    .values({ id: 1, number })
    .onConflictDoUpdate({ target: shownEdition.id, set: { number } })
  await drawSharePictures(deps, never)
}

const shared = (id: string) => createShareFiles(deps)(`/pictures/share/${id}.jpg`)

test('a trip with a new price or title gets a picture for sharing; the others keep theirs', async () => {
  await show(1, { price: 189_000 })
  const first = await shared('grecia')
  expect(first?.headers['Content-Type']).toBe('image/jpeg')
  const { width, height, format } = await sharp(first?.bodies.identity).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
  expect(first?.bodies.identity.length).toBeLessThanOrEqual(150_000)
  expect(await shared('tokyo-kyoto')).toBeUndefined()
  await show(2, { price: 189_000, title: 'Grecia con nome nuovo' })
  const second = await shared('grecia')
  expect(second?.etag).not.toBe(first?.etag)
  expect(deps.files.content.size).toBe(2)
})

test('what can’t be drawn leaves the picture of before, and is tried again', async () => {
  const before = await shared('grecia')
  deps.files.failOn.put = /share/
  await show(3, { price: 210_000 })
  expect((await shared('grecia'))?.etag).toBe(before?.etag)
  deps.files.failOn.put = undefined
  await drawSharePictures(deps, never)
  expect((await shared('grecia'))?.etag).not.toBe(before?.etag)
})

test('a trip as the release has it is shared with the picture of the release again', async () => {
  await show(4, {})
  expect(await shared('grecia')).toBeUndefined()
})

test('with real data the picture names the lowest price that can be booked', async () => {
  await deps.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
  const departure = { destinationId: 'grecia', startDate: '2099-04-18' }
  await addDeparture(deps.db, { ...departure, price: 155_000 })
  // Every other trip would get a picture that says it has no dates.
  await show(5, {}, { state: 'hidden' })
  const cheap = await shared('grecia')
  expect(cheap?.headers['Content-Type']).toBe('image/jpeg')
  await deps.db.update(travelDates).set({ price: 149_000 })
  deps.clock.now = new Date(deps.clock.now.getTime() + 120_000)
  await drawSharePictures(deps, never)
  expect((await shared('grecia'))?.etag).not.toBe(cheap?.etag)
})

test('only names of trips are asked for', async () => {
  expect(await createShareFiles(deps)('/pictures/share/../../documents/x.jpg')).toBeUndefined()
})
