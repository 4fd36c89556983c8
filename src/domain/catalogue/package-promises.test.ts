import { describe, expect, it } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import type { Documents } from './documents.ts'
import { newPackagePromises, packagePromises } from './package-promises.ts'

type Changed = { includes: string[]; destinations: { id: string; description: string }[] }

function withPackage(id: string, change: (one: Changed) => void): Documents {
  const key = `package/${id}`
  const changed = structuredClone(firstEdition[key]) as Changed
  change(changed)
  return { ...firstEdition, [key]: changed }
}

const promising = (id: string, line: string) =>
  packagePromises(withPackage(id, (one) => one.includes.splice(0, 1, line)))

it('every package of the first edition keeps what it promises', () => {
  expect(packagePromises(firstEdition)).toEqual([])
})

describe('a meal that not every trip of the package holds is named', () => {
  it.each([
    ['exotic', 'Una cena di benvenuto', ['Bali', 'Thailandia', 'Australia'], 'di benvenuto'],
    ['exotic', 'Due cene tipiche', ['Bali', 'Thailandia'], 'cene'],
    ['islands', 'Colazioni, e una cena in riva al mare', ['Grecia'], 'cene'],
    ['adventure', 'Almeno un pasto al giorno', ['Islanda', 'Canada'], 'pranzi o cene'],
    ['emerging', 'Cinque pranzi nei villaggi', ['Perù', 'India', 'Cina', 'Egitto'], 'pranzi'],
  ])('%s: %s', (id, line, trips, word) => {
    const found = promising(id, line)
    expect(found.map(({ key, path }) => [key, path])).toEqual(
      trips.map(() => [`package/${id}`, 'includes.0']),
    )
    for (const [at, trip] of trips.entries()) {
      expect(found[at]?.message).toContain(trip)
      expect(found[at]?.message).toContain(word)
    }
  })

  it('in the words about one trip, of that trip alone', () => {
    const documents = withPackage('islands', (one) => {
      for (const place of one.destinations) place.description = 'Mare e una cena sulla spiaggia.'
    })
    const found = packagePromises(documents)
    expect(found).toHaveLength(1)
    expect(found[0]?.message).toContain('Grecia')
    expect(found[0]?.path).toMatch(/^destinations\.\d\.description$/)
  })
})

describe('nothing is named', () => {
  it.each([
    ['exotic', 'Una cena e colazione ogni mattina'],
    ['exotic', 'Almeno due pasti della cucina del posto'],
    ['islands', 'Cene libere, per scegliere la taverna'],
    ['islands', 'Scenari da cartolina'],
  ])('%s: %s', (id, line) => {
    expect(promising(id, line)).toEqual([])
  })

  it('of what stood there before the change', () => {
    const older = withPackage('exotic', (one) => one.includes.splice(0, 1, 'Due cene tipiche'))
    expect(newPackagePromises(older, { ...older })).toEqual([])
    expect(newPackagePromises(firstEdition, older)).toHaveLength(2)
  })
})
