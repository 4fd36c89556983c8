import { beforeAll, expect, test } from 'vitest'
import { databaseOfThisFile } from '../testing/database-of-this-file.ts'
import { siteOfThisFile } from '../testing/server-of-this-file.ts'
import { addDeparture, addIban, book, person, testDeps } from '../testing/test-deps.ts'
import { tripVisitors } from '../testing/trip-visitors.ts'

const database = await databaseOfThisFile()
const deps = testDeps(database.db)
const address = await siteOfThisFile(deps)
const { call, leaderOf } = tripVisitors(() => deps)

beforeAll(async () => {
  await addDeparture(database.db, { coordinator1: 'Marta Neri' })
})

/** With a query string the same call is answered by the general router. */
const longWay = `${address}/api/trip?v=1`
const shortWay = `${address}/api/trip`

const headersOf = ({ headers }: Response) =>
  Object.fromEntries(
    [...headers].filter(
      ([name]) => !/^(?:date|x-request-id|content-length|transfer-encoding)$/.test(name),
    ),
  )

async function bothWays(cookie: string) {
  const ask = (url: string) => fetch(url, { headers: { cookie } })
  const [short, long] = [await ask(shortWay), await ask(longWay)]
  expect(short.status).toBe(long.status)
  expect(headersOf(short)).toEqual(headersOf(long))
  expect(short.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
  const text = await short.text()
  expect(text).toBe(await long.text())
  return { status: short.status, text }
}

test('answers to the letter what the contract answers to the same call', async () => {
  const { id: ibanId } = await addIban(database.db, {})
  const booking = await book(deps, { ibanId }, [
    person(),
    person({ firstName: 'Marco', email: null }),
  ])
  const leader = await leaderOf(booking)
  const { status, text } = await bothWays(leader)
  expect(status).toBe(200)
  expect(text).toBe((await call('GET', '/trip', leader)).text)
})

test('refuses as the contract does, whoever has no session', async () => {
  for (const cookie of ['', `viaggio=${'a'.repeat(43)}`, 'viaggio=short']) {
    const { status, text } = await bothWays(cookie)
    expect(status).toBe(401)
    expect(JSON.parse(text)).toMatchObject({ code: 'TRIP_SESSION_OVER' })
  }
})
