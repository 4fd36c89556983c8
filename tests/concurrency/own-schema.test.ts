import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/server/platform/db/open-database.ts'
import { readEnv } from '../../src/server/platform/env.ts'
import { book, testDeps } from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests } from './postgres.ts'

/** Some hosts give every user a schema of the user's name, which PostgreSQL searches before `public`. */
const name = `agency_${randomUUID().slice(0, 8)}`
let keys: Awaited<ReturnType<typeof openPostgresForTests>>
let url: string

async function asServer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const server = () => process.env.TEST_DATABASE_URL ?? ''
const inDatabase = (user?: string) => {
  const address = new URL(server())
  address.pathname = `/${name}`
  if (user) address.username = user
  return address.href
}

beforeAll(async () => {
  keys = await openPostgresForTests()
  await asServer(server(), `create role ${name} login`, `create database ${name} owner ${name}`)
  await asServer(
    inDatabase(),
    `create schema ${name} authorization ${name}`,
    `grant create on schema public to ${name}`,
  )
  url = inDatabase(name)
})
afterAll(async () => {
  await asServer(server(), `drop database ${name} with (force)`, `drop role ${name}`)
  await keys.close()
})

const open = () => openDatabase(readEnv({ DATABASE_URL: url }), '.cache')

test('the site starts and books for a user who owns a schema of its own name', async () => {
  const database = await open()
  try {
    expect((await book(testDeps(database.db))).id).toBeTruthy()
  } finally {
    await database.close()
  }
})

test('tables of an earlier attempt in that schema are named, not met later', async () => {
  await asServer(url, `create table ${name}.travel_bookings (id int)`)
  await expect(open()).rejects.toThrow(`in the schema "${name}" before those in "public"`)
})
