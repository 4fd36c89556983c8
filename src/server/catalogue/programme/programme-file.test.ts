import { expect, test } from 'vitest'
import { shownTrips } from '../../../domain/catalogue/catalogue.ts'
import { builtEdition, builtEditions } from '../editions/edition.ts'
import { programmeFile } from './programme-file.ts'

const [trip] = shownTrips(builtEdition.catalogue).filter(({ itinerary }) => itinerary.length > 0)
const id = trip?.id ?? ''

/** The same trip in an edition of that number, shown or hidden. */
function asked(number: number, state: 'shown' | 'hidden', wanted = id) {
  const { catalogue } = builtEdition
  const trips = catalogue.trips.map((one) => (one.id === id ? { ...one, state } : one))
  const current = () => ({ ...builtEdition, number, catalogue: { ...catalogue, trips } })
  const deps = { catalogue: { ...builtEditions, current }, publicUrl: 'https://x.example' }
  return programmeFile(deps, wanted)
}

test('a trip that visitors do not see has no programme, also where one was drawn of it before', async () => {
  expect((await asked(7_001, 'shown'))?.name).toBe(`programma-${id}.pdf`)
  expect(await asked(7_001, 'hidden')).toBeUndefined()
  expect(await asked(7_002, 'hidden')).toBeUndefined()
})

test.each(['constructor', '__proto__', '../etc/passwd', '', 'nessuno'])(
  'nothing is drawn for %j',
  async (wanted) => {
    expect(await asked(7_003, 'shown', wanted)).toBeUndefined()
  },
)
