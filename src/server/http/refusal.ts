import { errorCatalogue, unexpectedErrorMessage } from '../../contract/errors.ts'
import { isDomainError } from '../../domain/errors.ts'
import { isOutOfReach } from '../platform/db/retry.ts'
import { describeError } from '../platform/describe-error.ts'
import type { AdminRequest } from './admin-api.ts'

/** What answers where the contract's own calls do not: a download or an upload that was refused or failed. */
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
