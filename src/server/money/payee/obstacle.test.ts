import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../../contract/errors.ts'
import { insertChange } from '../../accounts/store.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { administrator } = office.cookies

/** A change that a colleague has asked for. */
async function asked(): Promise<{ id: string; requestedBy: string }> {
  const requestedBy = randomUUID()
  const now = office.deps.now()
  const { id } = await database.db.transaction((tx) =>
    insertChange(tx, {
      change: { kind: 'approval', required: false, version: 1 },
      requestedBy,
      requestedByName: 'Bruno Sala',
      requestedAt: now,
      expiresAt: new Date(now.getTime() + 86_400_000),
      appliesAt: null,
    }),
  )
  return { id, requestedBy }
}

const obstacle = async (id: string) => {
  const { body } = await office.call(administrator, 'GET', '/ibans/changes')
  const changes = body['changes'] as { id: string; obstacle: string | null }[]
  return changes.find((one) => one.id === id)?.obstacle
}

test('an administrator whose access is too new reads why before pressing "Approva"', async () => {
  const { id, requestedBy } = await asked()
  expect(await obstacle(id)).toBeNull()
  const [own] = await database.db
    .select({ id: staffUsers.id })
    .from(staffUsers)
    .where(eq(staffUsers.role, 'administrator'))
  await database.db.insert(auditLog).values({
    actorId: requestedBy,
    actorName: 'Bruno Sala',
    action: 'created',
    entity: 'staff',
    entityId: own?.id ?? '',
    at: office.deps.now(),
  })
  const { body } = await office.call(administrator, 'POST', `/ibans/changes/${id}/approve`)
  expect(body['code']).toBe('APPROVER_TOO_NEW')
  expect(await obstacle(id)).toBe(errorCatalogue.APPROVER_TOO_NEW.message)
})
