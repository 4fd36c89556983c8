import { beforeEach, describe, expect, test } from 'vitest'
import type { CatalogueFile } from '../../../domain/catalogue/catalogue-file.ts'
import { catalogueDrafts } from '../../platform/db/schema/drafts.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { type Answer, openOffice } from '../../testing/test-staff.ts'
import { publishDueEditions } from '../editions/schedule-edition.ts'
import { publishedDocuments } from '../editions/store.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeEach(async () => {
  await database.db.delete(catalogueDrafts)
})

type Json = Record<string, unknown>

function call(method: string, path: string, body?: object): Promise<Answer> {
  return office.call(office.cookies.administrator, method, `/catalogue${path}`, body)
}

async function shown(key = 'trip/grecia'): Promise<Json> {
  return (await publishedDocuments(database.db))[key] as Json
}

async function draft(change: Json, key = 'trip/grecia'): Promise<number> {
  const { body } = await call('GET', `/document?key=${encodeURIComponent(key)}`)
  const document = { ...(body.document as Json), ...change }
  const saved = await call('PUT', '/draft', { key, revision: body.revision, document })
  return saved.body.revision as number
}

function publish(revision: number, more: Json = {}, key = 'trip/grecia') {
  const documents = [{ key, revision }]
  return call('POST', '/publish', { documents, note: '', at: null, ...more })
}

const plainWords = {
  headline: { lead: 'Piccoli prezzi,', emphasis: 'grandi viaggi' },
  banner: 'sulle partenze scelte',
}

type Listed = { number: number; isShown: boolean; note: string; restores: number | null }

async function history(): Promise<{
  items: Listed[]
  scheduled: { id: string; titles: string[] }[]
}> {
  return (await call('GET', '/editions')).body as never
}

describe('publishing drafts', () => {
  test('makes an edition, with a note, and leaves no draft behind', async () => {
    const revision = await draft({ price: 201_000 })
    expect((await publish(revision, { note: 'Prezzi di primavera' })).status).toBe(201)
    expect((await shown()).price).toBe(201_000)
    const [newest] = (await history()).items
    expect(newest).toMatchObject({ isShown: true, note: 'Prezzi di primavera' })
    expect(await database.db.select().from(catalogueDrafts)).toEqual([])
  })

  test('is told beforehand in words and prices', async () => {
    await draft({ price: 222_000 })
    const { body } = await call('GET', '/pending')
    const [pending] = body.documents as { changes: unknown }[]
    expect(pending?.changes).toMatchObject([
      { kind: 'changed', where: 'Prezzo a persona', after: '2.220 €' },
    ])
  })

  test('publishes what the dialog showed and nothing later', async () => {
    const seen = await draft({ price: 1_000 })
    await draft({ price: 2_000 })
    const { status, body } = await publish(seen)
    expect([status, body.code]).toEqual([409, 'DRAFT_CONFLICT'])
    expect((await shown()).price).not.toBe(1_000)
  })

  test('refuses what is not whole, alone or together with the rest', async () => {
    const before = await shown()
    expect((await publish(await draft({ title: '' }))).body.code).toBe('EDITION_NOT_WHOLE')
    const related = [{ id: 'atlantide', title: 'Atlantide', description: 'Sommersa' }]
    expect((await publish(await draft({ title: 'Grecia', related }))).body.code).toBe(
      'EDITION_NOT_WHOLE',
    )
    const { body } = await call('GET', '/pending')
    expect(body.together).toMatchObject([{ key: 'trip/grecia' }])
    expect(await shown()).toEqual(before)
  })

  test('lets no package promise a dinner that one of its trips does not hold', async () => {
    const key = 'package/exotic'
    const { includes } = (await shown(key)) as { includes: string[] }
    const promised = ['Una cena di benvenuto', ...includes]
    const revision = await draft({ includes: promised }, key)
    expect((await publish(revision, {}, key)).body.code).toBe('EDITION_NOT_WHOLE')
    const { body } = await call('GET', '/pending')
    expect(body.together).toContainEqual({
      key,
      title: 'Mete esotiche',
      message: 'Nessun giorno di «Thailandia» include un pasto «di benvenuto»',
    })
    expect(
      (await publish(await draft({ includes: includes.toReversed() }, key), {}, key)).status,
    ).toBe(201)
  })

  test('lets no Ferragosto stand in another season', async () => {
    const revision = await draft({ name: 'Ferragosto', to: undefined }, 'campaign')
    expect((await publish(revision, {}, 'campaign')).body.code).toBe('EDITION_NOT_WHOLE')
  })

  test('lets no campaign begin before anybody could see it', async () => {
    const from = new Date(Date.now() - 40 * 86_400_000).toISOString()
    const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString()
    const revision = await draft({ name: 'Partenze di gruppo', ...plainWords, from }, 'campaign')
    expect((await publish(revision, {}, 'campaign')).body.code).toBe('EDITION_NOT_WHOLE')
    const { body } = await call('GET', '/pending')
    expect(body.documents).toMatchObject([{ problems: [{ path: 'from' }] }])
    const later = await draft({ from: inAWeek }, 'campaign')
    expect((await publish(later, {}, 'campaign')).status).toBe(201)
  })

  test('is not for consultants', async () => {
    const documents = [{ key: 'trip/grecia', revision: await draft({ price: 5_000 }) }]
    const input = { documents, note: '', at: null }
    const { consultant } = office.cookies
    expect((await office.call(consultant, 'POST', '/catalogue/publish', input)).status).toBe(403)
    expect((await office.call(consultant, 'GET', '/catalogue/editions')).status).toBe(200)
  })
})

