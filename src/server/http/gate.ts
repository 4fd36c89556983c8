import type { IncomingMessage, ServerResponse } from 'node:http'
import { type ErrorCode, errorCatalogue } from '../../contract/errors.ts'
import { isHeldInMemory, largestBody, tooLargeCode } from './body-limits.ts'
import { rawHeader } from './raw-header.ts'
import { takeUploadPlace } from './upload-gate.ts'

/** Longer than any address of the site. The part after `?` is not counted. */
const longestPath = 2048
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/**
 * Refuses requests that no part of the site accepts, before their body is read. True when the request was
 * refused.
 */
export function refuseAtGate(
  request: IncomingMessage,
  response: ServerResponse,
  { headers, address }: { headers: Record<string, string>; address: () => string },
): boolean {
  const refusal = refusalOf(request) ?? crowdOf(request, response, address)
  if (!refusal) return false
  const { status, message } = errorCatalogue[refusal]
  response
    .writeHead(status, {
      ...headers,
      ...(refusal === 'METHOD_NOT_ALLOWED' ? { Allow: methods.join(', ') } : {}),
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      // The request's body is not read.
      Connection: 'close',
    })
    .end(JSON.stringify({ code: refusal, message }))
  return true
}

function refusalOf(request: IncomingMessage): ErrorCode | undefined {
  const { method = '', url = '/' } = request
  if (!methods.includes(method)) return 'METHOD_NOT_ALLOWED'
  const path = pathOf(url)
  if (path.length > longestPath) return 'ADDRESS_TOO_LONG'
  // No text of ours contains a NUL byte, and the database refuses it.
  if (url.includes('%00')) return 'VALIDATION'
  if (!isPlainPath(path)) return 'VALIDATION'
  // A body without a declared length is counted while it is read.
  const length = rawHeader(request, 'content-length')
  return length && Number(length) > largestBody(path) ? tooLargeCode(path) : undefined
}

/**
 * A character that browsers never percent-encode in a path: allowing it encoded would give one address many
 * forms.
 */
const needlesslyEncoded = /%(?:2[def]|3\d|4[1-9a-f]|5[0-9af]|5c|6[1-9a-f]|7[0-9ae])/i
const dotSegment = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/

/**
 * Every address has only one form, for this gate, limits, router and caches in front of the site:
 * `/admin/../travels` and `/api/%64ocuments` match nothing.
 */
export function isPlainPath(path: string): boolean {
  if (!path.includes('%') && !path.includes('.') && !path.includes('\\')) return true
  return !path.includes('\\') && !needlesslyEncoded.test(path) && !dotSegment.test(path)
}

/** Limits concurrent large bodies, signed in or not. */
function crowdOf(
  request: IncomingMessage,
  response: ServerResponse,
  address: () => string,
): ErrorCode | undefined {
  const { method, url = '/' } = request
  if (method !== 'POST' && method !== 'PUT') return undefined
  const said = rawHeader(request, 'content-length')
  const length = said === undefined ? Number.POSITIVE_INFINITY : Number(said)
  if (!isHeldInMemory(pathOf(url), length)) return undefined
  return takeUploadPlace(address(), response) ? undefined : 'RATE_LIMITED'
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
