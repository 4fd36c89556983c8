import { describe, expect, it, test } from 'vitest'
import { euros } from '../money.ts'
import { type Figures, sampleFigures } from './figures.ts'
import { findableTrips, isFound, leadOver, searchChoices, searchIn } from './trip-search.ts'

const today = '2026-11-15'
const picture = { src: '', width: 1, height: 1, placeholder: '' } as never
const card = (id: string, title: string, price: number, days: number) => ({
  id,
  title,
  description: '',
  tags: [],
  price: euros(price),
  days,
  picture,
})
const cards = [
  card('grecia', 'Grecia', 1800, 7),
  card('tokyo-kyoto', 'Tokyo e Kyoto', 2400, 10),
  card('australia-nuova-zelanda', 'Australia e Nuova Zelanda', 4200, 14),
]
const nothing = { zona: '', mese: '', durata: '', budget: '' }
const real: Figures = {
  mode: 'real',
  rating: null,
  claims: {},
  campaign: null,
  trips: {
    'tokyo-kyoto': {
      departures: [{ start: '2027-03-04', free: 3, total: 10 }],
      months: ['2027-03'],
      from: euros(1950),
    },
    grecia: { departures: [{ start: '2027-05-01', free: 0, total: 10 }] },
  },
}

function found(figures: Figures, search: Partial<typeof nothing>): string[] {
  return findableTrips(cards, figures, today)
    .filter(({ values }) => isFound(values, { ...nothing, ...search }))
    .map(({ id }) => id)
}

test('the address carries what is offered, and nothing else', () => {
  const read = (query: string) => searchIn(new URLSearchParams(query))
  expect(read('zona=asia&mese=2027-03&x=1')).toEqual({ ...nothing, zona: 'asia', mese: '2027-03' })
  expect(read('zona=all&budget=2000"&durata=')).toEqual(nothing)
})

describe('a trial', () => {
  it('finds trips by part of the world, length and budget, and all of them at once', () => {
    expect(found(sampleFigures, { zona: 'oceania' })).toEqual(['australia-nuova-zelanda'])
    expect(found(sampleFigures, { durata: '8-10' })).toEqual(['tokyo-kyoto'])
    expect(found(sampleFigures, { budget: '2000' })).toEqual(['grecia'])
    expect(found(sampleFigures, { budget: '2500', zona: 'asia' })).toEqual(['tokyo-kyoto'])
    expect(found(sampleFigures, {})).toEqual(cards.map(({ id }) => id))
  })

  it('has sample departures in the months to come, stored ones in their own', () => {
    expect(found(sampleFigures, { mese: '2027-02' })).toHaveLength(3)
    const trips = {
      grecia: {
        departures: [{ start: '2027-06-02', free: 2, total: 10 }],
        months: ['2027-06'],
      },
    }
    expect(found({ ...sampleFigures, trips }, { mese: '2027-02' })).not.toContain('grecia')
  })
})

describe('real data', () => {
  it('puts trips that can be booked first, and finds them by their months and their lowest price', () => {
    expect(found(real, {})).toEqual(['tokyo-kyoto', 'grecia', 'australia-nuova-zelanda'])
    expect(found(real, { mese: '2027-03', budget: '2000' })).toEqual(['tokyo-kyoto'])
    expect(found(real, { mese: '2027-05' })).toEqual([])
  })
})

test('each field counts with the others as they are, and offers no month without departures', () => {
  const values = findableTrips(cards, real, today).map((one) => one.values)
  const choices = searchChoices(values, { ...nothing, zona: 'asia' })
  expect(choices.mese).toEqual([{ value: '2027-03', label: 'Mar 2027', count: 1 }])
  expect(choices.zona.map(({ label, count }) => [label, count])).toEqual([
    ['Europa', 1],
    ['Asia', 1],
    ['Oceania', 1],
  ])
  expect(choices.durata.find(({ value }) => value === '1-7')?.count).toBe(0)
  expect(choices.budget.map(({ value }) => value)).toEqual(['2000', '2500', '3000', '4000'])
})

test("'partenze tutto l'anno' stays only where it is true", () => {
  const lead = 'Piccoli gruppi di massimo 10 persone, con partenze tutto l’anno.'
  const months = (figures: Figures) =>
    searchChoices(
      findableTrips(cards, figures, today).map(({ values }) => values),
      nothing,
    ).mese
  expect(leadOver(lead, months(sampleFigures), today)).toBe(lead)
  expect(leadOver(lead, months(real), today)).toBe('Piccoli gruppi di massimo 10 persone.')
})
