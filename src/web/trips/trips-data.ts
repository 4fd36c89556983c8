import type { PackageCategory, TripCard } from '../../domain/catalogue.ts'
import type { DestinationId } from '../../domain/ids.ts'

export type TripsData = {
  cards: readonly (TripCard & { id: DestinationId })[]
  packages: readonly PackageCategory[]
}

export async function loadTrips(): Promise<TripsData> {
  const [{ tripCards }, { packageCategories }] = await Promise.all([
    import('../../content/trips/cards.ts'),
    import('../../content/packages.ts'),
  ])
  return { cards: tripCards, packages: packageCategories }
}
