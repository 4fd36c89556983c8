import { path } from '../../../contract/pages.ts'
import { shownTrips } from '../../../domain/catalogue/catalogue.ts'
import { hashHref } from '../../../domain/catalogue/routes.ts'
import { resolvePublicTripId } from '../../../domain/ids.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawPaper } from '../../platform/pdf/draw-paper.ts'
import { issuerOf } from '../../platform/pdf/issuer.ts'
import { watchSize } from '../../platform/watch/observations.ts'
import type { Programme } from './programme-pdf.tsx'

const mostKept = 60
const kept = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()
watchSize('programmes', () => kept.size)

type Asking = Pick<Deps, 'catalogue' | 'publicUrl'>

/** Drawn once per edition. Undefined for a trip that visitors can't see, or that has no programme. */
export async function programmeFile(
  deps: Asking,
  idOrAlias: string,
): Promise<{ file: Uint8Array<ArrayBuffer>; name: string } | undefined> {
  const { catalogue, number } = deps.catalogue.current()
  const wanted = resolvePublicTripId(idOrAlias) ?? idOrAlias
  const trip = shownTrips(catalogue).find(({ id }) => id === wanted)
  if (!trip || trip.itinerary.length === 0) return undefined
  const key = `${number} ${trip.id}`
  const drawn = kept.get(key) ?? draw(deps, trip)
  kept.set(key, drawn)
  // A failure is not cached: the next request tries again.
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return { file: await drawn, name: `programma-${trip.id}.pdf` }
}

function draw(deps: Asking, trip: Programme['trip'] & { id: string; info?: Info }) {
  const { title, description, days, flights, itinerary, includes, route } = trip
  return drawPaper<Programme>('programme', {
    trip: { title, description, days, flights, itinerary, includes, route },
    notIncluded: trip.info?.notIncluded ?? [],
    issuer: issuerOf(deps),
    address: deps.publicUrl + hashHref(path('trip', { id: trip.id })),
  })
}

type Info = { readonly notIncluded: readonly string[] } | undefined
