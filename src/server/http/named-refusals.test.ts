import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DomainError } from '../../domain/errors.ts'
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
