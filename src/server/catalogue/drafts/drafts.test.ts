import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { catalogueDrafts, cataloguePresence } from '../../platform/db/schema/drafts.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { firstEdition } from '../editions/first-edition.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeEach(async () => {
  await database.db.delete(catalogueDrafts)
})

const greece = firstEdition['trip/grecia'] as Record<string, unknown>
const admin = () => office.cookies.administrator

function save(document: object, revision: number, key = 'trip/grecia') {
  return office.call(admin(), 'PUT', '/catalogue/draft', { key, revision, document })
}

function find(key: string) {
  return office.call(admin(), 'GET', `/catalogue/document?key=${encodeURIComponent(key)}`)
}

describe('a draft', () => {
  test('starts from what is published and is kept with who and when', async () => {
    expect((await find('trip/grecia')).body).toMatchObject({ revision: 0, state: 'published' })
    const { status, body } = await save({ ...greece, title: 'Grecia nuova' }, 0)
    expect([status, body.revision, body.editedBy]).toEqual([200, 1, 'Amina Diallo'])
    const { body: found } = await find('trip/grecia')
    expect(found).toMatchObject({ title: 'Grecia nuova', state: 'changed', revision: 1 })
    expect((found.published as { title: string }).title).toBe(greece.title)
  })

  test('may be half finished', async () => {
    const { status } = await save({ ...greece, title: '', price: 'tanto' }, 0)
    expect(status).toBe(200)
    const { body } = await office.call(admin(), 'GET', '/catalogue/pending')
    const [pending] = body.documents as { problems: { path: string; message: string }[] }[]
    expect(pending?.problems.map(({ path }) => path)).toEqual(['title', 'price'])
  })

  test('of a colleague is never overwritten', async () => {
    await save({ ...greece, title: 'Di Amina' }, 0)
    await save({ ...greece, title: 'Ancora di Amina' }, 1)
    for (const revision of [0, 1]) {
      const { status, body } = await save({ ...greece, title: 'Di Marco' }, revision)
      expect([status, body.code]).toEqual([409, 'DRAFT_CONFLICT'])
    }
    expect((await find('trip/grecia')).body).toMatchObject({
      title: 'Ancora di Amina',
      revision: 2,
    })
  })

  test('that arrives twice is saved once', async () => {
    await save({ ...greece, title: 'Una volta' }, 0)
    const { status, body } = await save({ ...greece, title: 'Una volta' }, 0)
    expect([status, body.revision]).toEqual([200, 1])
  })

  test('of two people at the same moment is one of the two, and the other is told', async () => {
    const answers = await Promise.all([
      save({ ...greece, title: 'Uno' }, 0),
      save({ ...greece, title: 'Due' }, 0),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('is thrown away only in the revision that was seen, and stays in the register', async () => {
    await save({ ...greece, title: 'Da buttare' }, 0)
    const discard = (revision: number) =>
      office.call(admin(), 'POST', '/catalogue/draft/discard', { key: 'trip/grecia', revision })
    expect((await discard(7)).status).toBe(409)
    expect((await discard(1)).status).toBe(200)
    expect((await find('trip/grecia')).body).toMatchObject({ title: greece.title, revision: 0 })
    const entries = await database.db.select().from(auditLog)
    const entry = entries.find(({ action }) => action === 'draft_discarded')
    expect(entry?.before).toMatchObject({ title: 'Da buttare' })
  })

  test('of something that does not exist is refused and leaves nothing behind', async () => {
    for (const key of ['trip/atlantide', 'picture/site/fallback', 'settings']) {
      const { status, body } = await save({ title: 'x' }, 0, key)
      expect([status, body.code]).toEqual([404, 'DOCUMENT_NOT_FOUND'])
    }
    expect(await database.db.select().from(catalogueDrafts)).toEqual([])
  })

  test('beyond any real page is refused', async () => {
    const { body } = await save({ ...greece, flights: 'x'.repeat(410_000) }, 0)
    expect(body.code).toBe('DRAFT_TOO_LARGE')
  })
})

describe('a new trip', () => {
  const create = (title: string, from = '') =>
    office.call(admin(), 'POST', '/catalogue/documents', { kind: 'trip', title, from })

  test('takes its id from the title and is hidden', async () => {
    const { status, body } = await create('Perù e Bolivia')
    expect([status, body.key]).toEqual([201, 'trip/peru-e-bolivia'])
    const { body: found } = await find('trip/peru-e-bolivia')
    expect(found).toMatchObject({ state: 'new', published: null, document: { state: 'hidden' } })
  })

  test('can start from the structure of another', async () => {
    await create('Grecia in barca', 'grecia')
    const { body } = await find('trip/grecia-in-barca')
    expect(body.document).toMatchObject({ hotels: greece.hotels, title: 'Grecia in barca' })
  })

  test.each(['Grecia', 'New York', 'Parigi', 'Constructor', '東京の旅'])(
    '%s is no name for it',
    async (title) => {
      expect((await create(title)).body.code).toBe('VALIDATION')
    },
  )

  test('does not take the id of another draft', async () => {
    await create('Perù e Bolivia')
    expect((await create('Peru e Bolivia')).body.code).toBe('VALIDATION')
  })
})

describe('the list', () => {
  const list = async (query: string) =>
    (await office.call(admin(), 'GET', `/catalogue/documents?${query}`)).body as {
      items: { key: string; state: string }[]
      total: number
      changed: number
    }

  test('is searched without accents, filtered and paged', async () => {
    expect((await list('search=peru')).items.map(({ key }) => key)).toContain(
      'trip/peru-machuPicchu',
    )
    expect((await list('group=trip&pageSize=5')).items).toHaveLength(5)
    expect((await list('group=legal')).items.map(({ key }) => key)).toContain('legal/privacy')
    expect((await list('group=legal&search=grecia')).total).toBe(0)
    const [first] = (await list('group=trip&pageSize=5')).items
    const [next] = (await list('group=trip&pageSize=5&page=2')).items
    expect(first?.key).not.toBe(next?.key)
  })

  test('sends one page, however much there is', async () => {
    const whole = await list('')
    expect(whole.items).toHaveLength(25)
    expect(whole.total).toBeGreaterThan(100)
    const wide = await office.call(admin(), 'GET', '/catalogue/documents?pageSize=101')
    expect(wide.status).toBe(400)
  })

  test('shows what is being changed', async () => {
    await save({ ...greece, title: 'Grecia nuova' }, 0)
    const changed = await list('state=changed')
    expect([changed.items.map(({ key }) => key), changed.changed]).toEqual([['trip/grecia'], 1])
  })

  test('shows trips in the order that somebody has chosen, also while that is a draft', async () => {
    const travels = firstEdition['page/travels'] as object
    await save({ ...travels, tripOrder: ['hawaii', 'praga-budapest'] }, 0, 'page/travels')
    const keys = (await list('group=trip&pageSize=5')).items.map(({ key }) => key)
    expect(keys.slice(0, 2)).toEqual(['trip/hawaii', 'trip/praga-budapest'])
    const { body } = await office.call(admin(), 'GET', '/catalogue/pending')
    expect(body.documents).toMatchObject([
      {
        key: 'page/travels',
        changes: [{ where: 'Ordine dei viaggi', after: 'Hawaii, Praga e Budapest…' }],
      },
    ])
  })
})

test('before a publication long changes are told in short, with their number', async () => {
  const made = { kind: 'trip', title: 'Viaggio lungo', from: 'grecia' }
  await office.call(admin(), 'POST', '/catalogue/documents', made)
  const { body } = await office.call(admin(), 'GET', '/catalogue/pending')
  const [pending] = body.documents as { changes: unknown[]; changeCount: number }[]
  expect(pending?.changes).toHaveLength(30)
  expect(pending?.changeCount).toBeGreaterThan(30)
})

test('a consultant reads and changes nothing, a stranger sees nothing', async () => {
  const { consultant } = office.cookies
  expect((await office.call(consultant, 'GET', '/catalogue/documents')).status).toBe(200)
  const draft = { key: 'trip/grecia', revision: 0, document: greece }
  expect((await office.call(consultant, 'PUT', '/catalogue/draft', draft)).status).toBe(403)
  expect((await office.call(undefined, 'GET', '/catalogue/documents')).status).toBe(401)
})

test('whoever has a document open sees who else has, and where they write', async () => {
  const [hers, his] = [randomUUID(), randomUUID()]
  const key = 'trip/grecia'
  const sign = (window: string, place: string) =>
    office.call(office.cookies.administrator, 'POST', '/catalogue/presence', { key, window, place })
  expect((await sign(hers, '')).body).toMatchObject({ others: [] })
  const [other] = (await sign(his, 'Prezzo a persona')).body.others as { name: string }[]
  expect(other).toMatchObject({ place: '', isMe: true })
  expect((await sign(hers, '')).body.others).toMatchObject([{ place: 'Prezzo a persona' }])
  await database.db.update(cataloguePresence).set({ seenAt: new Date(Date.now() - 20_000) })
  expect((await sign(hers, '')).body).toMatchObject({ others: [] })
  const consultant = office.cookies.consultant
  const body = { key, window: his, place: '' }
  expect((await office.call(consultant, 'POST', '/catalogue/presence', body)).status).toBe(403)
})
