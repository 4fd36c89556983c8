import { describe, expect, test } from 'vitest'
import { assembleCatalogue, shownTrips } from '../../../domain/catalogue/catalogue.ts'
import { checkDocuments } from '../../../domain/catalogue/check-documents.ts'
import { contentOf } from '../../../domain/catalogue/contents-of.ts'
import { idFromTitle, kindOf } from '../../../domain/catalogue/documents.ts'
import type { TripContent } from '../../../domain/catalogue/page-contents.ts'
import { cardOrder } from '../../../domain/catalogue/trips.ts'
import { firstZones, zoneButtons } from '../../../domain/catalogue/zones.ts'
import { firstEdition } from './first-edition.ts'

const catalogue = assembleCatalogue(firstEdition)

function problemsWith(changes: Record<string, unknown>) {
  return checkDocuments({ ...firstEdition, ...changes }).problems
}

describe('the first edition', () => {
  test('passes every check that a publication makes, unchanged by them', () => {
    const checked = checkDocuments(firstEdition)
    expect(checked.problems).toEqual([])
    expect(checked.documents).toEqual(JSON.parse(JSON.stringify(firstEdition)))
  })

  test('puts the cards in the order of the home page', () => {
    const first = shownTrips(catalogue).map(({ id }) => id)
    expect(first.slice(0, cardOrder.length)).toEqual(cardOrder)
  })

  test('gives way to the order that the agency chooses; what that does not name follows as before', () => {
    const travels = firstEdition['page/travels'] as object
    const tripOrder = ['hawaii', 'grecia', 'sconosciuto']
    const { trips } = assembleCatalogue({
      ...firstEdition,
      'page/travels': { ...travels, tripOrder },
    })
    const rest = catalogue.trips.map(({ id }) => id).filter((id) => !tripOrder.includes(id))
    expect(trips.map(({ id }) => id)).toEqual(['hawaii', 'grecia', ...rest])
  })
})

describe('an edition is refused', () => {
  test('when a document is unknown, or one that must be there is not', () => {
    expect(problemsWith({ 'poem/1': {} })[0]?.key).toBe('poem/1')
    const rest = Object.fromEntries(Object.entries(firstEdition).filter(([key]) => key !== 'brand'))
    expect(checkDocuments(rest).problems.map(({ key }) => key)).toEqual(['brand'])
  })

  test('when a field is wrong, with the way to it', () => {
    const grecia = firstEdition['trip/grecia'] as object
    const [problem] = problemsWith({ 'trip/grecia': { ...grecia, price: -1 } })
    expect(problem).toMatchObject({ key: 'trip/grecia', path: 'price' })
  })

  test('when a page would show a trip or a picture that is not there', () => {
    const grecia = firstEdition['trip/grecia'] as { pictures: object }
    const noPicture = { ...grecia, pictures: { ...grecia.pictures, main: 'grecia/none' } }
    expect(problemsWith({ 'trip/grecia': noPicture })).toMatchObject([
      { key: 'trip/grecia', path: 'pictures.main' },
    ])
    const hidden = problemsWith({
      'trip/tokyo-kyoto': { ...(firstEdition['trip/tokyo-kyoto'] as object), state: 'hidden' },
    })
    expect(hidden.map(({ key }) => key)).toContain('page/home')
  })
})

test('a trip that is hidden drops out of the pages that proposed it, and they stay whole', () => {
  const grecia = { ...(firstEdition['trip/grecia'] as object), state: 'hidden' }
  const { documents, problems } = checkDocuments({ ...firstEdition, 'trip/grecia': grecia })
  expect(problems).toEqual([])
  const hidden = assembleCatalogue(documents ?? {})
  for (const name of ['home', 'trips', 'team', 'contact', 'member/sara-conti', 'checkout']) {
    expect(JSON.stringify(contentOf(hidden, name)), name).not.toContain('"id":"grecia"')
  }
  const shown = assembleCatalogue(checkDocuments(firstEdition).documents ?? {})
  expect(contentOf(shown, 'checkout').trips.map(({ id }) => id)).toContain('grecia')
  for (const { id } of hidden.trips) {
    const others = (contentOf(hidden, `trip/${id}`) as TripContent | null)?.page.related ?? []
    expect(others.map((one) => one.id)).not.toContain('grecia')
  }
  expect(contentOf(hidden, 'trip/grecia')).toBeNull()
})

test('a key names its kind and id', () => {
  expect(kindOf('trip/losAngeles-lasVegas')).toEqual({ kind: 'trip', id: 'losAngeles-lasVegas' })
  expect(kindOf('picture/grecia/main')).toEqual({ kind: 'picture', id: 'grecia/main' })
  expect(kindOf('brand')).toBeUndefined()
  expect(kindOf('trip/../secret')).toBeUndefined()
  expect(idFromTitle('Perù & Bolivia: le Ande!')).toBe('peru-bolivia-le-ande')
})

test('pages bring zones along only where the agency has others, and then all of them have a button', () => {
  expect(contentOf(catalogue, 'home')).not.toHaveProperty('zones')
  expect(zoneButtons(firstZones, false).map(({ title }) => title)).toEqual([
    'Europa',
    'Asia',
    'America',
    'Africa',
  ])
  const own = assembleCatalogue({
    ...firstEdition,
    'zone/africa': { ...(firstEdition['zone/africa'] as object), state: 'hidden' },
    'page/travels': { ...(firstEdition['page/travels'] as object), zoneOrder: ['oceania'] },
  })
  const { zones = [] } = contentOf(own, 'trips')
  expect(zones.map(({ id }) => id)).toEqual(['oceania', 'europe', 'asia', 'america'])
  expect(zoneButtons(zones, false)).toHaveLength(4)
})