test('an earlier edition is compared in words and brought back', async () => {
  const first = (await shown()).price
  await publish(await draft({ price: 333_300 }))
  const [newest, before] = (await history()).items
  const numbers = `older=${before?.number}&newer=${newest?.number}`
  const { body } = await call('GET', `/editions/compare?${numbers}`)
  expect(body.documents).toMatchObject([{ key: 'trip/grecia', changes: [{ after: '3.333 €' }] }])
  const restored = await call('POST', `/editions/${before?.number}/restore`, { note: 'Errore' })
  expect(restored.status).toBe(200)
  expect((await shown()).price).toBe(first)
  expect((await history()).items[0]).toMatchObject({ restores: before?.number, note: 'Errore' })
})

describe('a publication at an hour', () => {
  const at = () => new Date(Date.now() + 60_000).toISOString()

  test('waits, is shown as such, and comes back as a draft when it is called off', async () => {
    await publish(await draft({ price: 444_400 }), { at: at() })
    expect((await shown()).price).not.toBe(444_400)
    const { scheduled } = await history()
    expect(scheduled).toMatchObject([{ titles: [(await shown()).title] }])
    const { body } = await call('GET', '/document?key=trip%2Fgrecia')
    expect(body).toMatchObject({ state: 'scheduled', document: { price: 444_400 } })
    await call('POST', `/scheduled/${scheduled[0]?.id}/cancel`, {})
    const { body: again } = await call('GET', '/document?key=trip%2Fgrecia')
    expect(again).toMatchObject({ state: 'changed', document: { price: 444_400 } })
    expect(await publishDueEditions(office.deps)).toBe(0)
  })

  test('that has passed is refused', async () => {
    const past = new Date(Date.now() - 60_000).toISOString()
    const { body } = await publish(await draft({ price: 1_200 }), { at: past })
    expect(body.code).toBe('PUBLICATION_PAST')
  })
})

describe('the catalogue as one file', () => {
  async function exported(): Promise<CatalogueFile> {
    const answer = await office.raw(office.cookies.administrator, '/exports/catalogue.json')
    return (await answer.json()) as CatalogueFile
  }

  test('comes back without a difference', async () => {
    const { body } = await call('POST', '/import', await exported())
    expect(body).toMatchObject({ drafts: [], kept: [] })
  })

  test('brings changes in as drafts, and never over a draft of a colleague', async () => {
    const file = await exported()
    const change = (key: string, title: string) => {
      file.documents[key] = { ...file.documents[key], title }
    }
    change('trip/grecia', 'Grecia da fuori')
    change('trip/hawaii', 'Hawaii da fuori')
    await draft({ title: 'Hawaii di Amina' }, 'trip/hawaii')
    const { body } = await call('POST', '/import', file)
    expect(body).toMatchObject({ drafts: ['Grecia da fuori'], kept: ['Hawaii da fuori'] })
    expect((await shown()).title).not.toBe('Grecia da fuori')
  })

  test('is refused when it is something else', async () => {
    const { status } = await call('POST', '/import', { kind: 'ricette', documents: {} })
    expect(status).toBe(400)
  })
})

