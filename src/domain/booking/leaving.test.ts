import { describe, expect, it } from 'vitest'
import {
  dependsOnLeaver,
  keptSums,
  leavingLines,
  leavingSentence,
  leavingSums,
  leavingTodaySentence,
} from './leaving.ts'

const trip = { startDate: '2027-06-30', price: 200_000, paid: 80_000, isAccepted: true } as const

describe('what leaving costs, and what goes back', () => {
  it.each([
    ['thirty days before', 'traveller', '2027-05-31', 0, 80_000],
    ['twenty-nine days before', 'traveller', '2027-06-01', 100_000, 0],
    ['twenty days before', 'traveller', '2027-06-10', 100_000, 0],
    ['ten days before', 'traveller', '2027-06-20', 150_000, 0],
    ['on the day', 'traveller', '2027-06-30', 200_000, 0],
    ['by the agency, on the day', 'agency', '2027-06-30', 0, 80_000],
  ] as const)('%s', (_when, who, on, penalty, giveBack) => {
    expect(leavingSums({ ...trip, who, on })).toMatchObject({ paid: 80_000, penalty, giveBack })
  })

  it('is what both agree on where they do, never more than the price', () => {
    const both = { ...trip, who: 'agreed', on: '2027-06-30' } as const
    expect(leavingSums(both)).toMatchObject({ penalty: 0, giveBack: 80_000 })
    expect(leavingSums({ ...both, agreedPenalty: 30_000 })).toMatchObject({ giveBack: 50_000 })
    expect(leavingSums({ ...both, agreedPenalty: 900_000 })).toMatchObject({ penalty: 200_000 })
  })

  it('is nothing while the agency has not accepted', () => {
    const proposal = { ...trip, isAccepted: false, who: 'traveller', on: '2027-06-29' } as const
    expect(leavingSums(proposal)).toMatchObject({ penalty: 0, giveBack: 80_000 })
  })

  it.each([
    ['where something has come and a penalty would be kept', {}, true],
    ['not while leaving is free', { on: '2027-05-31' }, false],
    ['not while nothing has come', { paid: 0 }, false],
    ['not while the agency has not accepted', { isAccepted: false }, false],
  ] as const)('depends on who leaves: %s', (_when, facts, expected) => {
    expect(dependsOnLeaver({ ...trip, on: '2027-06-10', ...facts })).toBe(expected)
  })

  it('goes back within fourteen days, in the same words everywhere', () => {
    const sums = leavingSums({ ...trip, paid: 160_000, who: 'traveller', on: '2027-06-05' })
    expect(sums.until).toBe('2027-06-19')
    expect(leavingSentence(sums)).toBe(
      'Hai versato 1.600 €, le spese di recesso sono 1.000 €: ti restituiamo 600 € entro 14 giorni, cioè entro il 19/06/2027.',
    )
    expect(leavingLines(sums)).toEqual([
      { label: 'Versato', value: '1.600 €' },
      { label: 'Spese di recesso', value: '1.000 €' },
      { label: 'Da restituire entro il 19/06/2027', value: '600 €' },
    ])
  })

  it('names neither a day nor an amount of zero where nothing is kept, or nothing goes back', () => {
    const sums = { paid: 80_000, penalty: 0, giveBack: 80_000, until: '2027-04-08' }
    expect(leavingSentence(sums)).toContain('cioè entro l’08/04/2027')
    expect(leavingLines(sums).slice(1)).toEqual([
      { label: 'Spese di recesso', value: 'nessuna' },
      { label: 'Da restituire entro l’08/04/2027', value: '800 €' },
    ])
    expect(leavingLines({ ...sums, penalty: 100_000, giveBack: 0 }).slice(1)).toEqual([
      { label: 'Spese di recesso', value: '1.000 €' },
      { label: 'Da restituire', value: 'niente' },
    ])
  })

  const kept = { leavingPenalty: 100_000, leftGivenBack: 0, leftOn: '2027-06-05' }

  it('is kept with the booking, and what has gone back since is not promised again', () => {
    const before = keptSums({ ...kept, amountPaid: 160_000, amountGivenBack: 0 })
    const after = keptSums({ ...kept, amountPaid: 120_000, amountGivenBack: 40_000 })
    expect(after).toEqual({ ...before, givenBack: 40_000 })
    if (!after) throw new Error('something was paid')
    expect(leavingLines(after)).toEqual([
      { label: 'Versato', value: '1.600 €' },
      { label: 'Spese di recesso', value: '1.000 €' },
      { label: 'Già restituito', value: '400 €' },
      { label: 'Da restituire entro il 19/06/2027', value: '200 €' },
    ])
    expect(leavingSentence(after)).toMatch(
      /: ti abbiamo già restituito 400 € e ti restituiamo gli altri 200 € entro il 19\/06\/2027\.$/,
    )
    const all = { ...after, givenBack: 60_000 }
    expect(leavingLines(all).map(({ label }) => label)).toEqual([
      'Versato',
      'Spese di recesso',
      'Già restituito',
    ])
    expect(leavingSentence(all)).toMatch(/: ti abbiamo già restituito 600 €\.$/)
  })

  it.each([
    ['as it was left', 70_000, 30_000, { paid: 70_000, giveBack: 20_000, givenBack: 0 }],
    ['after the refund', 50_000, 50_000, { paid: 70_000, giveBack: 20_000, givenBack: 20_000 }],
    ['after the earlier one came back', 100_000, 0, { paid: 100_000, giveBack: 50_000 }],
  ] as const)('without what had been given back before: %s', (_when, amountPaid, back, sums) => {
    const left = { ...kept, leavingPenalty: 50_000, leftGivenBack: 30_000 }
    expect(keptSums({ ...left, amountPaid, amountGivenBack: back })).toMatchObject(sums)
  })
})

it('who has paid nothing yet reads what leaving costs, and nothing of zeros', () => {
  const sums = { paid: 0, penalty: 0, giveBack: 0, until: '2027-01-15' }
  expect(leavingTodaySentence(sums)).toBe(
    'Se rinunci oggi non ti costa nulla: non hai ancora versato niente.',
  )
  expect(leavingTodaySentence({ ...sums, penalty: 50_000 })).toContain('sono 500 €')
  expect(leavingTodaySentence({ ...sums, paid: 50_000, giveBack: 50_000 })).toMatch(
    /^Se rinunci oggi: hai versato 500 €/,
  )
})
