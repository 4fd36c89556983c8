import type { LoaderFunctionArgs } from 'react-router'
import { loadTrip, type TripPage } from '../../content/trips/load.ts'
import { type PublicTripId, resolvePublicTripId } from '../../domain/ids.ts'

export type TripPageData = { id: PublicTripId; page: TripPage }

/** Undefined for an id that no trip answers to: the page then says 'Destinazione non trovata'. */
export async function loadTripPage({
  params,
}: LoaderFunctionArgs): Promise<TripPageData | undefined> {
  const id = resolvePublicTripId(params.id ?? '')
  return id && { id, page: await loadTrip(id) }
}

export function preloadTrip(params: { id?: string }): void {
  const id = resolvePublicTripId(params.id ?? '')
  if (id) loadTrip(id).catch(() => {})
}
