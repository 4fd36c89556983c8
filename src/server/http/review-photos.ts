import { errorCatalogue } from '../../contract/errors.ts'
import { isDomainError } from '../../domain/errors.ts'
import { isUuid } from '../../domain/ids.ts'
import type { Deps } from '../deps.ts'
import { findReview, type StoredReview } from '../reviews/store.ts'
import { requireWithinReads } from './rate-limit.ts'
import { documentPolicy } from './security.ts'

/** For everybody once the review is published; until then there is nothing to see. */
export async function publishedPhoto(deps: Deps, id: string, caller: string): Promise<Response> {
  try {
    requireWithinReads(deps, caller)
  } catch (error) {
    if (isDomainError(error, 'RATE_LIMITED')) return refuse('RATE_LIMITED')
    throw error
  }
  const review = isUuid(id) ? await findReview(deps.db, id) : undefined
  const isOpen = review?.state === 'published' && review.photo
  // Short: a review that is hidden must not live on in browsers for long.
  return isOpen ? photoOf(deps, review, 'public, max-age=300') : refuse('NOT_FOUND')
}

/** For staff, whatever has been decided about it. */
export async function staffPhoto(deps: Deps, id: string): Promise<Response> {
  const review = await findReview(deps.db, id)
  return review?.photo ? photoOf(deps, review, 'private, no-store') : refuse('NOT_FOUND')
}

async function photoOf({ files }: Deps, { photo }: StoredReview, caching: string) {
  const content = await files.get(photo?.filePath ?? '')
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': photo?.mimeType ?? 'image/jpeg',
      'Content-Length': String(content.length),
      'Content-Disposition': 'inline',
      'Cache-Control': caching,
      // Whatever a traveller has sent: shown as a picture, it runs nothing.
      'Content-Security-Policy': documentPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

function refuse(code: 'NOT_FOUND' | 'RATE_LIMITED'): Response {
  const { status, message } = errorCatalogue[code]
  return Response.json({ code, message }, { status })
}
