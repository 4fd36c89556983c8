import type { TestTrip } from '../domain/catalogue.ts'

/** Trips that exist only in the link generators, to try a booking from end to end. */
export const testTrips = [
  { id: 'test-travel', title: 'Viaggio di prova' },
  { id: 'test-travel-5', title: 'Viaggio di prova 5' },
  { id: 'test-travel-free', title: 'Viaggio di prova gratuito' },
] as const satisfies readonly TestTrip[]
