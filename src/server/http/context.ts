import { implement, ORPCError, ValidationError } from '@orpc/server'
import { publicContract } from '../../contract/contract.ts'
import { errorCatalogue, unexpectedErrorMessage } from '../../contract/errors.ts'
import { type DomainError, isDomainError } from '../../domain/errors.ts'
import { isOutOfReach } from '../platform/db/retry.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/describe-error.ts'
import { refuseIbanInNames } from './iban-in-name.ts'
import { refuseUnstorableText } from './unstorable-text.ts'

export type RequestContext = Deps & {
  /** The client's network address, for rate limits only. */
  address: string
  requestId: string
  /** The build of the browser code that is served here. */
  build: string
  headers: Headers
  /** Headers that the response gets in addition. */
  resHeaders?: Headers
}

/** The called procedure and its path in the contract. */
export type Called = {
  path: readonly string[]
  procedure: { '~orpc': { errorMap: Readonly<Record<string, unknown>> } }
}

/**
 * Codes that any call may answer, before its handler runs or because of invalid input. All others must be
 * named in its contract.
 */
const always = new Set<string>([
  'VALIDATION',
  'UNAUTHORIZED',
  'FORBIDDEN',
  'PASSWORD_CHANGE_REQUIRED',
  'SECOND_FACTOR_MISSING',
  'FRESH_SIGN_IN_REQUIRED',
  'FOREIGN_IBAN',
])

/**
 * A mistake of ours: a client that relies on the contract can't handle this code. Tests treat this line as a
 * failure.
 */
export const unnamedRefusal = 'refused with a code that the contract of the call does not name'

/** Turns domain errors into responses, and hides every other error behind one sentence. */
export function toAnswer(
  error: unknown,
  { log, requestId }: Pick<RequestContext, 'log' | 'requestId'>,
  called?: Called,
) {
  if (isDomainError(error)) {
    const { status, message } = errorCatalogue[error.code]
    if (called && !isNamed(error.code, called))
      log.error({ requestId, code: error.code, call: called.path.join('.') }, unnamedRefusal)
    if (error.cause)
      log.error({ requestId, code: error.code, err: describeError(error.cause) }, 'step failed')
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
  else log.error({ requestId, err: describeError(error) }, 'request failed')
  if (isOutOfReach(error)) {
    return new ORPCError('SERVICE_UNAVAILABLE', { message: unexpectedErrorMessage })
  }
  return new ORPCError('INTERNAL_SERVER_ERROR', { message: unexpectedErrorMessage })
}

function isNamed(code: string, { procedure }: Called): boolean {
  return always.has(code) || code in procedure['~orpc'].errorMap
}

/** A rule that only the server can check reports its field in the same form as the schemas do. */
function fieldsOf({ details: { field, message } }: DomainError) {
  return typeof field === 'string' ? { fields: [{ path: field.split('.'), message }] } : {}
}

export const publicApi = implement(publicContract)
  .$context<RequestContext>()
  .use(async ({ context, next, path, procedure }, input) => {
    try {
      refuseUnstorableText(input)
      refuseIbanInNames(input)
      return await next()
    } catch (error) {
      throw toAnswer(error, context, { path, procedure })
    }
  })
