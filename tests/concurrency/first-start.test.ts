import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createStaffAuth } from '../../src/server/access/staff/auth.ts'
import { ensureFirstAdministrator } from '../../src/server/access/staff/first-administrator.ts'
import { changeRole } from '../../src/server/access/staff/manage-staff.ts'
import { type OpenDatabase, openPostgres } from '../../src/server/platform/db/client.ts'
import { auditLog } from '../../src/server/platform/db/schema/operations.ts'
import { staffAccounts, staffUsers } from '../../src/server/platform/db/schema/staff.ts'
import { testDeps } from '../../src/server/testing/test-deps.ts'
import { openPostgresForTests } from './postgres.ts'

let database: Awaited<ReturnType<typeof openPostgresForTests>>
const processes: OpenDatabase[] = []

beforeAll(async () => {
  database = await openPostgresForTests()
  // Each has its own connections, as separate processes have; their migrations wait for one another.
  const opened = Array.from({ length: 6 }, () => openPostgres(database.url ?? ''))
  processes.push(...(await Promise.all(opened)))
})
afterAll(async () => {
  await Promise.all(processes.map((one) => one.close()))
  await database.close()
})
beforeEach(async () => {
  await database.db.delete(staffUsers)
})

function start({ db }: OpenDatabase) {
  const deps = testDeps(db)
  const { publicUrl, catalogue } = deps
  const options = { secret: 'x'.repeat(32), publicUrl, catalogue }
  return ensureFirstAdministrator(deps, (one) => createStaffAuth({ db: one, ...options }))
}

describe('a first start', () => {
  it('of twelve processes at once makes one administrator, and none of them fails', async () => {
    const starts = [...processes, ...processes].map(start)
    const shown = (await Promise.all(starts)).filter((one) => one !== undefined)
    expect(shown).toHaveLength(1)
    expect(await database.db.$count(staffUsers)).toBe(1)
    expect(await database.db.$count(staffAccounts)).toBe(1)
    const [user] = await database.db.select().from(staffUsers)
    expect(user).toMatchObject({ role: 'administrator', mustChangePassword: true })
  })

  it('that broke off half-way is made good by the next one', async () => {
    await database.db
      .insert(staffUsers)
      .values({ id: 'half', name: 'Amministratore', email: 'admin@ondalta.example' })
    const made = await start(database)
    expect(made?.email).toBe('admin@ondalta.example')
    expect(await database.db.$count(staffAccounts)).toBe(1)
    expect(await start(database)).toBeUndefined()
  })
})

it('two administrators who are demoted at the same moment neither block each other nor leave nobody', async () => {
  for (let round = 0; round < 10; round += 1) {
    await database.db.delete(staffUsers)
    for (const id of ['anna', 'bruno']) {
      await database.db
        .insert(staffUsers)
        .values({ id, name: id, email: `${id}@example.com`, role: 'administrator' })
    }
    const actor = { id: 'anna', name: 'Anna' }
    const outcomes = await Promise.allSettled(
      ['anna', 'bruno'].map((id, index) => {
        const { db } = processes[index] as OpenDatabase
        return changeRole({ ...testDeps(db), actor }, id, 'consultant')
      }),
    )
    const refused = outcomes.filter((one) => one.status === 'rejected')
    expect(refused.map((one) => (one.reason as { code?: string }).code)).toEqual([
      'LAST_ADMINISTRATOR',
    ])
    expect(await database.db.$count(staffUsers, eq(staffUsers.role, 'administrator'))).toBe(1)
  }
  expect(await database.db.$count(auditLog)).toBeGreaterThanOrEqual(10)
})
