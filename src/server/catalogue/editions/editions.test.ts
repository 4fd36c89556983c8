import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TripDocument } from '../../../domain/catalogue/trip-document.ts'
import {
  documentVersions,
  editions,
  scheduledEditions,
  shownEdition,
} from '../../platform/db/schema/editions.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { firstEdition } from './first-edition.ts'
import { followEditions } from './follow-editions.ts'
import { type Changes, publishEdition } from './publish-edition.ts'
import { restoreEdition } from './restore-edition.ts'
import { publishDueEditions, scheduleEdition } from './schedule-edition.ts'
import { listEditions, publishedDocuments, readDocuments, shownNumber } from './store.ts'

const database = await databaseOfThisFile()
const deps = () => testDeps(database.db)
const actor = { id: 'a', name: 'Amina Diallo' }
const greece = firstEdition['trip/grecia'] as TripDocument
beforeEach(async () => {
  for (const table of [shownEdition, editions, documentVersions, scheduledEditions]) {
    await database.db.delete(table)
  }
})

const publish = (changes: Changes, more: { basedOn?: number } = {}) =>
  database.db.transaction((tx) => publishEdition(tx, { actor, note: 'prova', changes, ...more }))

const priced = (price: number) => ({ 'trip/grecia': { ...greece, price } })
const shownPrice = async () =>
  ((await publishedDocuments(database.db))['trip/grecia'] as TripDocument).price

describe('publishing', () => {
  test('remembers every address of a trip, and gives none of them to another', async () => {
    const at = (address: string) => ({ 'trip/grecia': { ...greece, address } })
    await publish(at('isole-greche'))
    await publish(at('cicladi'))
    await publish({ 'trip/grecia': greece })
    const { formerAddresses } = (await publishedDocuments(database.db))[
      'trip/grecia'
    ] as TripDocument
    expect(formerAddresses).toEqual(['isole-greche', 'cicladi'])
    const hawaii = { ...(firstEdition['trip/hawaii'] as TripDocument), address: 'cicladi' }
    await expect(publish({ 'trip/hawaii': hawaii })).rejects.toMatchObject({
      code: 'EDITION_NOT_WHOLE',
      details: { key: 'trip/hawaii', path: 'address' },
    })
  })

  test('makes a whole edition of one change, with who, when and why', async () => {
    const { number, changed } = await publish(priced(199_000))
    expect([number, changed]).toEqual([1, ['trip/grecia']])
    expect(await publishedDocuments(database.db)).toEqual({
      ...firstEdition,
      'trip/grecia': { ...greece, price: 199_000 },
    })
    const [edition] = await listEditions(database.db, 10)
    expect(edition).toMatchObject({ number: 1, basedOn: 0, actorName: actor.name, note: 'prova' })
    const [entry] = await database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'edition_published'))
    expect(entry?.after).toMatchObject({ edition: 1, changed: ['trip/grecia'] })
  })

  test('keeps a wording once, whichever editions have it', async () => {
    await publish(priced(199_000))
    const versions = await database.db.$count(documentVersions)
    await publish(priced(210_000))
    expect(await database.db.$count(documentVersions)).toBe(versions + 1)
  })

  test('refuses what is not whole, and leaves no trace of it', async () => {
    await expect(publish(priced(-5))).rejects.toMatchObject({ code: 'EDITION_NOT_WHOLE' })
    await expect(publish({ brand: null })).rejects.toMatchObject({ code: 'EDITION_NOT_WHOLE' })
    expect(await shownNumber(database.db)).toBe(0)
    expect(await database.db.$count(editions)).toBe(0)
  })

  test('refuses to publish nothing', async () => {
    await expect(publish({ 'trip/grecia': greece })).rejects.toMatchObject({
      code: 'NOTHING_TO_PUBLISH',
    })
  })

  test('never overwrites what a colleague published meanwhile', async () => {
    await publish(priced(199_000))
    await expect(publish(priced(150_000), { basedOn: 0 })).rejects.toMatchObject({
      code: 'VERSION_CONFLICT',
    })
    const home = { ...(firstEdition['page/home'] as object), heroLead: 'Si parte in dieci.' }
    await publish({ 'page/home': home }, { basedOn: 0 })
    expect(await shownPrice()).toBe(199_000)
  })

  test('two at once follow one another', async () => {
    const home = { ...(firstEdition['page/home'] as object), heroLead: 'Si parte in dieci.' }
    const both = await Promise.all([publish(priced(199_000)), publish({ 'page/home': home })])
    expect(both.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2])
    expect(await shownPrice()).toBe(199_000)
  })
})

