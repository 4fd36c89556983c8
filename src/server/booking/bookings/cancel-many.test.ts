import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, outbox } from '../../platform/db/schema/operations.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { book, testDeps } from '../../testing/test-deps.ts'
import { saveNotes } from './admin-notes.ts'
import { cancelMany, undoCancelMany } from './cancel-many.ts'
import { findBooking } from './store.ts'

const database = await databaseOfThisFile()
const deps = { ...testDeps(database.db), actor: { id: 'staff', name: 'Marta' } }

test('many are cancelled with an entry each, what changed meanwhile is left alone, and all is undone', async () => {
  const made = [await book(deps), await book(deps), await book(deps)]
  const stale = made[2]
  if (!stale) throw new Error('three were made')
  await saveNotes(deps, { id: stale.id, version: stale.version, adminNotes: 'Richiamare' })
  const bookings = made.map(({ id, version }) => ({ id, version }))
  const outcome = await cancelMany(deps, { bookings, reason: 'Pioggia di prenotazioni finte' })
  expect(outcome).toMatchObject({ leftAlone: 1 })
  expect(outcome.changed.map(({ id }) => id)).toEqual([made[0]?.id, made[1]?.id])

  const ids = outcome.changed.map(({ id }) => id)
  const entries = await database.db.select().from(auditLog).where(inArray(auditLog.entityId, ids))
  expect(entries.filter(({ action }) => action === 'cancelled')).toHaveLength(2)
  const mails = () => database.db.select().from(outbox).where(eq(outbox.kind, 'booking_cancelled'))
  expect((await mails()).every((mail) => mail.dueAt > deps.now())).toBe(true)

  const [first, second] = outcome.changed
  if (!first || !second) throw new Error('two were cancelled')
  await saveNotes(deps, { ...first, adminNotes: 'Nel frattempo' })
  expect(await undoCancelMany(deps, { bookings: [first, second] })).toMatchObject({ leftAlone: 1 })
  expect((await findBooking(database.db, first.id))?.status).toBe('cancelled')
  expect((await findBooking(database.db, second.id))?.status).toBe('pending')
  expect(await mails()).toHaveLength(1)
})
