import { beforeAll, expect, it } from 'vitest'
import { answerApi } from '../../app/api.ts'
import type { Db } from '../../platform/db/client.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, book, person, testDeps } from '../../testing/test-deps.ts'
import { enterPlace } from '../access/enter.ts'
import { passToken } from '../access/keys.ts'
import { currentPass } from '../access/store.ts'

const database = await databaseOfThisFile()
beforeAll(async () => {
  await addDeparture(database.db, { coordinator1: 'Marta Neri' })
})

/** Every statement passes by the logger, whoever asks it. */
async function statementsOf(db: Db, work: () => Promise<unknown>): Promise<string[]> {
  const { logger } = (db as unknown as { session: { logger: { logQuery: (sql: string) => void } } })
    .session
  const asked: string[] = []
  const before = logger.logQuery
  logger.logQuery = (text) => asked.push(text)
  try {
    await work()
  } finally {
    logger.logQuery = before
  }
  return asked
}

it.each([
  ['who booked, with something to pay', 0, 3],
  ['somebody else', 1, 2],
])('one look at the place takes %s few questions to the database', async (_who, seat, most) => {
  const deps = testDeps(database.db)
  const booking = await book(deps, {}, [person(), person({ firstName: 'Marco', email: null })])
  const pass = await currentPass(deps.db, deps, booking, seat)
  if (!pass) throw new Error('no way in')
  const { cookie } = await enterPlace(deps, passToken(deps, pass, booking))
  const request = new Request('http://localhost/api/trip', { headers: { cookie } })
  const context = { ...deps, requestId: 'test', address: '127.0.0.1', headers: request.headers }
  const asked = await statementsOf(deps.db, async () => {
    expect((await answerApi(request, context))?.status).toBe(200)
  })
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.length).toBeLessThanOrEqual(most)
})