test('undo publishes an earlier edition anew; what came since is gone, what was there is back', async () => {
  const video = { title: 'Nuovo', text: 'Un video.', date: 'Marzo 2026', order: 9 }
  await publish({ ...priced(199_000), 'video/ondalta0009': video })
  const { number } = await database.db.transaction((tx) =>
    restoreEdition(tx, { actor, note: 'errore', number: 0, now: new Date() }),
  )
  expect(number).toBe(2)
  expect(await publishedDocuments(database.db)).toEqual(firstEdition)
  const again = await database.db.transaction((tx) =>
    restoreEdition(tx, { actor, note: 'no, giusto', number: 1, now: new Date() }),
  )
  expect(await readDocuments(database.db, again.number)).toHaveProperty(['video/ondalta0009'])
  await expect(
    database.db.transaction((tx) =>
      restoreEdition(tx, { actor, note: '', number: 77, now: new Date() }),
    ),
  ).rejects.toMatchObject({ code: 'EDITION_NOT_FOUND' })
})

describe('a campaign', () => {
  const campaign = firstEdition['campaign'] as Record<string, unknown>
  const weekAgo = new Date(Date.now() - 7 * 86_400_000).toISOString()
  const shownFrom = async () =>
    ((await publishedDocuments(database.db))['campaign'] as { from?: string }).from

  test('that an undo brings back begins with the undo; the one that runs keeps its day', async () => {
    await publish({ campaign: { ...campaign, from: weekAgo } })
    await publish(priced(199_000))
    const now = new Date()
    const undo = (number: number) =>
      database.db.transaction((tx) => restoreEdition(tx, { actor, note: '', number, now }))
    await undo(1)
    expect(await shownFrom()).toBe(weekAgo)
    await publish({ campaign })
    await undo(1)
    // A campaign without dates was running: this one does not continue where that one stopped.
    expect(await shownFrom()).toBe(now.toISOString())
  })

  test('that is published later than its hour begins then', async () => {
    const now = new Date()
    await database.db.transaction((tx) =>
      scheduleEdition(tx, {
        actor,
        note: '',
        changes: { campaign: { ...campaign, from: weekAgo } },
        dueAt: new Date(weekAgo),
      }),
    )
    await publishDueEditions({ ...deps(), now: () => now })
    expect(await shownFrom()).toBe(now.toISOString())
  })
})

describe('a process', () => {
  test('follows what another one published, and still has the edition before', async () => {
    const here = await followEditions(deps())
    const there = await followEditions(deps())
    await publish(priced(199_000))
    await there.follow()
    expect(there.current().number).toBe(1)
    expect(here.current().number).toBe(0)
    await here.follow()
    const trip = here.current().catalogue.trips.find(({ id }) => id === 'grecia')
    expect(trip?.price).toBe(199_000)
    expect((await here.find(0))?.documents).toEqual(firstEdition)
    expect(await here.find(9)).toBeUndefined()
  })

  test('that starts later begins with the edition that is shown', async () => {
    await publish(priced(199_000))
    expect((await followEditions(deps())).current().number).toBe(1)
  })

  test('rounds leave the machine time for other things, unless something was published', async () => {
    const process = await followEditions(deps())
    let made = 0
    await process.beforeShowing(async () => {
      made += 1
      await wait(100)
      return () => undefined
    })
    const rounds = async () => {
      await process.follow({ isRound: true })
      await process.follow({ isRound: true })
      return made
    }
    expect(await rounds()).toBe(2)
    await publish(priced(199_000))
    expect(await rounds()).toBe(3)
    await process.follow()
    expect(made).toBe(4)
  })

  test('what staff switch is shown at once here, and by the next round of every other process', async () => {
    const [own, other] = [await followEditions(deps()), await followEditions(deps())]
    const made = { own: 0, other: 0 }
    const count = (who: keyof typeof made) => async () => {
      made[who] += 1
      await wait(100)
      return () => undefined
    }
    await own.beforeShowing(count('own'))
    await other.beforeShowing(count('other'))
    await other.follow({ isRound: true })
    await other.follow({ isRound: true })
    expect(made.other).toBe(2)
    await own.touch()
    expect(made.own).toBe(2)
    await other.follow({ isRound: true })
    await other.follow({ isRound: true })
    expect(made.other).toBe(3)
  })

  test('shows an edition when its pages are ready, and the old one when they fail', async () => {
    const process = await followEditions(deps())
    const steps: string[] = []
    await process.beforeShowing(async ({ number }) => {
      if (number === 2) throw new Error('a page failed')
      return () => {
        steps.push(`shown ${number} before ${process.current().number}`)
        return undefined
      }
    })
    await publish(priced(199_000))
    await process.follow()
    expect(steps).toEqual(['shown 0 before 0', 'shown 1 before 0'])
    await publish(priced(200_000))
    await process.follow()
    expect(process.current().number).toBe(1)
  })
})
