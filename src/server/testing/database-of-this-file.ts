import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeEach } from 'vitest'
import type { Db } from '../platform/db/client.ts'
import { leaseTestDatabase } from './test-database.ts'
import { type TestDeps, testDeps } from './test-deps.ts'

/** A limit even for a machine that is busy with other things. */
const longestMs = 120_000

/** A fresh database for the tests of one file, closed after the last of them. */
export async function databaseOfThisFile(): ReturnType<typeof leaseTestDatabase> {
  const late = setTimeout(longestMs, undefined, { ref: false }).then(() => {
    throw new Error('The database of the tests does not open')
  })
  const database = await Promise.race([leaseTestDatabase(), late])
  afterAll(() => database.close())
  return database
}

/** A use case's dependencies, reset before each test: clock, files and everything the previous test has set. */
export function depsOfEachTest(db: Db, source: Record<string, string> = {}): TestDeps {
  const deps = testDeps(db, source)
  beforeEach(() => {
    for (const name of Object.keys(deps)) Reflect.deleteProperty(deps, name)
    Object.assign(deps, testDeps(db, source))
  })
  return deps
}
