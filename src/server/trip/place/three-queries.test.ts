import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { bankAccountOf } from '../../accounts/bank-account.ts'
import { answerApi } from '../../app/api.ts'
import type { Db } from '../../platform/db/client.ts'
import { savedIbans } from '../../platform/db/schema/links.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, addIban, book, person, testDeps } from '../../testing/test-deps.ts'
import { enterPlace } from '../access/enter.ts'
import { passToken } from '../access/keys.ts'
import { currentPass } from '../access/store.ts'
import { viewPlace } from './view.ts'

const database = await databaseOfThisFile()
beforeAll(async () => {
  await addDeparture(database.db, { coordinator1: 'Marta Neri' })
})

/** Every statement passes through the logger, whichever connection runs it. */
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

const party = [person(), person({ firstName: 'Marco', email: null })]

it.each([
  ['who booked, with something to pay', 0, 3, false],
  ['who booked, with an account of the booking’s own', 0, 2, true],
  ['somebody else', 1, 2, true],
])('one look at the place takes %s few questions', async (_who, seat, most, hasOwn) => {
  const deps = testDeps(database.db)
  const { id: ibanId } = await addIban(database.db)
  const booking = await book(deps, hasOwn ? { ibanId } : {}, party)
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

it('the account to pay into is the one that the booking has, or what has taken its place', async () => {
  const deps = testDeps(database.db)
  const own = await addIban(database.db, { accountHolder: 'Conto Primo' })
  const booking = await book(deps, { ibanId: own.id }, party)
  const shown = async () => (await viewPlace(deps, booking, 0)).transfer?.account
  expect(await shown()).toMatchObject({ accountHolder: 'Conto Primo', iban: own.iban })
  expect(await shown()).toEqual(await bankAccountOf(database.db, deps, booking))

  const other = await addIban(database.db, { accountHolder: 'Conto Secondo' })
  await database.db
    .update(savedIbans)
    .set({ blockedAt: deps.now(), isActive: false, replacedById: other.id })
    .where(eq(savedIbans.id, own.id))
  expect(await shown()).toMatchObject({ accountHolder: 'Conto Secondo' })
  expect(await shown()).toEqual(await bankAccountOf(database.db, deps, booking))
})
