import { describe, expect, test } from 'vitest'
import { draftProblems } from './draft-problems.ts'
import { senseProblems } from './sense-problems.ts'

const trip = { price: 180_000, days: 2, duration: '2 giorni / 1 notte', itinerary: [{}, {}] }

describe('what makes no sense is told at its own field', () => {
  test.each([
    ['a price of nothing', 'trip/grecia', { ...trip, price: 0 }, 'price'],
    ['a link for nothing', 'trip/grecia', { ...trip, linkPrice: 0 }, 'linkPrice'],
    ['days that the itinerary does not tell', 'trip/grecia', { ...trip, days: 3 }, 'days'],
    ['a length in other words', 'trip/grecia', { ...trip, duration: '3 giorni' }, 'duration'],
    [
      'nights in other words',
      'trip/grecia',
      { ...trip, duration: '2 giorni / 2 notti' },
      'duration',
    ],
    ['a telephone that is none', 'brand', { contactPhone: 'ciao' }, 'contactPhone'],
    ['one with too few digits', 'member/sara-conti', { phone: '+39 12' }, 'phone'],
    [
      'one of the guarantor',
      'organiser',
      { insolvencyCover: { phone: 'x' } },
      'insolvencyCover.phone',
    ],
    ['a package for nothing', 'package/islands', { minPrice: 0 }, 'minPrice'],
    [
      'a discount upwards',
      'package/islands',
      { discountedPrice: 9, originalPrice: 8 },
      'discountedPrice',
    ],
    [
      'a return before the start',
      'group-trip/a',
      { dates: [{ startDate: '2027-05-02', endDate: '2027-05-01' }] },
      'dates.0.endDate',
    ],
    ['all of the price off', 'campaign', { discountPercentage: 100 }, 'discountPercentage'],
    [
      'the same trip twice',
      'trip/a',
      { ...trip, related: [{ id: 'b' }, { id: 'b' }] },
      'related.1.id',
    ],
  ])('%s', (_, key, document, path) => {
    const found = [...new Set(senseProblems(key, document).map((one) => one.path.join('.')))]
    expect(found).toContain(path)
  })

  test.each([
    ['trip/grecia', trip],
    ['trip/grecia', { ...trip, itinerary: [], days: 5, duration: 'Cinque giorni di mare' }],
    ['trip/grecia', { ...trip, linkPrice: null }],
    ['brand', { contactPhone: '+39 (071) 123-4567' }],
    ['page/home', {}],
  ])('%s without anything wrong is let through', (key, document) => {
    expect(senseProblems(key, document)).toEqual([])
  })
})

test('a hotel without a name is told at the name, one without stars may be', () => {
  const at = { today: '2026-11-16', published: null }
  const problems = (hotel: object) =>
    draftProblems('trip/grecia', { ...trip, hotels: [hotel] }, at).filter(({ path }) =>
      path.startsWith('hotels'),
    )
  const described = { stars: 3, description: 'Sul porto' }
  expect(problems({ ...described, name: '' })).toMatchObject([
    { path: 'hotels.0.name', message: 'Scrivi qualcosa' },
  ])
  expect(problems({ ...described, name: 'Porto Vecchio', stars: null })).toEqual([])
  expect(problems({ ...described, name: 'Porto Vecchio', stars: 6 })).toMatchObject([
    { path: 'hotels.0.stars' },
  ])
})

test('a price of zero or less is told what it should be, whoever finds it', () => {
  const said = (key: string, document: object, path: string) =>
    draftProblems(key, document, { today: '2026-11-18', published: null }).find(
      (one) => one.path === path,
    )?.message
  expect(said('trip/grecia', { price: -5 }, 'price')).toBe('Il prezzo deve essere più di zero')
  expect(said('group-trip/a', { price: 0 }, 'price')).toBe('Il numero deve essere più di 0')
})

test('a person of the team has an address that mail can reach', () => {
  const said = (email: string) =>
    draftProblems('member/sara-conti', { email }, { today: '2026-11-18', published: null }).find(
      (one) => one.path === 'email',
    )?.message
  expect(said('sara@')).toBe('Scrivi un indirizzo email completo')
  expect(said('sara@ondalta.example')).toBeUndefined()
})
