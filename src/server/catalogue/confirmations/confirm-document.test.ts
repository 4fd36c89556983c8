import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Documents } from '../../../domain/catalogue/documents.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { testDeps } from '../../testing/test-deps.ts'
import { builtEdition, builtEditions } from '../editions/edition.ts'
import { firstEdition } from '../editions/first-edition.ts'
import { publishEdition } from '../editions/publish-edition.ts'
import { publishedDocuments } from '../editions/store.ts'
import { confirmDocument, unconfirmedDocuments } from './confirm-document.ts'
import { readConfirmations } from './store.ts'

const database = await databaseOfThisFile()

const actor = { id: 'elena', name: 'Elena' }
const at = new Date('2026-03-02T09:00:00Z')
const luca = 'member/luca-neri'

function showing(documents: Documents) {
  const catalogue = { ...builtEditions, current: () => ({ ...builtEdition, documents }) }
  return { ...testDeps(database.db), catalogue, actor, now: () => at }
}

const publish = (value: unknown) =>
  database.db.transaction((tx) =>
    publishEdition(tx, { actor, note: '', changes: { [luca]: value } }),
  )

const isLeft = async () => {
  const left = await unconfirmedDocuments(showing(await publishedDocuments(database.db)))
  return left.some(({ key }) => key === luca)
}

test('everything made up is counted, and nothing else', async () => {
  const left = await unconfirmedDocuments(showing(firstEdition))
  expect(new Set(left.map(({ kind }) => kind))).toEqual(
    new Set(['people', 'hotels', 'about', 'groups']),
  )
  expect(left).toContainEqual({ key: luca, kind: 'people', title: 'Luca Neri' })
  expect(left.filter(({ key }) => key.startsWith('legal/'))).toEqual([])
})

test('what nobody has made up can’t be confirmed', async () => {
  const deps = showing(firstEdition)
  for (const key of ['brand', 'member/nessuno', 'trip/../brand']) {
    await expect(confirmDocument(deps, key)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
})

test('a word given twice is kept once, with who gave it first', async () => {
  const deps = showing(firstEdition)
  expect(await isLeft()).toBe(true)
  await confirmDocument(deps, luca)
  await confirmDocument({ ...deps, actor: { id: 'ugo', name: 'Ugo' } }, luca)
  expect(await isLeft()).toBe(false)
  const kept = await readConfirmations(database.db)
  expect([...kept]).toEqual([[luca, { by: 'Elena', at: at.toISOString() }]])
  const entries = await database.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'document_confirmed'))
  expect(entries).toMatchObject([{ actorName: 'Elena', entityId: luca }])
})

test('another wording of the same person keeps it; another person, and back again, asks anew', async () => {
  const first = firstEdition[luca] as Record<string, unknown>
  await publish({ ...first, role: 'Guida alpina' })
  expect(await isLeft()).toBe(false)
  await publish({ ...first, name: 'Anna Bianchi' })
  expect(await isLeft()).toBe(false)
  await publish(first)
  expect(await isLeft()).toBe(true)
})
