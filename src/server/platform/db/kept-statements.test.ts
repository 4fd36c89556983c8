import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openInMemory } from './embedded.ts'
import { keepStatements } from './kept-statements.ts'

const add = 'insert into kept_trips values ($1, $2, $3, $4) returning *'
const list = 'select id, name, days, facts from kept_trips where id >= $1 order by id'
const change = 'update kept_trips set name = $1 where id = any($2)'

type Asked = readonly [text: string, ...values: unknown[]]
const answered: readonly Asked[] = [
  [add, 1, 'Lisbona', [3, 4], { price: 990 }],
  [add, 2, null, [], null],
  [add, 3, 'Città d’arte', null, [1]],
  [list, 1],
  [list, 3],
  [list, 9],
  [change, 'Porto', [1, 2]],
  [list, 1],
]
/** A duplicate key, an invalid value, invalid SQL, a missing value. */
const refused: readonly Asked[] = [[add, 1, 'again', null, null], [list, 'one'], ['selct 1'], [add]]

describe('statements that are understood once', () => {
  let pg: PGlite
  const ask = ([text, ...values]: Asked) =>
    pg.query(text, values).catch(({ code }: { code?: string }) => ({ code }))
  const asked = async (all: readonly Asked[]) => {
    const answers: unknown[] = []
    for (const one of all) answers.push(await ask(one))
    return answers
  }
  const begin = () =>
    pg.exec(`drop table if exists kept_trips;
      create table kept_trips (id int primary key, name text, days int[], facts jsonb)`)

  beforeAll(async () => {
    pg = await openInMemory('.cache')
  })
  afterAll(() => pg.close())

  it('answer and fail like those that are understood each time, and go on afterwards', async () => {
    const all = [...answered, ...refused.flatMap((one): Asked[] => [one, [list, 1]])]
    await begin()
    const plain = await asked(all)
    await begin()
    keepStatements(pg)
    expect(await asked(all)).toEqual(plain)
    const codes = plain.flatMap((one) => (one as { code?: string }).code ?? [])
    expect(codes).toEqual(['23505', '22P02', '42601', '08P01'])
    expect(plain.at(-1)).toMatchObject({ rows: [{ id: 1, name: 'Porto' }, { id: 2 }, { id: 3 }] })
  })

  it('are taken back with their transaction', async () => {
    const both = pg.transaction(async (tx) => {
      await tx.query(add, [5, 'Roma', null, null])
      await tx.query(add, [5, 'Roma', null, null])
    })
    await expect(both).rejects.toMatchObject({ code: '23505' })
    expect(await ask([list, 5])).toMatchObject({ rows: [] })
  })
})
