import { errorCatalogue } from '../../../contract/errors.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { isUuid } from '../../../domain/ids.ts'
import { requireWithinReads } from '../../http/rate-limit.ts'
import { documentPolicy } from '../../http/security.ts'
import type { Deps } from '../../platform/deps.ts'
import { findReview } from './store.ts'

/** For everybody once the review is published; until then there is nothing to see. */
export async function publishedPhoto(deps: Deps, id: string, caller: string): Promise<Response> {
  try {
    requireWithinReads(deps, caller)
  } catch (error) {
    if (isDomainError(error, 'RATE_LIMITED')) return refuse('RATE_LIMITED')
    throw error
  }
  const review = isUuid(id) ? await findReview(deps.db, id) : undefined
  const filePath = review?.state === 'published' && review.filePath
  // Short: a review that is hidden must not live on in browsers for long.
  return filePath ? photoOf(deps, filePath, 'public, max-age=300') : refuse('NOT_FOUND')
}

/** For staff, whatever has been decided about it. */
export async function staffPhoto(deps: Deps, id: string): Promise<Response> {
  const review = await findReview(deps.db, id)
  return review?.filePath
    ? photoOf(deps, review.filePath, 'private, no-store')
    : refuse('NOT_FOUND')
}

async function photoOf({ files }: Deps, filePath: string, caching: string) {
  const content = await files.get(filePath)
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': 'image/jpeg',
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
