import { beforeEach, expect, test, vi } from 'vitest'
import type { NewEntry } from '../../../domain/road/entries.ts'
import {
  dropWaiting,
  forgetAllBut,
  type Holder,
  keepEntry,
  keepHolder,
  keepPhoto,
  keepView,
  markRefused,
  photosOf,
  type RoadView,
  readPhone,
  sortWaiting,
  wipePhone,
} from './phone-store.ts'

vi.mock('../../browser/own-database.ts', () => import('../../browser/database-in-memory.ts'))

const departure = (id: string) => ({
  id,
  title: `Viaggio ${id}`,
  startDate: '2027-03-12',
  endDate: '2027-03-21',
  opensOn: '2027-02-10',
  closesOn: '2027-04-20',
  people: 2,
})
const view = (id: string) => ({ ...departure(id), entries: [] }) as unknown as RoadView
const holder = (ids: readonly string[]): Holder => ({
  userId: 'u',
  name: 'Marta',
  phone: 'p',
  departures: ids.map(departure),
})

const taxi = (id: string, receipt: string | null) => (counter: number) =>
  ({
    id,
    phone: 'p',
    counter,
    writtenAt: '2027-03-12T10:00:00.000Z',
    kind: 'expense',
    body: {
      paidOn: '2027-03-12',
      what: 'Taxi',
      category: 'transport',
      amount: 2500,
      currency: 'EUR',
      rate: '1',
      receipt,
    },
  }) satisfies NewEntry

const file = new Blob(['foto'])

beforeEach(async () => {
  await wipePhone()
  await keepHolder(holder(['a', 'b']))
  await keepView(view('a'))
  await keepView(view('b'))
  await keepEntry('a', 'p', taxi('unsent', 'photo'))
  await keepPhoto({ id: 'photo', departureId: 'a', file })
  await keepPhoto({ id: 'of nothing', departureId: 'a', file })
})

/** The coordinator was taken off the first departure while the phone had no connection. */
async function takenAway() {
  await keepHolder(holder(['b']))
  await forgetAllBut(['b'])
  return readPhone()
}

test('a departure that was taken away is forgotten, but not what was written for it and never sent', async () => {
  const kept = await takenAway()
  expect(kept.views.map(({ id }) => id)).toEqual(['b'])
  const { toSend, refused, leftBehind } = sortWaiting(kept)
  expect([toSend, refused]).toEqual([[], []])
  expect(leftBehind).toMatchObject([
    { entry: { id: 'unsent' }, leftBehindBy: { title: 'Viaggio a', startDate: '2027-03-12' } },
  ])
  expect((await photosOf('a')).map(({ id }) => id)).toEqual(['photo'])
})

test('it is sent after all if the departure comes back', async () => {
  await takenAway()
  await keepHolder(holder(['a', 'b']))
  const { toSend, leftBehind } = sortWaiting(await readPhone())
  expect([toSend.map(({ entry }) => entry.id), leftBehind]).toEqual([['unsent'], []])
})

test('dropped by hand it goes with its photograph, unless a corrected entry has the same', async () => {
  await keepEntry('a', 'p', taxi('corrected', 'photo'))
  await dropWaiting('unsent')
  expect((await photosOf('a')).map(({ id }) => id)).toContain('photo')
  await dropWaiting('corrected')
  expect((await photosOf('a')).map(({ id }) => id)).toEqual(['of nothing'])
  expect((await readPhone()).waiting).toEqual([])
})

test('a refused entry keeps the server’s words', async () => {
  const { waiting } = await readPhone()
  await markRefused(waiting, 'Al massimo 999.999,99 €')
  const { toSend, refused } = sortWaiting(await readPhone())
  expect(toSend).toEqual([])
  expect(refused).toMatchObject([{ isRefused: true, refusal: 'Al massimo 999.999,99 €' }])
})
