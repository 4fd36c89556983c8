import { loadTrip, type TripPage } from '../../content/trips/load.ts'
import { type PublicTripId, resolvePublicTripId } from '../../domain/ids.ts'
import type { Resource } from '../browser/resources.ts'

export type TripContent = { id: PublicTripId; page: TripPage }

/** Undefined for an id that no trip answers to: the page then says 'Destinazione non trovata'. */
export function tripContent(idOrAlias = ''): Resource<TripContent> | undefined {
  const id = resolvePublicTripId(idOrAlias)
  return id && { key: `trip ${id}`, load: async () => ({ id, page: await loadTrip(id) }) }
}
