import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { storedFiles } from '../../platform/backup/stored-files.ts'
import { auditLog, fileRemovals, settings } from '../../platform/db/schema/operations.ts'
import { agencyClaims } from '../../platform/db/schema/prices-and-claims.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { loadFigures } from '../figures/load-figures.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const nextWeek = addDays(todayInRome(new Date()), 7)
const iata = {
  value: 'Agente accreditato IATA',
  proofUrl: 'https://www.iata.org/agenzia',
  proofNote: '',
  validUntil: nextWeek,
}

await database.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })

const asAdmin = (method: string, path: string, body?: object) =>
  office.call(office.cookies.administrator, method, path, body)

async function find(key: string) {
  const { claims } = (await asAdmin('GET', '/claims')).body as {
    claims: { key: string; state: string; version: number; checkedBy: string | null }[]
  }
  return claims.find((claim) => claim.key === key)
}

test('everything that could be said is listed before anybody writes it down', async () => {
  expect(await find('iata')).toMatchObject({ state: 'missing', version: 1, checkedBy: null })
})

test.each([
  ['without any proof', { ...iata, proofUrl: '' }],
  ['with a page that is not safe', { ...iata, proofUrl: 'http://www.iata.org/agenzia' }],
  ['with an address that runs a script', { ...iata, proofUrl: 'javascript:alert(1)' }],
  ['without a last day', { ...iata, validUntil: '' }],
  ['without words', { ...iata, value: '  ' }],
])('a claim %s is refused', async (_, fields) => {
  const answer = await asAdmin('PUT', '/claims/iata', { ...fields, version: 1 })
  expect(answer.status).toBe(400)
})

test('whoever saves it has checked it, visitors see it, and the register keeps it', async () => {
  const saved = await asAdmin('PUT', '/claims/iata', { ...iata, version: 1 })
  expect(saved.body).toMatchObject({ state: 'proven', version: 2, proofNote: null })
  expect((await find('iata'))?.checkedBy).toBeTruthy()
  expect((await loadFigures(office.deps)).claims).toEqual({
    iata: { value: iata.value, href: iata.proofUrl },
  })
  const [entry] = await database.db.select().from(auditLog).where(eq(auditLog.entity, 'claim'))
  expect(entry).toMatchObject({ action: 'created', entityId: 'iata', after: { value: iata.value } })
})

const pdf = new File([`%PDF-1.7\n${'1 0 obj\n'.repeat(40)}%%EOF`], 'cartella/certificato 2026.pdf')

async function send(key: string, fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return office.call(office.cookies.administrator, 'PUT', `/claims/${key}`, form)
}

const onPaper = { value: '6+', proofUrl: '', proofNote: '', validUntil: nextWeek }
const storedPath = async (key: string) => {
  const rows = await database.db.select().from(agencyClaims)
  return rows.find((row) => row.key === key)?.filePath ?? null
}

test('a file alone proves a claim, stays sealed off and is had back by administrators only', async () => {
  const saved = await send('experience', { ...onPaper, version: '1', file: pdf })
  expect(saved.status).toBe(200)
  expect(saved.body).toMatchObject({ state: 'proven', fileName: 'certificato 2026.pdf' })
  expect(saved.body).not.toHaveProperty('filePath')
  const filePath = await storedPath('experience')
  expect(await storedFiles(database.db)).toContain(filePath)
  const read = await office.raw(office.cookies.administrator, '/claims/experience/prova')
  expect(
    Buffer.from(await read.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect(read.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''certificato%202026.pdf",
  )
  expect((await office.raw(office.cookies.consultant, '/claims/experience/prova')).status).toBe(403)
  expect((await office.raw(undefined, '/claims/experience/prova')).status).toBe(401)
  expect((await loadFigures(office.deps)).claims.experience).toEqual({ value: '6+' })
})

test('what is no document is refused, and nothing is kept of it', async () => {
  const page = new File(['<html><script>alert(1)</script></html>'], 'prova.pdf')
  const refused = await send('since', { ...onPaper, value: '2018', version: '1', file: page })
  expect(refused.status).toBe(400)
  expect(JSON.stringify(refused.body)).toContain('PDF')
  expect(await storedPath('since')).toBeNull()
})

test('a saved claim keeps its file, until it is taken away with another proof in its place', async () => {
  const first = await storedPath('experience')
  const again = { ...onPaper, value: '7+', version: 2 }
  expect((await asAdmin('PUT', '/claims/experience', again)).body).toMatchObject({
    state: 'proven',
    value: '7+',
  })
  expect(await storedPath('experience')).toBe(first)
  const bare = { ...again, version: 3, removeFile: true }
  expect((await asAdmin('PUT', '/claims/experience', bare)).status).toBe(400)
  const other = { ...bare, proofNote: 'Visura camerale' }
  expect((await asAdmin('PUT', '/claims/experience', other)).body).toMatchObject({ fileName: null })
  const due = await database.db.select().from(fileRemovals)
  expect(due.map(({ filePath }) => filePath)).toContain(first)
})

test('an older form does not overwrite or remove what a colleague has saved', async () => {
  const body = { ...iata, value: 'Altro', version: 1 }
  expect((await asAdmin('PUT', '/claims/iata', body)).body.code).toBe('VERSION_CONFLICT')
  expect((await asAdmin('DELETE', '/claims/iata', { version: 1 })).body.code).toBe(
    'VERSION_CONFLICT',
  )
})

test('two who write the same new claim at once: one of them is told', async () => {
  const body = { ...iata, value: '350+', version: 1 }
  const answers = await Promise.all([
    asAdmin('PUT', '/claims/travellers', body),
    asAdmin('PUT', '/claims/travellers', body),
  ])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})

test('a removed claim is no longer said', async () => {
  const body = { version: (await find('iata'))?.version }
  expect((await asAdmin('DELETE', '/claims/iata', body)).status).toBe(200)
  expect((await loadFigures(office.deps)).claims.iata).toBeUndefined()
  expect((await asAdmin('DELETE', '/claims/iata', { version: 1 })).status).toBe(404)
})
