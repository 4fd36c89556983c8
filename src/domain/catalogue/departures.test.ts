import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { coordinatorsText, groupByMonth } from '../booking/departure-list.ts'
import { addDays, addMonths, monthKey } from '../dates.ts'
import { isTestTripId, tripIds } from '../ids.ts'
import { euros } from '../money.ts'
import { priceOfDay } from './day-price.ts'
import {
  availabilityOf,
  daysBetween,
  departuresFromRows,
  departuresOrSamples,
  generateDepartures as generateOnTerms,
  sampleSpots,
  shownSpots,
  spotsText,
} from './departures.ts'
import { basePrice, durationDays } from './trips.ts'

const today = '2026-11-15'
const seasons = [0.9, 0.9, 1, 1, 1, 1.2, 1.2, 1.2, 1, 1, 1, 1.2]
const termsOf = (id: string) => ({
  price: basePrice(id),
  days: durationDays(id),
  seasons: isTestTripId(id) ? [] : seasons,
})
const generateDepartures = (id: string, day: string) => generateOnTerms(id, day, termsOf(id))

function perMonth(id: string, day: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { startDate } of generateDepartures(id, day)) {
    const key = monthKey(startDate)
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

describe('spots of a sample departure', () => {
  it('are the same number on every page', () => {
    for (const departure of generateDepartures('tokyo-kyoto', today)) {
      expect(sampleSpots('tokyo-kyoto', departure.startDate)).toBe(shownSpots(departure))
    }
    expect(sampleSpots('new-york-miami', '2027-05-03')).toBe(
      sampleSpots('newyork-miami', '2027-05-03'),
    )
    expect(sampleSpots('test-travel', '2027-05-03')).toBe(10)
  })
})

describe('the price of a day', () => {
  test.each([
    ['tokyo-kyoto', '2027-08-05', 2880],
    ['tokyo-kyoto', '2027-01-05', 2160],
    ['tokyo-kyoto', '2027-05-05', 2400],
    ['grecia', '2026-12-20', 2160],
    ['londra-harry-potter', '2027-02-10', 855],
    ['islanda-norvegia', '2027-07-31', 1920],
    ['test-travel', '2027-07-31', 1],
  ])('%s on %s costs %i euros', (id, start, price) => {
    expect(priceOfDay(termsOf(id), { startDate: start })).toBe(euros(price))
  })

  it('is what the departure has for itself, in any season', () => {
    const day = { startDate: '2027-08-05', price: euros(1990) }
    expect(priceOfDay(termsOf('tokyo-kyoto'), day)).toBe(euros(1990))
    expect(priceOfDay(termsOf('tokyo-kyoto'), { ...day, price: null })).toBe(euros(2880))
  })

  it('follows the seasons as the agency edits them', () => {
    const edited = seasons.with(4, 1.35)
    const terms = { ...termsOf('tokyo-kyoto'), seasons: edited }
    expect(priceOfDay(terms, { startDate: '2027-05-05' })).toBe(euros(3240))
    expect(priceOfDay({ ...terms, seasons: [] }, { startDate: '2027-08-05' })).toBe(euros(2400))
  })
})

describe('generated departures', () => {
  it('are three a month for 12 months from the current one by default', () => {
    const counts = perMonth('tokyo-kyoto', '2026-10-31')
    const months = Array.from({ length: 11 }, (_, index) =>
      monthKey(addMonths('2026-11-01', index)),
    )
    expect([...counts.keys()]).toEqual(months)
    expect([...counts.values()].every((count) => count === 3)).toBe(true)
  })

  it('keep the days of the current month that are still to come', () => {
    const all = generateDepartures('tokyo-kyoto', addDays('2026-11-01', -1))
    const november = all.filter((departure) => departure.startDate.startsWith('2026-11'))
    const later = generateDepartures('tokyo-kyoto', today)
    expect(later.filter((departure) => departure.startDate.startsWith('2026-11'))).toEqual(
      november.filter((departure) => departure.startDate > today),
    )
    expect(later.at(-1)?.startDate.startsWith('2027-10')).toBe(true)
  })

  it('are five a month for 8 months in canada, from two months ahead', () => {
    const counts = perMonth('canada', today)
    expect([...counts.keys()]).toEqual([
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
      '2027-06',
      '2027-07',
      '2027-08',
    ])
    expect([...counts.values()]).toEqual(Array(8).fill(5))
  })

  it('are five a month for 12 months in cina, shown as 8 days', () => {
    const counts = perMonth('cina', '2026-11-30')
    expect(counts.size).toBe(11)
    expect([...counts.values()]).toEqual(Array(11).fill(5))
    for (const departure of generateDepartures('cina', today)) {
      expect(departure.tripDuration).toBe(8)
    }
  })

  it('follow the rules for every trip on every day', () => {
    const anyDay = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2025-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...tripIds), anyDay, (id, day) => {
        const departures = generateDepartures(id, day)
        const starts = departures.map((departure) => departure.startDate)
        expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a.localeCompare(b)))
        for (const departure of departures) {
          expect(departure.startDate > day).toBe(true)
          expect(departure.id).toBe(`${id}${departure.startDate.replaceAll('-', '')}`)
          expect(departure.totalSpots).toBe(10)
          expect(daysBetween(departure.startDate, departure.endDate)).toBe(departure.tripDuration)
          expect(departure.price).toBe(priceOfDay(termsOf(id), { startDate: departure.startDate }))
          expect(departure.availability).toBe(departure.spotsAvailable <= 4 ? 'few' : 'available')
          expect(new Set(departure.coordinators).size).toBe(2)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('have 4 to 6 spots, each number now and then', () => {
    const spots = tripIds
      .filter((id) => !id.startsWith('test'))
      .flatMap((id) => generateDepartures(id, today))
      .map((departure) => departure.spotsAvailable)
    expect([...new Set(spots)].toSorted((a, b) => a - b)).toEqual([4, 5, 6])
  })

  it('have 10 spots for the test trips', () => {
    for (const id of ['test-travel', 'test-travel-5', 'test-travel-free']) {
      expect(generateDepartures(id, today).every((one) => one.spotsAvailable === 10)).toBe(true)
    }
  })

  it('show the same departure in the same way to everyone, whenever they look', () => {
    const seenToday = generateDepartures('thailandia', today)
    const seenLater = generateDepartures('thailandia', '2027-01-20')
    const both = seenLater.filter((departure) => seenToday.some(({ id }) => id === departure.id))
    expect(both.length).toBeGreaterThan(20)
    for (const departure of both) {
      expect(seenToday).toContainEqual(departure)
    }
  })

  // Links and enquiries refer to these days, so a release must not change them.
  it('keep their days from release to release', () => {
    const shown = generateDepartures('tokyo-kyoto', today).slice(0, 4)
    expect(shown.map((one) => [one.id, one.spotsAvailable, one.coordinators.join(' e ')])).toEqual([
      ['tokyo-kyoto20261121', 6, 'Luca e Amina'],
      ['tokyo-kyoto20261202', 5, 'Marco e Amina'],
      ['tokyo-kyoto20261212', 5, 'Marco e Sara'],
      ['tokyo-kyoto20261226', 4, 'Amina e Luca'],
    ])
  })

  it('are the same under an alias, and on its own terms for a trip that came later', () => {
    expect(generateDepartures('la-vegas', today)).toEqual(
      generateDepartures('losAngeles-lasVegas', today),
    )
    const terms = { price: euros(1000), days: 5, seasons }
    const [first] = generateOnTerms('creta-a-piedi', today, terms)
    expect(first).toMatchObject({ tripId: 'creta-a-piedi', tripDuration: 5 })
    expect(first?.price).toBe(priceOfDay(terms, { startDate: first?.startDate ?? '' }))
  })
})

describe('stored departures', () => {
  const row = (startDate: string, spotsAvailable: number) => ({
    startDate,
    price: null,
    spotsAvailable,
    totalSpots: 10,
    coordinator1: 'Marco',
    coordinator2: null,
    sales: 'open' as const,
    minimumGroup: 6,
    decision: null,
    placesHeld: 0,
  })

  it('show their real spots, future ones only, earliest first', () => {
    const departures = departuresFromRows(
      'new-york-miami',
      [row('2027-06-10', 1), row('2026-11-15', 8), row('2026-12-01', 7), row('boh', 3)],
      today,
      termsOf('newyork-miami'),
    )
    expect(departures).toEqual([
      {
        id: 'newyork-miami20261201',
        tripId: 'newyork-miami',
        startDate: '2026-12-01',
        endDate: '2026-12-10',
        price: euros(3480),
        hasOwnPrice: false,
        spotsAvailable: 7,
        totalSpots: 10,
        coordinators: ['Marco'],
        tripDuration: 10,
        availability: 'available',
        source: 'stored',
        barometer: {
          state: 'on_sale',
          missing: 3,
          minimumGroup: 6,
          isConfirmed: false,
          decisionDay: '2026-11-11',
        },
      },
      expect.objectContaining({ startDate: '2027-06-10', spotsAvailable: 1, availability: 'few' }),
    ])
    expect(departures.map(shownSpots)).toEqual([7, 1])
  })

  it('give way to the samples where there are none', () => {
    const offered = (rows: ReturnType<typeof row>[]) =>
      departuresOrSamples('grecia', rows, today, termsOf('grecia'))
    expect(offered([])).toEqual(generateDepartures('grecia', today))
    expect(offered([row('2027-05-01', 3)])).toHaveLength(1)
  })
})

describe('how departures are shown', () => {
  it('groups them by month with capitalised Italian names', () => {
    const months = groupByMonth(generateDepartures('grecia', '2026-11-30'))
    expect(months.slice(0, 2).map(({ key, title }) => [key, title])).toEqual([
      ['2026-12', 'Dicembre 2026'],
      ['2027-01', 'Gennaio 2027'],
    ])
    expect(months.every((month) => month.departures.length === 3)).toBe(true)
    expect(groupByMonth([])).toEqual([])
  })

  it('shows at least 4 spots for a sample', () => {
    const [sample] = generateDepartures('grecia', today)
    if (!sample) throw new Error('no sample')
    expect(shownSpots({ ...sample, spotsAvailable: 1 })).toBe(4)
    expect(shownSpots({ ...sample, spotsAvailable: 6 })).toBe(6)
  })

  test.each([
    [0, 'few'],
    [4, 'few'],
    [5, 'available'],
    [10, 'available'],
  ])('%i spots are "%s"', (spots, availability) => {
    expect(availabilityOf(spots)).toBe(availability)
  })

  it('says coordinators and spots in words', () => {
    expect(coordinatorsText(['Marco', 'Sara'])).toBe('Marco e Sara')
    expect(coordinatorsText([])).toBe('Da definire')
    expect(spotsText(6)).toBe('6 posti disponibili')
    expect(spotsText(1)).toBe('1 posto disponibile')
  })
})
