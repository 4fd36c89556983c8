import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ErrorCode, errorCatalogue } from '../../contract/errors.ts'

/** Longer than any address that the site has ever given out. What follows `?` is not counted. */
const longestPath = 2048
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * What no part of the site wants to see is refused before anything of it is read. True when that
 * has happened.
 */
export function refuseAtGate(
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): boolean {
  const refusal = refusalOf(request.method ?? '', request.url ?? '/')
  if (!refusal) return false
  const { status, message } = errorCatalogue[refusal]
  response
    .writeHead(status, {
      ...headers,
      ...(refusal === 'METHOD_NOT_ALLOWED' ? { Allow: methods.join(', ') } : {}),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      // Whatever body follows is not worth reading.
      Connection: 'close',
    })
    .end(JSON.stringify({ code: refusal, message }))
  return true
}

function refusalOf(method: string, url: string): ErrorCode | undefined {
  if (!methods.includes(method)) return 'METHOD_NOT_ALLOWED'
  const end = url.indexOf('?')
  if ((end === -1 ? url.length : end) > longestPath) return 'ADDRESS_TOO_LONG'
  // No text of ours carries the zero byte, and the database refuses it.
  return url.includes('%00') ? 'VALIDATION' : undefined
}
