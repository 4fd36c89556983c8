import { beforeEach, expect, test } from 'vitest'
import { bookingLinks } from '../../platform/db/schema/links.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { withSecrets } from '../../platform/mail/secrets.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addIban, addLink } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeEach(async () => {
  for (const table of [bookingLinks, outbox]) await database.db.delete(table)
})

const ask = (method: string, path: string, body?: object) =>
  office.call(office.cookies.consultant, method, path, body)

test('a link in a customer’s name is theirs: no other request is given it', async () => {
  const { id: ibanId } = await addIban(database.db)
  const dates = (await ask('GET', '/trips/hawaii/dates')).body.dates as { startDate: string }[]
  const wish = { ibanId, tripId: 'hawaii', startDate: dates[0]?.startDate }
  const named = await ask('POST', '/links/iban', {
    ...wish,
    customerName: 'Anna Villa',
    customerEmail: 'anna@example.com',
    customerPhone: '',
  })
  expect(named.body).toMatchObject({
    reused: false,
    link: { customerName: 'Anna Villa', customerEmail: 'anna@example.com', customerPhone: null },
  })
  const shared = await ask('POST', '/links/iban', wish)
  expect(shared.body).toMatchObject({ reused: false, link: { customerName: null } })
  expect((await ask('POST', '/links/iban', wish)).body).toMatchObject({ reused: true })
  const other = await ask('POST', '/links/iban', { ...wish, customerName: 'Ugo Neri' })
  expect(other.body).toMatchObject({ reused: false, link: { customerName: 'Ugo Neri' } })
})

test('a link is found by its customer’s name, in the list and in the search of everything', async () => {
  const own = await addLink(database.db, { customerName: 'Zoë D’Angelo' })
  await addLink(database.db, { customerName: 'Ugo Neri' })
  await addLink(database.db)
  for (const typed of ['zoe', 'angelo', 'D’Angelo Zoë']) {
    const q = encodeURIComponent(typed)
    const list = await ask('GET', `/links?search=${q}`)
    expect(list.body.items).toMatchObject([{ id: own.id, customerName: 'Zoë D’Angelo' }])
    const found = await ask('GET', `/search?q=${q}`)
    expect(found.body.links).toMatchObject([{ id: own.id, customerName: 'Zoë D’Angelo' }])
  }
})

test('it is sent once a day, greets by name, and keeps its token out of the stored mail', async () => {
  const link = await addLink(database.db, { customerName: 'Anna Villa' })
  const to = { name: '', email: 'anna@example.com' }
  expect((await ask('POST', `/links/${link.id}/send`, to)).body).toEqual({ isNew: true })
  expect((await ask('POST', `/links/${link.id}/send`, to)).body).toEqual({ isNew: false })
  const mails = await database.db.select().from(outbox)
  expect(mails).toHaveLength(1)
  const [mail] = mails
  expect(mail).toMatchObject({ kind: 'booking_link', recipient: 'anna@example.com' })
  expect(mail?.text).toContain('Ciao Anna,')
  expect(mail?.text).not.toContain(link.token)
  expect(mail && withSecrets(mail).text).toContain(`/#/prenotazione/${link.token}`)
})

test('what has ended is not sent', async () => {
  const link = await addLink(database.db, { expiresAt: new Date(0) })
  const answer = await ask('POST', `/links/${link.id}/send`, { email: 'anna@example.com' })
  expect(answer.body.code).toBe('LINK_EXPIRED')
  expect(await database.db.select().from(outbox)).toHaveLength(0)
})

test('a person’s copy and erasure include the links in their name', async () => {
  await addLink(database.db, { customerName: 'Anna Villa', customerEmail: 'Anna@example.com' })
  const find = () =>
    office.call(office.cookies.administrator, 'POST', '/people/find', { email: 'anna@example.com' })
  expect((await find()).body.links).toBe(1)
  await office.call(office.cookies.administrator, 'POST', '/people/erase', {
    email: 'anna@example.com',
  })
  expect((await find()).body.links).toBe(0)
  const [link] = await database.db.select().from(bookingLinks)
  expect(link).toMatchObject({ customerName: null, customerEmail: null })
})
