import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { describe, expect, it } from 'vitest'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { prepared, preparedInsert, preparedRows } from './prepared.ts'
import { auditLog } from './schema/operations.ts'
import { together } from './together.ts'

const database = await databaseOfThisFile()
const db = database.db

const byEntity = prepared('test: entries of', ['entityId'], (builder, { entityId }) =>
  builder.select().from(auditLog).where(eq(auditLog.entityId, entityId)),
)
const insertEntries = preparedInsert('test: entries', auditLog, (insert) => insert.returning())

const entry = (entityId: string, more: Partial<typeof auditLog.$inferInsert> = {}) => ({
  actorName: 'Marta',
  action: 'created',
  entity: 'booking' as const,
  entityId,
  ...more,
})

describe('a statement that is built once', () => {
  it('answers what the builder answers, for one value and for the next', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await insertEntries(db, [entry(first, { after: { price: 12 } })])
    await insertEntries(db, [entry(second, { after: { price: 34 } })])
    for (const id of [first, second]) {
      const built = await db.select().from(auditLog).where(eq(auditLog.entityId, id))
      expect(built).toHaveLength(1)
      expect(await byEntity(db, { entityId: id })).toEqual(built)
    }
  })

  it('may be written by hand, and is sent with the values of each time', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await insertEntries(db, [entry(first), entry(second), entry(second, { action: 'changed' })])
    const countOf = preparedRows<'ids' | 'action', { total: number }>(
      'test: how many',
      ['ids', 'action'],
      ({ ids, action }) =>
        sql`select count(*)::int as total from ${auditLog} where ${auditLog.entityId} = any(${ids}) and action = ${action}`,
    )
    const asked = [
      await countOf(db, { ids: [first, second], action: 'created' }),
      await countOf(db, { ids: [second], action: 'created' }),
      await db.transaction((tx) => countOf(tx, { ids: [first], action: 'changed' })),
    ]
    expect(asked).toEqual([[{ total: 2 }], [{ total: 1 }], [{ total: 0 }]])
  })

  it('leaves to the database what is not given, and writes nothing as nothing', async () => {
    const id = randomUUID()
    const [written] = await insertEntries(db, [entry(id, { before: null, actorId: undefined })])
    expect(written?.at).toBeInstanceOf(Date)
    const isNothing = and(eq(auditLog.entityId, id), isNull(auditLog.before))
    expect(await db.$count(auditLog, isNothing)).toBe(1)
  })

  it('inserts several rows at once, also with other columns than before', async () => {
    const id = randomUUID()
    const rows = await insertEntries(db, [
      entry(id, { action: 'first', after: { note: 'a' } }),
      entry(id, { action: 'second' }),
    ])
    expect(rows.map(({ action, after }) => [action, after])).toEqual([
      ['first', { note: 'a' }],
      ['second', null],
    ])
  })

  it('belongs to the transaction that it is given', async () => {
    const id = randomUUID()
    const failing = db.transaction(async (tx) => {
      await insertEntries(tx, [entry(id)])
      expect(await byEntity(tx, { entityId: id })).toHaveLength(1)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(await byEntity(db, { entityId: id })).toEqual([])
  })
})

describe('what is asked together', () => {
  it('is answered in the order in which it was asked', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await insertEntries(db, [entry(first), entry(second), entry(second)])
    const answers = await db.transaction((tx) =>
      together([byEntity(tx, { entityId: first }), undefined, byEntity(tx, { entityId: second })]),
    )
    expect(answers.map((rows) => rows?.length)).toEqual([1, undefined, 2])
  })

  it('fails with the reason of the first that fails, and only once all have ended', async () => {
    const id = randomUUID()
    let isOver = false
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      isOver = true
    }
    const failing = db.transaction((tx) =>
      together([
        insertEntries(tx, [entry(id)]),
        insertEntries(tx, [entry(id, { action: null as unknown as string })]),
        byEntity(tx, { entityId: id }),
        slow(),
      ]),
    )
    await expect(failing).rejects.toMatchObject({ cause: { code: '23502' } })
    expect(isOver).toBe(true)
    expect(await byEntity(db, { entityId: id })).toEqual([])
  })
})

describe('what such a statement answers', () => {
  it('is what the builder makes of rows of several tables, counts and nothing at all', async () => {
    const id = randomUUID()
    await insertEntries(db, [entry(id, { after: { price: 12 } }), entry(id, { action: 'changed' })])
    const write = (builder: typeof db, entityId: unknown) => {
      const other = alias(auditLog, 'other')
      return builder
        .select({
          first: auditLog,
          second: { action: other.action, at: other.at, inner: sql<number>`1 + 1`.mapWith(Number) },
          total: sql<number>`count(*) over ()`.mapWith(Number).as('total'),
        })
        .from(auditLog)
        .innerJoin(other, eq(other.entityId, auditLog.entityId))
        .where(sql`${auditLog.entityId} = ${entityId}`)
        .orderBy(auditLog.id, other.id)
    }
    const both = prepared('test: both', ['id'], (builder, value) => write(builder, value.id))
    const rows = await both(db, { id })
    expect(rows).toHaveLength(4)
    expect(rows).toEqual(await write(db, id))
    expect(await both(db, { id: randomUUID() })).toEqual([])
  })
})
