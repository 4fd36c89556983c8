import { anotherAirport, firstAirports } from '../../domain/catalogue/airports.ts'
import { site } from './site.ts'

/** The airports that groups leave from, with 'Altro' at the end. */
export function airportChoices(): readonly string[] {
  return [...(site().airports ?? firstAirports), anotherAirport]
}

export function isAirport(name: string): boolean {
  return airportChoices().includes(name)
}
