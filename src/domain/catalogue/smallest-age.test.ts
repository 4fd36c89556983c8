import { expect, test } from 'vitest'
import { firstEdition } from '../../server/catalogue/editions/first-edition.ts'
import { assembleCatalogue } from './catalogue.ts'
import { smallestAge } from './smallest-age.ts'

test.each([
  ['Dai 12 anni con un genitore; nessun limite in alto.', 12],
  ['Dagli 8 anni con un genitore; per lo snorkeling dai 12.', 8],
  ['Per tutti, anche con bambini di 2 anni.', undefined],
  [undefined, undefined],
])('%s', (ages, years) => {
  expect(smallestAge(ages)).toBe(years)
})

test('the trips of the first edition say it so that it is understood', () => {
  const ages = assembleCatalogue(firstEdition).trips.flatMap(({ info }) =>
    info ? [info.ages] : [],
  )
  expect(ages.length).toBeGreaterThan(10)
  for (const text of ages) expect(smallestAge(text), text).toBeGreaterThan(0)
})
