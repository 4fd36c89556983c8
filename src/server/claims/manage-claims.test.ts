import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, todayInRome } from '../../domain/dates.ts'
import type { OpenDatabase } from '../db/client.ts'
import { auditLog, settings } from '../db/schema/operations.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Office, openOffice } from '../testing/test-staff.ts'

let database: OpenDatabase
let office: Office
const nextWeek = addDays(todayInRome(new Date()), 7)
const iata = {
  value: 'Agente accreditato IATA',
  proofUrl: 'https://www.iata.org/agenzia',
  proofNote: '',
  validUntil: nextWeek,
}

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
  await database.db.insert(settings).values({ key: 'figures', value: { real: true }, version: 2 })
})
afterAll(() => database.close())

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
