import type { PackageCategory, TripCard } from '../../domain/catalogue.ts'
import type { DestinationId } from '../../domain/ids.ts'
import type { Resource } from '../browser/resources.ts'

type TripsContent = {
  cards: readonly (TripCard & { id: DestinationId })[]
  packages: readonly PackageCategory[]
}

export const tripsContent: Resource<TripsContent> = {
  key: 'trips',
  async load() {
    const [{ tripCards }, { packageCategories }] = await Promise.all([
      import('../../content/trips/cards.ts'),
      import('../../content/packages.ts'),
    ])
    return { cards: tripCards, packages: packageCategories }
  },
}
