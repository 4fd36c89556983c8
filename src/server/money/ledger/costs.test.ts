import { expect, it } from 'vitest'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import { databaseOfThisFile } from '../../testing/database-of-this-file.ts'
import { addDeparture, book } from '../../testing/test-deps.ts'
import { openOffice } from '../../testing/test-staff.ts'
import { cassaOverview, mondayOf } from './overview.ts'

const database = await databaseOfThisFile()
const office = await openOffice(database.db)
const { startDate } = await addDeparture(database.db)
await book(office.deps)

const today = () => todayInRome(office.deps.now())
const asAdministrator = (method: string, path: string, body: object) =>
  office.call(office.cookies.administrator, method, `/cassa/costs${path}`, body)
const overview = () => cassaOverview(office.deps)

it('a cost with a supplier stands beside what comes in until it is paid, and in the margin for good', async () => {
  const dueOn = addDays(today(), 10)
  const cost = { tripId: 'tokyo-kyoto', startDate, label: 'Camere a Gion', amount: 1 }
  const foreign = { currency: 'JPY', amount: 120_000, rate: 160 }
  const named = { ...cost, supplier: 'Hotel Shirakawa', foreign, dueOn, isInUnion: false }
  expect((await asAdministrator('POST', '', named)).status).toBe(201)
  const before = await overview()
  // With an exchange rate, the euro amount sent by the browser is ignored.
  expect(before.dueCosts).toMatchObject([
    { supplier: 'Hotel Shirakawa', amount: 75_000, foreign, dueOn, isInUnion: false },
  ])
  expect(before.weeks.find(({ week }) => week === mondayOf(dueOn))?.due).toBe(75_000)
  expect(before.departures).toMatchObject([{ costs: 75_000 }])
  const [due] = before.dueCosts
  const paid = await asAdministrator('PUT', `/${due?.id}/paid`, { paidOn: today() })
  expect(paid.status).toBe(200)
  const after = await overview()
  expect(after.dueCosts).toEqual([])
  expect(after.departures).toMatchObject([{ costs: 75_000 }])
})

it('a cost without a day is for the margin alone; a rate of nothing and a paying day to come are refused', async () => {
  const cost = { tripId: 'tokyo-kyoto', startDate, label: 'Guida', amount: 9_000 }
  expect((await asAdministrator('POST', '', cost)).status).toBe(201)
  expect((await overview()).dueCosts).toEqual([])
  const foreign = { currency: 'USD', amount: 10, rate: 0 }
  expect((await asAdministrator('POST', '', { ...cost, foreign })).status).toBe(400)
  expect((await asAdministrator('POST', '', { ...cost, dueOn: today() })).status).toBe(201)
  const [due] = (await overview()).dueCosts
  const later = { paidOn: addDays(today(), 1) }
  expect((await asAdministrator('PUT', `/${due?.id}/paid`, later)).status).toBe(400)
})

it('a consultant neither writes costs nor pays them', async () => {
  const path = '/cassa/costs/0b9f8c2e-5d3a-4f7b-9c1d-2e3f4a5b6c7d/paid'
  const answer = await office.call(office.cookies.consultant, 'PUT', path, { paidOn: today() })
  expect(answer.status).toBe(403)
})
