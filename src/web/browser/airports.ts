import { anotherAirport, firstAirports } from '../../domain/catalogue/airports.ts'
import { site } from './site.ts'

/** Where groups leave from, and 'Altro' at the end. */
export function airportChoices(): readonly string[] {
  return [...(site().airports ?? firstAirports), anotherAirport]
}

export function isAirport(name: string): boolean {
  return airportChoices().includes(name)
}
