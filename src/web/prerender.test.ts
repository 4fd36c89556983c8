import { describe, expect, it } from 'vitest'
import { assembleCatalogue } from '../domain/catalogue/catalogue.ts'
import type { Figures } from '../domain/catalogue/figures.ts'
import { figuresOf } from '../domain/catalogue/page-figures.ts'
import { firstEdition } from '../server/catalogue/editions/first-edition.ts'
import { inputsOf, notFoundPath, prerenderedPaths, shellPath } from './prerender.tsx'

const catalogue = assembleCatalogue(firstEdition)
const paths = [...prerenderedPaths(catalogue), notFoundPath, shellPath]

/** Every trip gets one departure; the one to Greece has this many free places. */
function figuresWith(free: number): Figures {
  const start = '2027-05-01'
  const stored = catalogue.trips.map(({ id }) => [
    id,
    { departures: [{ start, free: 5, total: 10 }] },
  ])
  const grecia = { departures: [{ start, free, total: 10 }] }
  return {
    mode: 'real',
    trips: { ...Object.fromEntries(stored), grecia },
    rating: null,
    claims: {},
    campaign: null,
  }
}

function madeAnew(before: Figures, after: Figures): string[] {
  const inputs = (figures: Figures, path: string) =>
    inputsOf({ catalogue, version: 'prova-0', figures }, path)
  return paths.filter((path) => inputs(before, path) !== inputs(after, path))
}

describe('what a page is made from', () => {
  it('is changed by a booking for the pages of its trip and the lists, and for no other', () => {
    expect(paths.length).toBeGreaterThan(60)
    expect(madeAnew(figuresWith(4), figuresWith(4))).toEqual([])
    expect(madeAnew(figuresWith(4), figuresWith(3)).toSorted()).toEqual([
      '/',
      '/ads-special',
      '/ads-special/travel/grecia',
      '/ads-special/travels',
      '/travel/grecia',
      '/travels',
    ])
  })

  it('is changed for every page by what every page says', () => {
    const before = figuresWith(4)
    const after: Figures = { ...before, claims: { clients: { value: '900+ clienti' } } }
    expect(madeAnew(before, after)).toEqual(paths)
  })

  it('says nothing of the dates of a trip that is not shown', () => {
    const hidden = catalogue.trips.map((trip) =>
      trip.id === 'grecia' ? { ...trip, state: 'hidden' as const } : trip,
    )
    const told = figuresOf({ ...catalogue, trips: hidden }, figuresWith(4))
    expect(Object.keys(told ?? {})).toHaveLength(
      hidden.filter(({ state }) => state === 'shown').length,
    )
    expect(told).not.toHaveProperty('grecia')
  })
})
