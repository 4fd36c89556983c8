import { expect, test } from 'vitest'
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts'
import { builtEdition } from '../../catalogue/editions/edition.ts'
import { checkedOn } from '../../testing/ready-agency.ts'
import { factItems } from './fact-checks.ts'

const { catalogue } = builtEdition
const [first] = catalogue.trips
if (!first) throw new Error('no trip')

const all = checkedOn(catalogue, '2026-05-10')
const only = (trip: Catalogue['trips'][number]): Catalogue => ({
  ...all,
  trips: all.trips.map((other) => (other.id === trip.id ? trip : other)),
})

test('rules of entry that nobody has checked are named to the office', () => {
  expect(factItems(all, '2026-05-10')).toEqual([])
  const [left] = factItems(only(first), '2026-05-10')
  expect(left).toMatchObject({ id: 'entry-rules', place: 'trips' })
  expect(left?.hint).toContain(`Mancano: ${first.title}.`)
  expect(factItems(only({ ...first, state: 'hidden' }), '2026-05-10')).toEqual([])
})

test('after six months they ask to be checked again', () => {
  expect(factItems(all, '2026-11-09')).toEqual([])
  expect(factItems(all, '2026-11-10')[0]?.hint).toMatch(/e altri \d+\.$/)
})
