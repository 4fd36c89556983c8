import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { contactMessages } from '../../platform/db/schema/contact.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeAll(async () => {
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
