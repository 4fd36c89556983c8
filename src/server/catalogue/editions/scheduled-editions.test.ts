import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TripDocument } from '../../../domain/catalogue/trip-document.ts'
import {
  documentVersions,
  editions,
  scheduledEditions,
  shownEdition,
} from '../../platform/db/schema/editions.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { firstEdition } from './first-edition.ts'
import { type Changes, publishEdition } from './publish-edition.ts'
import { publishDueEditions, scheduleEdition, withdrawScheduled } from './schedule-edition.ts'
import { listScheduled, publishedDocuments } from './store.ts'

const database = await databaseOfThisFile()
const deps = () => testDeps(database.db)
const actor = { id: 'a', name: 'Amina Diallo' }
beforeEach(async () => {
  for (const table of [shownEdition, editions, documentVersions, scheduledEditions]) {
    await database.db.delete(table)
  }
})

const publish = (changes: Changes) =>
  database.db.transaction((tx) => publishEdition(tx, { actor, note: 'prova', changes }))
const schedule = (changes: Changes, dueAt: Date) =>
  database.db.transaction((tx) => scheduleEdition(tx, { actor, note: '', changes, dueAt }))
const inAnHour = () => new Date(Date.now() + 3_600_000)
const hourComes = () =>
  database.db.update(scheduledEditions).set({ dueAt: sql`now() - interval '1 second'` })

function tripAt(id: string, price: number) {
  return { ...(firstEdition[`trip/${id}`] as TripDocument), price }
}

const priced = (price: number) => ({ 'trip/grecia': tripAt('grecia', price) })
const shownPrice = async () =>
  ((await publishedDocuments(database.db))['trip/grecia'] as TripDocument).price

describe('a publication for later', () => {
  test('waits for its hour, then lies over what is shown by then', async () => {
    await schedule(priced(150_000), inAnHour())
    expect(await publishDueEditions(deps())).toBe(0)
    const home = { ...(firstEdition['page/home'] as object), heroLead: 'Si parte in dieci.' }
    await publish({ 'page/home': home })
    await hourComes()
    expect(await publishDueEditions(deps())).toBe(1)
    expect(await shownPrice()).toBe(150_000)
    expect((await publishedDocuments(database.db))['page/home']).toMatchObject({
      heroLead: 'Si parte in dieci.',
    })
    expect(await publishDueEditions(deps())).toBe(0)
  })

  test('of two for the same hour the one that was made last holds, whichever row lies first', async () => {
    const first = await schedule(priced(150_000), inAnHour())
    const last = await schedule(priced(160_000), inAnHour())
    const made = async (id: string, minutesAgo: number) =>
      database.db
        .update(scheduledEditions)
        .set({ createdAt: sql`now() - make_interval(mins => ${minutesAgo})` })
        .where(eq(scheduledEditions.id, id))
    await hourComes()
    await made(first.id, 1)
    await made(last.id, 2)
    expect((await listScheduled(database.db)).map(({ id }) => id)).toEqual([last.id, first.id])
    expect(await publishDueEditions(deps())).toBe(2)
    expect(await shownPrice()).toBe(150_000)
  })

  test('can be withdrawn, once', async () => {
    const { id } = await schedule(priced(150_000), inAnHour())
    const withdraw = () => database.db.transaction((tx) => withdrawScheduled(tx, { actor, id }))
    await withdraw()
    await expect(withdraw()).rejects.toMatchObject({ code: 'EDITION_NOT_FOUND' })
    await hourComes()
    expect(await publishDueEditions(deps())).toBe(0)
  })

  test('that has become impossible is put aside and holds up no other', async () => {
    const home = { ...(firstEdition['page/home'] as object), reviewsOf: 'hawaii' }
    await schedule({ 'page/home': home }, inAnHour())
    await schedule({ 'trip/praga-budapest': tripAt('praga-budapest', 77_700) }, inAnHour())
    await publish({ 'trip/hawaii': { ...tripAt('hawaii', 250_000), state: 'hidden' } })
    await hourComes()
    await publishDueEditions(deps())
    const states = await database.db.select().from(scheduledEditions)
    expect(states.map(({ state }) => state).toSorted()).toEqual(['failed', 'published'])
  })
})
