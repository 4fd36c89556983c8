import { describe, expect, it, test } from 'vitest'
import { euros } from '../money.ts'
import {
  discountBetween,
  lowestBefore,
  outlookText,
  type PriceOnOffer,
  reductionDay,
  reductionOf,
} from './price-history.ts'

const reducedAt = new Date('2026-11-15T00:00:00Z')
const daysBefore = (days: number) => new Date(reducedAt.getTime() - days * 86_400_000).toISOString()

/** A price history: each price starts the given number of days before the reduction and lasts until the next. */
function history(...steps: readonly [number, number][]): PriceOnOffer[] {
  return steps.map(([days, amount], index) => {
    const next = steps[index + 1]
    return {
      price: euros(amount),
      from: daysBefore(days),
      to: next ? daysBefore(next[0]) : null,
      reason: index === 0 ? ('first' as const) : ('edition' as const),
    }
  })
}

describe('the lowest price of the thirty days before a reduction', () => {
  test.each([
    ['the only price', history([100, 2000]), 2000],
    ['a lower price within the days', history([100, 2000], [20, 1700], [10, 2000]), 1700],
    ['a lower price that ended before them', history([100, 1500], [31, 2000]), 2000],
    ['a lower price that ended on the first of them', history([100, 1500], [29, 2000]), 1500],
    ['a price put up just before the reduction', history([100, 2000], [2, 3000]), 2000],
  ])('is %s', (_, prices, lowest) => {
    expect(lowestBefore(prices, reducedAt)).toBe(euros(lowest))
  })

  it('is unknown for what has not been on sale for thirty days', () => {
    expect(lowestBefore(history([29, 2000]), reducedAt)).toBeUndefined()
    expect(lowestBefore([], reducedAt)).toBeUndefined()
  })

  it('leaves out the reduced price itself', () => {
    expect(lowestBefore(history([100, 2000], [0, 1500]), reducedAt)).toBe(euros(2000))
  })
})

describe('what a planned price may say', () => {
  it('names the earlier price and the whole per cent, rounded down', () => {
    const planned = reductionOf(history([100, 2000]), euros(1670), reducedAt)
    expect(planned).toEqual({ reference: euros(2000), discount: 16 })
  })

  it('says nothing about a price that is no lower, or lower by less than one per cent', () => {
    expect(reductionOf(history([100, 2000]), euros(2000), reducedAt)).toBeUndefined()
    expect(reductionOf(history([100, 2000]), euros(1990), reducedAt)).toBeUndefined()
    expect(reductionOf(history([100, 2000], [5, 1500]), euros(1500), reducedAt)).toBeUndefined()
  })

  it('counts no discount on what costs nothing', () => {
    expect(discountBetween(0, 0)).toBe(0)
  })
})

describe('the day on which a campaign begins', () => {
  test.each([
    ['in winter', '2026-11-15T09:30:15.250Z', '2026-11-14T23:00:00.000Z'],
    ['in summer', '2026-07-15T09:30:00.000Z', '2026-07-14T22:00:00.000Z'],
    ['just after midnight in Rome', '2026-11-14T23:00:30.000Z', '2026-11-14T23:00:00.000Z'],
  ])('counts from its midnight in Rome, %s', (_, moment, midnight) => {
    expect(reductionDay(new Date(moment)).toISOString()).toBe(midnight)
  })

  it('may lower the price before or after the campaign is switched on', () => {
    const begins = new Date(reducedAt.getTime() + 10 * 3_600_000)
    const anHourBefore = history([100, 2000], [-9 / 24, 1500])
    expect(reductionOf(anHourBefore, euros(1500), begins)).toBeUndefined()
    expect(reductionOf(anHourBefore, euros(1500), reductionDay(begins))?.discount).toBe(25)
  })
})

describe('what staff read before they publish a price', () => {
  const known = { reference: euros(1490), since: '2026-01-01T00:00:00Z' }
  test.each([
    [euros(1300), 'Il prezzo più basso degli ultimi 30 giorni è 1.490 €: puoi scrivere −12 %.'],
    [
      euros(1490),
      'Il prezzo più basso degli ultimi 30 giorni è 1.490 €: a questo prezzo non puoi scrivere nessuno sconto.',
    ],
    [undefined, 'Il prezzo più basso degli ultimi 30 giorni è 1.490 €.'],
  ])('of %s: %s', (price, text) => {
    expect(outlookText(known, price, 'degli ultimi 30 giorni').replaceAll('\u00a0', ' ')).toBe(text)
  })

  it('is from which day on, while the thirty days are not all on record', () => {
    const young = { reference: null, since: '2026-11-01T08:00:00Z' }
    expect(outlookText(young, euros(1300), '')).toContain('dal 2 dicembre 2026')
    expect(outlookText({ reference: null, since: null }, euros(1300), '')).toContain(
      'dopo 30 giorni',
    )
  })
})
