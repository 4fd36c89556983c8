import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../contract/errors.ts'
import { DomainError } from '../../domain/errors.ts'
import { answerApi } from '../app/api.ts'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { addDeparture, addLink, callApi, person, testDeps } from '../testing/test-deps.ts'
import { toAnswer, unnamedRefusal } from './context.ts'

const database = await databaseOfThisFile()

test('a booking on a departure that was called off is refused with a reason that the contract names', async () => {
  const deps = testDeps(database.db)
  await addDeparture(database.db, { decision: 'cancelled', sales: 'closed' })
  const { token } = await addLink(database.db)
  const request = { token, submissionId: randomUUID(), travelers: [person()] }
  const { status, body } = await callApi(deps, 'POST', '/bookings', request)
  expect({ status, code: body.code }).toEqual({ status: 409, code: 'DEPARTURE_CANCELLED' })
})

test('a refusal that the contract does not name is a fault of ours, and the log says so', () => {
  const said: unknown[] = []
  const log = { error: (facts: object, words: string) => said.push([facts, words]) }
  const called = { path: ['bookings', 'create'], procedure: { '~orpc': { errorMap: {} } } }
  const refuse = (code: 'VALIDATION' | 'DEPARTURE_FULL', named = {}) =>
    toAnswer(
      new DomainError(code),
      { log: log as unknown as Parameters<typeof toAnswer>[1]['log'], requestId: 'one' },
      { ...called, procedure: { '~orpc': { errorMap: named } } },
    )
  refuse('VALIDATION')
  refuse('DEPARTURE_FULL', { DEPARTURE_FULL: {} })
  expect(said).toEqual([])
  expect(refuse('DEPARTURE_FULL').code).toBe('DEPARTURE_FULL')
  const facts = { requestId: 'one', code: 'DEPARTURE_FULL', call: 'bookings.create' }
  expect(said).toEqual([[facts, unnamedRefusal]])
})

test('a field of the wrong kind, a missing body and one that is no JSON are answered in Italian', async () => {
  const deps = testDeps(database.db)
  const wrong = await callApi(deps, 'POST', '/bookings', { token: 12, travelers: 'io' })
  expect(wrong.status).toBe(400)
  expect(JSON.stringify(wrong.body)).not.toMatch(/expected|received|invalid/i)
  const missing = await callApi(deps, 'POST', '/bookings')
  expect(missing).toMatchObject({ status: 400, body: { code: 'VALIDATION' } })
  const request = new Request('http://localhost/api/bookings', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"token":',
  })
  const own = { build: 'dev', requestId: 'test', address: '127.0.0.1', headers: request.headers }
  const broken = await answerApi(request, { ...deps, ...own })
  const { status, message } = errorCatalogue.VALIDATION
  expect(broken?.status).toBe(status)
  expect(await broken?.json()).toEqual({ defined: false, code: 'VALIDATION', status, message })
})
