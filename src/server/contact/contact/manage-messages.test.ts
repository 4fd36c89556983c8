import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../../platform/db/client.ts'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { type Office, openOffice } from '../../testing/test-staff.ts'

let database: OpenDatabase
let office: Office

beforeAll(async () => {
  database = await openTestDatabase()
  office = await openOffice(database.db)
  const add = (firstName: string, message: string) => ({
    submissionId: randomUUID(),
    firstName,
    lastName: 'Bianchi',
    email: `${firstName.toLowerCase()}@example.com`,
    message,
  })
  await database.db
    .insert(contactMessages)
    .values([
      add('Anna', "Vorremmo festeggiare l'anniversario in Perù, con menù senza glutine."),
      add('Bruno', 'Ci sono ancora posti per Tokyo ad aprile?'),
    ])
})
afterAll(() => database.close())

test.each([
  ['glutine', ['Anna']],
  ['perù anniv', ['Anna']],
  ['TOKYO', ['Bruno']],
  ['bruno aprile', ['Bruno']],
  ['bianchi', ['Bruno', 'Anna']],
  ['anna@example', ['Anna']],
  ['capodanno', []],
])('a message is found by %s', async (typed, names) => {
  const path = `/messages?search=${encodeURIComponent(typed)}`
  const { body } = await office.call(office.cookies.consultant, 'GET', path)
  const found = body.items as { firstName: string; searchWords?: unknown }[]
  expect(found.map(({ firstName }) => firstName).toSorted()).toEqual(names.toSorted())
  expect(found.every((message) => !('searchWords' in message))).toBe(true)
})
