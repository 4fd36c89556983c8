import { implement, ORPCError, ValidationError } from '@orpc/server'
import { publicContract } from '../../contract/contract.ts'
import { errorCatalogue, unexpectedErrorMessage } from '../../contract/errors.ts'
import { type DomainError, isDomainError } from '../../domain/errors.ts'
import type { Deps } from '../deps.ts'
import { refuseZeroByte } from './zero-byte.ts'

export type RequestContext = Deps & {
  /** The caller's network address, for rate limits only. */
  address: string
  requestId: string
  headers: Headers
}

/** Turns refusals of the domain into answers, and hides everything else behind one sentence. */
export function toAnswer(
  error: unknown,
  { log, requestId }: Pick<RequestContext, 'log' | 'requestId'>,
) {
  if (isDomainError(error)) {
    const { status, message } = errorCatalogue[error.code]
    if (error.cause)
      log.error({ requestId, code: error.code, err: describe(error.cause) }, 'step failed')
    const data = { ...error.details, ...fieldsOf(error) }
    return new ORPCError(error.code, { status, message, data, defined: true })
  }
  if (error instanceof ORPCError && error.cause instanceof ValidationError) {
    const isInput = error.code === 'BAD_REQUEST'
    if (isInput) {
      const fields = error.cause.issues.map((issue) => ({
        path: (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part)),
        message: issue.message,
      }))
      return new ORPCError('VALIDATION', { ...errorCatalogue.VALIDATION, data: { fields } })
    }
    log.error({ requestId, issues: error.cause.issues }, 'answer does not match the contract')
  } else if (error instanceof ORPCError && error.status < 500) return error
  else log.error({ requestId, err: describe(error) }, 'request failed')
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: unexpectedErrorMessage })
}

/** A rule that only the server can check speaks of its field like the schemas do. */
function fieldsOf({ details: { field, message } }: DomainError) {
  return typeof field === 'string' ? { fields: [{ path: field.split('.'), message }] } : {}
}

/** Messages of the database repeat the values of the row, which may be personal: names only. */
function describe(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause as { code?: string; name?: string } | undefined
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query')
  return {
    type: error.name,
    message: isQuery ? 'query failed' : error.message,
    code: cause?.code ?? (error as { code?: string }).code,
    stack: error.stack
      ?.split('\n')
      .filter((line) => line.trim().startsWith('at '))
      .slice(0, 12),
  }
}

/** The root of all public handlers. */
export const publicApi = implement(publicContract)
  .$context<RequestContext>()
  .use(async ({ context, next }, input) => {
    try {
      refuseZeroByte(input)
      return await next()
    } catch (error) {
      throw toAnswer(error, context)
    }
  })
