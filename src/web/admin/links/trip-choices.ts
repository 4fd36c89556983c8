type Offered = { id: string; title: string; isTest?: boolean }

/** Those for trying out stand only where something is tried, and never beside real customers. */
export function tripChoices<Trip extends Offered>(
  trips: readonly Trip[],
  { withTests, chosen }: { withTests: boolean; chosen?: string | undefined },
): { real: Trip[]; tests: Trip[] } {
  const isTest = ({ isTest = false }: Trip) => isTest
  return {
    real: trips.filter((trip) => !isTest(trip)),
    tests: trips.filter((trip) => isTest(trip) && (withTests || trip.id === chosen)),
  }
}