describe('a new trip', () => {
  async function newTrip(title: string): Promise<{ key: string; revision: number }> {
    const { body } = await call('POST', '/documents', { kind: 'trip', title, from: 'grecia' })
    return { key: String(body.key), revision: 1 }
  }

  test.each([
    [true, 'shown'],
    [false, 'hidden'],
    [undefined, 'hidden'],
  ])('asks whether visitors see it; answered %s it is %s', async (show, state) => {
    const documents = [{ ...(await newTrip(`Creta ${String(show)}`)), show }]
    const { body } = await call('GET', '/pending')
    expect(body.documents).toMatchObject([{ key: documents[0]?.key, asksToShow: true }])
    expect(await call('POST', '/publish', { documents, note: '', at: null })).toMatchObject({
      status: 201,
    })
    expect((await shown(documents[0]?.key)).state).toBe(state)
  })

  test('that is published and hidden is not asked about again, and stays hidden', async () => {
    const { key, revision } = await newTrip('Rodi nascosta')
    await publish(revision, {}, key)
    const again = await draft({ price: 190_000 }, key)
    const { body } = await call('GET', '/pending')
    expect(body.documents).toMatchObject([{ key, asksToShow: false, noticed: 'nothing' }])
    await publish(again, {}, key)
    expect(await shown(key)).toMatchObject({ state: 'hidden', price: 190_000 })
  })

  test('with a price of nothing is not published', async () => {
    const { key, revision } = await newTrip('Rodi gratis')
    expect(revision).toBe(1)
    const free = await draft({ price: 0 }, key)
    expect((await publish(free, {}, key)).body.code).toBe('EDITION_NOT_WHOLE')
    expect(await shown(key)).toBeUndefined()
  })
})

describe('one document', () => {
  const key = 'trip/hawaii'
  type Version = { number: number; fields: string[]; differenceCount: number }
  const versions = async () =>
    (await call('GET', `/document/versions?key=${key}`)).body.versions as Version[]

  test('is taken back to any earlier text, alone, as a draft; the history says which fields changed', async () => {
    const first = await shown(key)
    await publish(await draft({ price: 260_000, title: 'Hawaii in due' }, key), {}, key)
    await publish(await draft({ price: 270_000 }, key), {}, key)
    await publish(await draft({ price: 205_000 }, 'trip/grecia'))
    const told = await versions()
    expect(told.map(({ fields }) => fields)).toEqual([
      ['Prezzo a persona'],
      ['Titolo', 'Prezzo a persona'],
      [],
    ])
    const { items } = (await call('GET', '/editions')).body as {
      items: { changed: { title: string; fields: string[] }[] }[]
    }
    expect(items[1]?.changed).toEqual([
      { key, title: 'Hawaii in due', fields: ['Prezzo a persona'] },
    ])
    const back = { key, number: told[2]?.number, revision: 0 }
    expect((await call('POST', '/document/restore', back)).body).toMatchObject({ revision: 1 })
    expect(await shown(key)).toMatchObject({ price: 270_000 })
    await publish(1, {}, key)
    expect(await shown(key)).toEqual(first)
    expect(await shown('trip/grecia')).toMatchObject({ price: 205_000 })
  })

  test('that a colleague is writing is not taken back under their hands', async () => {
    await draft({ price: 280_000 }, key)
    const answer = await call('POST', '/document/restore', { key, number: 0, revision: 0 })
    expect(answer.body.code).toBe('DRAFT_CONFLICT')
  })
})
