import { errorCatalogue, unexpectedErrorMessage } from '../../contract/errors.ts'
import { isDomainError } from '../../domain/errors.ts'
import { isOutOfReach } from '../platform/db/retry.ts'
import { describeError } from '../platform/describe-error.ts'
import type { AdminRequest } from './admin-api.ts'

/** The error response of downloads and uploads, which are not calls of the contract. */
export function refusal(error: unknown, { log, requestId }: AdminRequest): Response {
  if (isDomainError(error)) {
    const { status, message } = errorCatalogue[error.code]
    return Response.json({ code: error.code, message }, { status })
  }
  log.error({ requestId, err: describeError(error) }, 'download failed')
  const [code, status] = isOutOfReach(error)
    ? ['SERVICE_UNAVAILABLE', 503]
    : ['INTERNAL_SERVER_ERROR', 500]
  return Response.json({ code, message: unexpectedErrorMessage }, { status })
}
