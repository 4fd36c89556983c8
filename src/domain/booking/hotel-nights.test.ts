import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import type { TripDocument } from '../catalogue/trip-document.ts'
import { hotelNights, nightsText, stayDays, stayProblems } from './hotel-nights.ts'

const folder = path.join(import.meta.dirname, '../../content/documents/trip')
const trip = (id: string) =>
  JSON.parse(readFileSync(path.join(folder, `${id}.json`), 'utf8')) as TripDocument

describe('nights by hotel', () => {
  it('follow the places of the route', () => {
    expect(hotelNights(trip('grecia'))).toEqual([
      { hotel: 'Kyria Athina Boutique Hotel', firstNight: 1, lastNight: 2 },
      { hotel: 'Portara Blue Studios', firstNight: 3, lastNight: 4 },
      { hotel: 'Caldera Meltemi Suites', firstNight: 5, lastNight: 6 },
    ])
  })

  it('leave out a night in the air', () => {
    expect(hotelNights(trip('tokyo-kyoto'))[0]).toEqual({
      hotel: 'Hotel Kaminari Asakusa',
      firstNight: 2,
      lastNight: 4,
    })
  })

  it('come back to a hotel as a stay of its own', () => {
    expect(hotelNights(trip('india-triangolo-oro')).map(({ hotel }) => hotel)).toEqual([
      'Haveli Nizamuddin',
      'Gulab Mahal Palace',
      'Yamuna View Agra',
      'Haveli Nizamuddin',
    ])
  })

  it('are shared out where nothing says when', () => {
    expect(hotelNights(trip('londra-harry-potter'))).toMatchObject([
      { firstNight: 1, lastNight: 2 },
      { firstNight: 3, lastNight: 4 },
    ])
  })

  const ids = readdirSync(folder).map((name) => name.replace('.json', ''))
  test.each(ids)('of %s stand one after the other, inside the trip', (id) => {
    const { days } = trip(id)
    const stays = hotelNights(trip(id))
    expect(stays.length).toBeGreaterThan(0)
    expect(stayProblems(stays, days - 1)).toEqual([])
    expect(stays.at(-1)?.lastNight).toBe(days - 1)
  })
})

test('a stay in days, in nights and with what is wrong with it', () => {
  const stay = { hotel: 'Uno', firstNight: 2, lastNight: 4 }
  expect(stayDays(stay, '2027-04-10')).toEqual({ arrival: '2027-04-11', leaving: '2027-04-14' })
  expect(nightsText(stay)).toBe('3 notti')
  expect(nightsText({ firstNight: 1, lastNight: 1 })).toBe('1 notte')
  const other = { hotel: 'Due', firstNight: 4, lastNight: 9 }
  expect(stayProblems([stay, other], 6).map(({ text }) => text)).toEqual(['Il viaggio ha 6 notti'])
  expect(stayProblems([stay, { ...other, lastNight: 6 }], 6)).toEqual([
    { index: 1, text: 'Alcune notti sono già di Uno' },
  ])
  expect(stayProblems([{ hotel: 'Tre', firstNight: 3, lastNight: 2 }], 6)).toHaveLength(1)
})
