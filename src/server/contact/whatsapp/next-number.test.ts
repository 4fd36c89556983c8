import { beforeEach, expect, test } from 'vitest'
import { whatsappClicks, whatsappNumbers } from '../../platform/db/schema/contact.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { callApi } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { ensureWhatsAppNumbers } from './ensure-numbers.ts'
import { nextNumber } from './next-number.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
beforeEach(() => database.db.delete(whatsappNumbers))

async function handOut(times: number): Promise<Record<string, number>> {
  const numbers = await Promise.all(Array.from({ length: times }, () => nextNumber(database.db)))
  const shares: Record<string, number> = {}
  for (const number of numbers) shares[String(number)] = (shares[String(number)] ?? 0) + 1
  return shares
}

test('parallel visitors are shared out exactly by weight, paused numbers left out', async () => {
  await database.db.insert(whatsappNumbers).values([
    { phoneNumber: 'A', weight: 3 },
    { phoneNumber: 'B', weight: 1 },
    { phoneNumber: 'C', weight: 1, paused: true },
  ])
  expect(await handOut(40)).toEqual({ A: 30, B: 10 })
})

test('equal weights take strict turns', async () => {
  await database.db.insert(whatsappNumbers).values([{ phoneNumber: 'A' }, { phoneNumber: 'B' }])
  const turns = []
  for (let turn = 0; turn < 6; turn += 1) turns.push(await nextNumber(database.db))
  expect(turns.slice(0, 2)).toEqual(turns.slice(2, 4))
  expect(turns[0]).not.toBe(turns[1])
})

test('a number that joins later does not get everybody until it has caught up', async () => {
  await database.db.insert(whatsappNumbers).values({ phoneNumber: '+39 000 000 0001' })
  await handOut(50)
  const added = await office.call(office.cookies.administrator, 'POST', '/whatsapp-numbers', {
    phoneNumber: '+39 000 000 0002',
  })
  expect(added).toMatchObject({ status: 201, body: { share: 50, weight: 1 } })
  expect(await handOut(10)).toEqual({ '+39 000 000 0001': 5, '+39 000 000 0002': 5 })
  const { numbers } = (await office.call(office.cookies.administrator, 'GET', '/whatsapp-numbers'))
    .body as { numbers: { handedOut: number }[] }
  expect(numbers.map(({ handedOut }) => handedOut)).toEqual([55, 5])
})

test('the call answers as the pages read it, and says so when there is no number', async () => {
  const ask = () => callApi(office.deps, 'POST', '/functions/get-next-whatsapp-number')
  expect((await ask()).body).toEqual({ success: false })
  await database.db.insert(whatsappNumbers).values({ phoneNumber: '+39 000 000 0001' })
  expect(await ask()).toEqual({
    status: 200,
    body: { success: true, phoneNumber: '+39 000 000 0001' },
  })
})

test('a press is stored as it was sent; the destination is read from the message', async () => {
  const clicked_at = new Date().toISOString()
  const answer = await callApi(office.deps, 'POST', '/whatsapp-clicks', {
    phone_number: '+39 000 000 0001',
    message: 'Ciao! Mi interessa il viaggio a Tokyo e Kyoto, vorrei informazioni.',
    clicked_at,
    user_agent: 'Test',
    referrer: null,
  })
  expect(answer.status).toBe(201)
  const [row] = await database.db.select().from(whatsappClicks)
  expect(row).toMatchObject({ destination: 'Tokyo e Kyoto', userAgent: 'Test', referrer: null })
  expect(row?.clickedAt.toISOString()).toBe(clicked_at)
})

test('weights, pause and removal obey the version; the same number is refused twice', async () => {
  const admin = office.cookies.administrator
  const { body } = await office.call(admin, 'POST', '/whatsapp-numbers', {
    phoneNumber: '+39 000 000 0009',
    weight: 2,
  })
  const path = `/whatsapp-numbers/${body.id as string}`
  const same = await office.call(admin, 'POST', '/whatsapp-numbers', {
    phoneNumber: '+390000000009',
  })
  expect(same.body.code).toBe('NUMBER_EXISTS')
  const paused = await office.call(admin, 'PUT', path, { version: 1, weight: 5, paused: true })
  expect(paused.body).toMatchObject({ weight: 5, paused: true, share: 0, version: 2 })
  expect((await office.call(admin, 'PUT', path, { version: 1, weight: 1 })).status).toBe(409)
  expect((await office.call(admin, 'PUT', path, { version: 2, weight: 0 })).status).toBe(400)
  expect((await office.call(admin, 'DELETE', path, { version: 2 })).status).toBe(200)
})

test('configured numbers replace the placeholders', async () => {
  await ensureWhatsAppNumbers(office.deps)
  expect(await database.db.select().from(whatsappNumbers)).toHaveLength(2)
  const env = { ...office.deps.env, WHATSAPP_NUMBERS: ['+39 333 123 4567'] }
  await ensureWhatsAppNumbers({ ...office.deps, env })
  const rows = await database.db.select().from(whatsappNumbers)
  expect(rows.map((row) => row.phoneNumber)).toEqual(['+39 333 123 4567'])
})
