import type { TripContent } from '../../domain/catalogue/page-contents.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { content } from '../browser/content.ts'
import type { Resource } from '../browser/resources.ts'

/** Null for an id that no trip answers to: the page then says 'Destinazione non trovata'. */
export function tripContent(idOrAlias = ''): Resource<TripContent | null> {
  return content(`trip/${resolvePublicTripId(idOrAlias) ?? idOrAlias}`)
}
