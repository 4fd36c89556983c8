import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/db/client.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type Answer, type Office, openOffice } from '../../testing/test-staff.ts'
import { publishedDocuments } from '../editions/store.ts'

let database: OpenDatabase
let office: Office

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
})
afterAll(() => database.close())

type Json = Record<string, unknown>
type Named = { key: string; revision: number }

function call(method: string, path: string, body?: object): Promise<Answer> {
  return office.call(office.cookies.administrator, method, path, body)
}

async function draft(key: string, change: Json): Promise<Named> {
  const { body } = await call('GET', `/catalogue/document?key=${encodeURIComponent(key)}`)
  const document = { ...(body.document as Json), ...change }
  const saved = await call('PUT', '/catalogue/draft', { key, revision: body.revision, document })
  return { key, revision: Number(saved.body.revision) }
}

async function shown(key: string): Promise<Json> {
  return (await publishedDocuments(database.db))[key] as Json
}

async function bundleOf(id: unknown): Promise<Json> {
  const { bundles } = (await call('GET', '/bundles')).body as { bundles: Json[] }
  return bundles.find((bundle) => bundle.id === id) ?? {}
}

async function christmas(): Promise<{ id: unknown; documents: Named[] }> {
  const documents = [
    await draft('trip/grecia', { title: 'Grecia a Natale' }),
    await draft('page/faq', { lead: 'Domande di Natale' }),
  ]
  const keys = documents.map(({ key }) => key)
  const { body } = await call('POST', '/bundles', { name: 'Campagna di Natale', keys })
  return { id: body.id, documents }
}

test('drafts under one name are published together, and taken back together as drafts', async () => {
  const before = [await shown('trip/grecia'), await shown('page/faq')]
  const { id, documents } = await christmas()
  expect(await bundleOf(id)).toMatchObject({ name: 'Campagna di Natale', state: 'open' })
  const published = { documents, note: '', at: null, bundle: id }
  expect((await call('POST', '/catalogue/publish', published)).status).toBe(201)
  expect(await bundleOf(id)).toMatchObject({ state: 'published', number: 1 })
  expect(await shown('trip/grecia')).toMatchObject({ title: 'Grecia a Natale' })
  expect((await call('POST', `/bundles/${String(id)}/take-back`)).status).toBe(200)
  expect([await shown('trip/grecia'), await shown('page/faq')]).toEqual(before)
  expect(await bundleOf(id)).toMatchObject({
    state: 'open',
    documents: [{ isDraft: true }, { isDraft: true }],
  })
  expect((await call('POST', `/bundles/${String(id)}/take-back`)).body.code).toBe(
    'NOTHING_TO_PUBLISH',
  )
  expect((await call('POST', `/bundles/${String(id)}/remove`)).status).toBe(200)
})

test('what a colleague has published since is not taken back along', async () => {
  const { id, documents } = await christmas()
  await call('POST', '/catalogue/publish', { documents, note: '', at: null, bundle: id })
  const later = await draft('page/faq', { lead: 'Domande di gennaio' })
  await call('POST', '/catalogue/publish', { documents: [later], note: '', at: null })
  expect((await call('POST', `/bundles/${String(id)}/take-back`)).body.code).toBe('BUNDLE_CHANGED')
  expect(await shown('trip/grecia')).toMatchObject({ title: 'Grecia a Natale' })
})

test('a bundle that waits for its hour is taken back whole, and keeps its name until then', async () => {
  const { id, documents } = await christmas()
  const at = new Date(Date.now() + 3_600_000).toISOString()
  await call('POST', '/catalogue/publish', { documents, note: '', at, bundle: id })
  expect(await bundleOf(id)).toMatchObject({ state: 'scheduled', dueAt: at })
  expect((await call('POST', `/bundles/${String(id)}/remove`)).body.code).toBe('BUNDLE_WAITS')
  await call('POST', `/bundles/${String(id)}/take-back`)
  expect(await bundleOf(id)).toMatchObject({ state: 'open', documents: [{ isDraft: true }, {}] })
})

test('who may only read gets its private link, and cannot make one', async () => {
  const { id } = await christmas()
  const consultant = office.cookies.consultant
  const link = await office.call(consultant, 'GET', `/bundles/${String(id)}/preview-link`)
  expect(link.body.url).toMatch(/^\/api\/anteprima\/[^/]+\/raccolta\//)
  const made = await office.call(consultant, 'POST', '/bundles', { name: 'Mia', keys: ['brand'] })
  expect(made.status).toBe(403)
})
