import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { limits } from '../../http/rate-limit.ts'
import { system } from '../../platform/audit/write-audit.ts'
import { rateLimits } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { createDocument } from './create-document.ts'
import { drawPreview } from './draw-preview.ts'
import { previewLink } from './preview-link.ts'
import { previewRoutes } from './preview-page.ts'
import { findDocument } from './read-documents.ts'
import { saveDraft } from './save-draft.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)

type Drawn = { documents: Documents; path: string }

/** Requests the address as a browser does; also returns what the page was rendered from. */
async function open(
  url: string,
): Promise<{ status: number; text: string; headers: Headers; drawn: Drawn[] }> {
  const drawn: Drawn[] = []
  const preview = async (documents: Documents, path: string) => {
    drawn.push({ documents, path })
    return '<html><body class="x"><h1>Pagina</h1></body></html>'
  }
  const app = previewRoutes(
    { ...deps, catalogue: { ...deps.catalogue, preview } },
    () => '10.0.0.1',
  )
  const answer = await app.request(url)
  return { status: answer.status, text: await answer.text(), headers: answer.headers, drawn }
}

async function change(key: string, part: Record<string, unknown>): Promise<void> {
  const { document, revision } = await findDocument(deps, key)
  await saveDraft({ ...deps, actor: system }, { key, revision, document: { ...document, ...part } })
}

test('what is drawn from the published text does not call itself unpublished', async () => {
  const { text } = await open(previewLink(deps, 'trip/hawaii').url)
  expect(text).toContain('Anteprima: uguale a quello che è pubblicato')
})

test('the link shows the page of the draft, framed by nobody else and found by no engine', async () => {
  await change('trip/grecia', { title: 'Grecia in bozza' })
  const { status, text, headers, drawn } = await open(previewLink(deps, 'trip/grecia').url)
  expect([status, drawn[0]?.path]).toEqual([200, '/travel/grecia'])
  expect(drawn[0]?.documents['trip/grecia']).toMatchObject({ title: 'Grecia in bozza' })
  expect(text).toContain('Anteprima: non è ancora pubblicato')
  expect(headers.get('x-robots-tag')).toContain('noindex')
  expect(headers.get('content-security-policy')).toMatch(
    /default-src 'none'.*frame-ancestors 'self'/,
  )
})

test('a trip that nobody has published yet is shown to who has the link', async () => {
  const { key } = await createDocument(
    { ...deps, actor: system },
    { kind: 'trip', title: 'Creta a piedi', from: 'grecia' },
  )
  const { drawn } = await open(previewLink(deps, key).url)
  expect(drawn[0]?.documents[key]).toMatchObject({ state: 'shown', title: 'Creta a piedi' })
})

test('what is being typed is drawn before it is saved, and half a word is no page', async () => {
  const { document } = await findDocument(deps, 'trip/peru-machuPicchu')
  const preview = async (documents: Documents) =>
    JSON.stringify(documents['trip/peru-machuPicchu']).includes('Sulle Ande') ? '<p>Ande</p>' : ''
  const own = { ...deps, catalogue: { ...deps.catalogue, preview } }
  const draw = (title: string) =>
    drawPreview(own, 'trip/peru-machuPicchu', { typed: { ...document, title } })
  expect(await draw('Sulle Ande')).toMatchObject({ html: '<p>Ande</p>' })
  expect(await draw('')).toHaveProperty('problems')
  expect((await findDocument(deps, 'trip/peru-machuPicchu')).revision).toBe(0)
})

test('a half finished draft says what is missing instead', async () => {
  await change('trip/hawaii', { title: '' })
  const { status, text, drawn } = await open(previewLink(deps, 'trip/hawaii').url)
  expect([status, drawn]).toEqual([200, []])
  expect(text).toContain('Titolo: Scrivi qualcosa')
})

test('a link for one document opens no other, and none after three days', async () => {
  const { url } = previewLink(deps, 'trip/grecia')
  expect((await open(url.replace('grecia', 'hawaii'))).status).toBe(404)
  expect((await open('/api/anteprima/x/trip/grecia')).status).toBe(404)
  deps.clock.now = new Date(Date.now() + 73 * 3_600_000)
  expect((await open(url)).status).toBe(404)
  deps.clock.now = new Date()
})

test('who has the link does not have pages drawn without end', async () => {
  const { url } = previewLink(deps, 'trip/grecia')
  await database.db.insert(rateLimits).values(await countedTo(limits.preview))
  const { status, drawn } = await open(url)
  expect([status, drawn]).toEqual([429, []])
})

/** Sets this caller's counter, as after so many calls. */
async function countedTo(count: number) {
  await open(previewLink(deps, 'trip/grecia').url)
  const [row] = await database.db
    .delete(rateLimits)
    .where(like(rateLimits.key, 'preview:%'))
    .returning()
  if (!row) throw new Error('Nobody counted')
  return { ...row, count }
}
