import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { assembleCatalogue } from '../catalogue/catalogue.ts'
import {
  cancellationCost,
  cancellationLines,
  cancellationSentence,
  cancellationShare,
  stepsToCome,
} from './cancellation.ts'

const generalConditions = assembleCatalogue(firstEdition).legal.conditions

describe('what leaving a trip costs', () => {
  it.each([
    [365, 0],
    [30, 0],
    [29, 0.5],
    [20, 0.5],
    [19, 0.75],
    [10, 0.75],
    [9, 1],
    [0, 1],
    [-3, 1],
  ])('%i days before: %d of the price', (daysLeft, share) => {
    expect(cancellationShare(daysLeft)).toBe(share)
  })

  it.each([
    [
      '2027-06-01',
      /^Cancellazione gratuita fino a 30 giorni prima della partenza\. .*fino al 02\/05\/2027/,
    ],
    ['2027-03-31', /^Cancellazione gratuita .*fino al 01\/03\/2027 compreso\.$/],
    ['2027-03-18', /paghi il 75% del prezzo, fino all’08\/03\/2027/],
    ['2027-03-30', /paghi il 50% del prezzo, fino al 10\/03\/2027/],
    ['2027-03-05', /se rinunci paghi il 100% del prezzo\.$/],
  ])('on 1 March, for a departure on %s, is said as it is', (startDate, words) => {
    expect(cancellationSentence(startDate, '2027-03-01')).toMatch(words)
  })

  it('is in whole cents, with the last day on which it is as much', () => {
    const trip = { startDate: '2027-03-31', price: 199_999 }
    expect(cancellationCost({ ...trip, today: '2027-03-01' })).toEqual({
      share: 0,
      cost: 0,
      until: '2027-03-01',
    })
    expect(cancellationCost({ ...trip, today: '2027-03-02' })).toEqual({
      share: 0.5,
      cost: 100_000,
      until: '2027-03-11',
    })
    expect(cancellationCost({ ...trip, today: '2027-03-25' })).toEqual({
      share: 1,
      cost: 199_999,
      until: undefined,
    })
  })

  it.each([
    ['2027-06-01', [0, 0.5, 0.75, 1]],
    ['2027-03-31', [0, 0.5, 0.75, 1]],
    ['2027-03-30', [0.5, 0.75, 1]],
    ['2027-03-18', [0.75, 1]],
    ['2027-03-05', [1]],
  ])(
    'on 1 March, for a departure on %s, is listed without what has gone by',
    (startDate, shares) => {
      expect(stepsToCome(startDate, '2027-03-01').map(({ share }) => share)).toEqual(shares)
    },
  )

  it('is what the conditions say', () => {
    expect(cancellationLines()).toEqual([
      'fino a 30 giorni prima della partenza: cancellazione gratuita;',
      'da 29 a 20 giorni prima: 50%;',
      'da 19 a 10 giorni prima: 75%;',
      'da 9 giorni prima alla partenza, o in caso di mancata presentazione: 100%.',
    ])
    expect(JSON.stringify(generalConditions)).toContain(cancellationLines()[1])
  })
})
