type Offered = { id: string; title: string; isTest?: boolean }

/** Test trips are offered only for trying things out, never to an agency with real customers. */
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
