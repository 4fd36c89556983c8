import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLinkByToken } from '../../src/server/booking/links/store.ts'
import type { Tx } from '../../src/server/platform/db/client.ts'
import { selectRows } from '../../src/server/platform/db/rows.ts'
import { addLink } from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests } from './postgres.ts'

const isPooled = process.env.TEST_BEHIND_POOLER === '1'

let database: Awaited<ReturnType<typeof openPostgresForTests>>
beforeAll(async () => {
  database = await openPostgresForTests()
})
afterAll(() => database.close())

const keptNames = async (tx: Tx) => {
  const rows = await selectRows<{ name: string }>(tx, sql`select name from pg_prepared_statements`)
  return rows.map(({ name }) => name)
}

describe('statements that are asked often', () => {
  it('stay prepared on a connection of their own, and leave nothing behind a pooler', async () => {
    const { token } = await addLink(database.db)
    const names = await database.db.transaction(async (tx) => {
      expect(await findLinkByToken(tx, token)).toMatchObject({ token })
      expect(await findLinkByToken(tx, token)).toMatchObject({ token })
      return keptNames(tx)
    })
    expect(names).toEqual(isPooled ? [] : ['link by token'])
  })

  it('find what they ask for on whatever connection', async () => {
    const { token } = await addLink(database.db)
    const many = Array.from({ length: 200 }, () => findLinkByToken(database.db, token))
    for (const link of await Promise.all(many)) expect(link).toMatchObject({ token })
  })
})
