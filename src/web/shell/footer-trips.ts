import type { PublicTripId } from '../../domain/ids.ts'

/** Written out: the cards that know these titles are no part of the first load of every page. */
export const footerTrips: readonly { id: PublicTripId; title: string }[] = [
  { id: 'maldive-dubai', title: 'Maldive e Dubai' },
  { id: 'tokyo-kyoto', title: 'Tokyo e Kyoto' },
  { id: 'newyork-miami', title: 'New York e Miami' },
  { id: 'thailandia', title: 'Thailandia' },
  { id: 'bali-singapore', title: 'Bali e Singapore' },
]
