import { errorCatalogue } from '../../../contract/errors.ts'
import { isDomainError } from '../../../domain/errors.ts'
import { isUuid } from '../../../domain/ids.ts'
import { requireWithinReads } from '../../http/rate-limit.ts'
import { documentPolicy } from '../../http/security.ts'
import type { Deps } from '../../platform/deps.ts'
import { findReview } from './store.ts'

/** Public once the review is published; not found before that. */
export async function publishedPhoto(deps: Deps, id: string, caller: string): Promise<Response> {
  try {
    requireWithinReads(deps, caller)
  } catch (error) {
    if (isDomainError(error, 'RATE_LIMITED')) return refuse('RATE_LIMITED')
    throw error
  }
  const review = isUuid(id) ? await findReview(deps.db, id) : undefined
  const filePath = review?.state === 'published' && review.filePath
  // Cached briefly, so that a hidden review does not stay in browsers for long.
  return filePath ? photoOf(deps, filePath, 'public, max-age=300') : refuse('NOT_FOUND')
}

/** For staff, whatever the review's state. */
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
      // The file comes from a traveller: this policy keeps it from running anything.
      'Content-Security-Policy': documentPolicy,
      'Cross-Origin-Resource-Policy': 'same-origin',
    },
  })
}

function refuse(code: 'NOT_FOUND' | 'RATE_LIMITED'): Response {
  const { status, message } = errorCatalogue[code]
  return Response.json({ code, message }, { status })
}
