import type { Destination, Hotel } from '../../domain/catalogue/shapes.ts'

const defaults = { stars: 4, description: 'Hotel di qualità' }

/** Hotels given as plain text get the usual stars and description. */
export function hotelsOf(trip: Destination): Hotel[] {
  return trip.hotels.map((hotel) =>
    typeof hotel === 'string' ? { name: hotel, ...defaults } : { ...defaults, ...hotel },
  )
}
