import { describe, expect, it, test } from 'vitest'
import { resolveTripId } from '../ids.ts'
import { euros } from '../money.ts'
import {
  bookableCatalogue,
  bookablePrice,
  bookableTrips,
  isBookable,
  testTripTitles,
} from './bookable-trips.ts'
import {
  basePrice,
  durationDays,
  endDate,
  footerTripIds,
  nightsOf,
  sortCards,
  struckPriceFromBase,
  struckPriceFromDiscounted,
} from './trips.ts'

// The keys are those of the specification, short and older forms included.
describe('public base price', () => {
  test.each([
    ['maldive-dubai', 2400],
    ['thailandia', 2000],
    ['bali-singapore', 2100],
    ['tokyo-kyoto', 2400],
    ['newyork-miami', 2900],
    ['la-vegas', 2800],
    ['tanzania-zanzibar', 2100],
    ['islanda-norvegia', 1600],
    ['peru', 2200],
    ['australia-nuova-zelanda', 4200],
    ['hawaii', 2500],
    ['grecia', 1800],
    ['seychelles-dubai', 2900],
    ['sharm-el-sheikh', 1900],
    ['egitto-completo', 2600],
    ['canada', 2400],
    ['india', 2000],
    ['cina', 2600],
    ['kenya', 2000],
    ['parigi-disneyland', 900],
    ['londra-harry-potter', 950],
    ['praga-budapest', 800],
    ['losAngeles-lasVegas', 2800],
    ['kenya-safari-experience', 2000],
    ['qualcosa-di-nuovo', 1500],
  ])('%s costs %i euros', (id, price) => {
    expect(basePrice(id)).toBe(euros(price))
  })
})

describe('length of a trip', () => {
  test.each([
    ['maldive-dubai', 10],
    ['thailandia', 10],
    ['bali-singapore', 10],
    ['tokyo-kyoto', 10],
    ['newyork-miami', 10],
    ['losAngeles-lasVegas', 10],
    ['peru', 10],
    ['canada', 10],
    ['tanzania', 9],
    ['islanda', 8],
    ['kenya', 12],
    ['australia', 14],
    ['hawaii', 7],
    ['grecia', 7],
    ['seychelles', 7],
    ['sharm', 7],
    ['egitto', 11],
    ['india', 9],
    ['cina', 8],
    ['parigi', 5],
    ['londra', 5],
    ['praga', 6],
    ['qualcosa-di-nuovo', 7],
  ])('%s lasts %i days', (id, days) => {
    expect(durationDays(id)).toBe(days)
    expect(nightsOf(durationDays(id))).toBe(days - 1)
  })

  test.each([
    ['tokyo-kyoto', '2026-08-05', '2026-08-14'],
    ['grecia', '2026-08-28', '2026-09-03'],
    ['kenya', '2026-12-27', '2027-01-07'],
    ['islanda', '2028-02-25', '2028-03-03'],
  ])('%s from %s ends on %s', (id, start, end) => {
    expect(endDate(start, durationDays(id))).toBe(end)
  })
})

describe('struck-through prices', () => {
  test.each([
    [2400, 3500],
    [2000, 2900],
    [2100, 3000],
    [2900, 4200],
    [2800, 4100],
    [1600, 2300],
    [4200, 6100],
    [950, 1400],
    [900, 1300],
    [800, 1200],
    [1500, 2200],
  ])('a base price of %i is struck from %i (×1.45 to the nearest 100)', (base, struck) => {
    expect(struckPriceFromBase(euros(base))).toBe(euros(struck))
  })

  test.each([
    [2400, 3429],
    [2880, 4114],
    [2160, 3086],
    [700, 1000],
    [1900, 2714],
    [0, 0],
  ])('a discounted price of %i is struck from %i (÷ 0.7)', (discounted, struck) => {
    expect(struckPriceFromDiscounted(euros(discounted))).toBe(euros(struck))
  })

  it('follows another discount', () => {
    expect(struckPriceFromDiscounted(euros(1000), 50)).toBe(euros(2000))
  })
})

describe('bookable catalogue', () => {
  test.each([
    ['tokyo-kyoto', 2400],
    ['thailandia', 2000],
    ['tanzania-zanzibar', 2100],
    ['bali-singapore', 2100],
    ['maldive-dubai', 2400],
    ['new-york-miami', 2900],
    ['la-vegas', 2800],
    ['islanda-norvegia', 1600],
    ['peru-machu-picchu', 2200],
    ['hawaii', 2500],
    ['grecia', 1400],
    ['seychelles-dubai', 2200],
    ['sharm-el-sheikh', 1900],
    ['canada-vancouver-rockies', 2400],
    ['india-triangolo-oro', 2000],
    ['cina-pechino-xian-shanghai', 2600],
    ['kenya-safari-experience', 2000],
    ['parigi-disneyland', 900],
    ['londra-harry-potter', 950],
    ['praga-budapest', 800],
  ])('%s is in the catalogue at %i euros', (id, price) => {
    expect(bookablePrice(id)).toBe(euros(price))
    expect(bookableCatalogue.map((trip) => trip.id)).toContain(resolveTripId(id))
  })

  it('has exactly 20 trips, and the generators offer four more', () => {
    expect(bookableCatalogue).toHaveLength(20)
    expect(bookableTrips).toHaveLength(24)
    expect(new Set(bookableTrips.map((trip) => trip.id)).size).toBe(24)
  })

  test.each([
    ['australia-nuova-zelanda', 4200],
    ['test-travel', 1],
    ['test-travel-5', 5],
    ['test-travel-free', 0],
  ])('%s is offered besides at %i euros', (id, price) => {
    expect(bookablePrice(id)).toBe(euros(price))
    expect(bookableCatalogue.map((trip) => trip.id)).not.toContain(id)
  })

  it('does not offer what it does not list', () => {
    expect(bookablePrice('egitto-completo')).toBeUndefined()
    expect(isBookable('atlantide')).toBe(false)
    expect(isBookable('test-travel-free')).toBe(true)
  })

  it('names the test trips', () => {
    expect(testTripTitles).toEqual({
      'test-travel': 'Viaggio di prova',
      'test-travel-5': 'Viaggio di prova 5',
      'test-travel-free': 'Viaggio di prova gratuito',
    })
  })
})

describe('cards', () => {
  it('come in the fixed order, then all others as they were', () => {
    const ids = ['grecia', 'newyork-miami', 'hawaii', 'tokyo-kyoto', 'islanda-norvegia', 'kenya']
    expect(sortCards(ids.map((id) => ({ id }))).map((trip) => trip.id)).toEqual([
      'islanda-norvegia',
      'tokyo-kyoto',
      'newyork-miami',
      'grecia',
      'hawaii',
      'kenya',
    ])
  })

  it('puts the seven first in the order of the specification', () => {
    const seven = [
      'islanda-norvegia',
      'tanzania-zanzibar',
      'tokyo-kyoto',
      'bali-singapore',
      'thailandia',
      'maldive-dubai',
      'newyork-miami',
    ]
    const trips = [...seven].reverse().map((id) => ({ id }))
    expect(sortCards(trips).map((trip) => trip.id)).toEqual(seven)
  })

  it('lists the popular destinations of the footer', () => {
    expect(footerTripIds).toEqual([
      'maldive-dubai',
      'tokyo-kyoto',
      'newyork-miami',
      'thailandia',
      'bali-singapore',
    ])
  })
})
