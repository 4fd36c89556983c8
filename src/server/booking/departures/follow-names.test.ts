import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { builtEdition, builtEditions } from '../../catalogue/editions/edition.ts'
import { firstEdition } from '../../catalogue/editions/first-edition.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { auditLog } from '../../platform/db/schema/operations.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { nextYear } from '../../testing/days.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { followNames, namesFollowed } from './follow-names.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { db } = database

/** An edition in which Sara has another name. */
function afterRenaming(name: string, number = 1) {
  const documents = {
    ...firstEdition,
    'member/sara-conti': { ...(firstEdition['member/sara-conti'] as object), name },
  }
  return {
    db,
    catalogue: { ...builtEditions, current: () => ({ ...builtEdition, number, documents }) },
  }
}

const departure = (coordinator1: string, coordinator2: string, day: string) =>
  office.call(office.cookies.administrator, 'POST', '/departures', {
    tripId: 'tokyo-kyoto',
    startDate: nextYear(day),
    coordinator1,
    coordinator2,
  })

const ledBy = async () => {
  const { coordinator1, coordinator2, startDate } = travelDates
  return db.select({ coordinator1, coordinator2 }).from(travelDates).orderBy(startDate)
}

beforeEach(async () => {
  await db.delete(travelDates)
})

test('whoever is renamed leads their departures under the new name, in the log and in their own place', async () => {
  await departure('Sara Conti', 'Luca', '04-10')
  await departure('Luca', 'Sara', '05-10')
  const [leader] = await db.select().from(staffUsers).limit(1)
  const isLeader = eq(staffUsers.id, leader?.id ?? '')
  await db.update(staffUsers).set({ leadsAs: 'Sara Conti' }).where(isLeader)
  const deps = afterRenaming('Rosa Conti')
  await followNames(deps)
  await followNames(deps)
  expect(await ledBy()).toEqual([
    { coordinator1: 'Rosa Conti', coordinator2: 'Luca' },
    { coordinator1: 'Luca', coordinator2: 'Rosa' },
  ])
  const [after] = await db.select().from(staffUsers).where(isLeader)
  expect(after?.leadsAs).toBe('Rosa Conti')
  const notes = await db.select().from(auditLog).where(eq(auditLog.actorName, 'Sistema'))
  expect(notes.map(({ entity, action }) => `${entity} ${action}`).toSorted()).toEqual([
    'departure edited',
    'departure edited',
    'staff role_changed',
  ])
})

test('nothing is looked for while the edition is the same', async () => {
  const follow = namesFollowed()
  await follow(afterRenaming('Sara Conti', 1))
  await departure('Sara Conti', 'Luca', '04-10')
  await follow(afterRenaming('Rosa Conti', 1))
  expect(await ledBy()).toMatchObject([{ coordinator1: 'Sara Conti' }])
  await follow(afterRenaming('Rosa Conti', 2))
  expect(await ledBy()).toMatchObject([{ coordinator1: 'Rosa Conti' }])
})
