import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createProcedureClient, ORPCError } from '@orpc/server'
import { type RequestContext, toAnswer } from '../http/context.ts'
import { rawHeader } from '../http/raw-header.ts'
import { dataPolicy } from '../http/security.ts'
import { limitOf, requireVisitorWithinLimit } from '../http/visitor-limits.ts'
import type { Deps } from '../platform/deps.ts'
import { tripHandlers } from '../trip/handlers.ts'

/** Exactly `GET /trip` of the contract; every other spelling is answered by the general router. */
const path = '/trip'
const address = `/api${path}`
const limit = limitOf('GET', path) ?? 'reading'

/** The database is down or busy: usually it is back by then. */
export const retryAfterSeconds = '5'

type Parts = {
  deps: Deps
  build: string
  headers: Record<string, string>
  addressOf: (request: IncomingMessage) => string
}

export function isPlaceCall({ url, method }: IncomingMessage): boolean {
  return url === address && method === 'GET'
}

/**
 * After a mail, a whole season's travellers open 'Il mio viaggio' within a minute. This one call skips the
 * router's request and response objects, which cost as much as the rest of it; the procedure itself, with its
 * limit, its errors and the validation of its response, is the contract's own.
 */
export function createPlaceAnswer({ deps, build, headers, addressOf }: Parts) {
  const always = {
    ...headers,
    'Content-Security-Policy': dataPolicy,
    'Content-Type': 'application/json',
    'Cache-Control': 'no-store',
  }
  const view = createProcedureClient(tripHandlers.view, {
    context: (context: RequestContext) => context,
  })
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const started = performance.now()
    const requestId = randomUUID()
    const context: RequestContext = {
      ...deps,
      build,
      requestId,
      headers: new Headers({ cookie: rawHeader(request, 'cookie') ?? '' }),
      address: addressOf(request),
    }
    const { status, body } = await answered(context, () => view(undefined, { context }))
    const text = JSON.stringify(body)
    response.writeHead(status, {
      ...always,
      'Content-Length': Buffer.byteLength(text),
      'X-Request-Id': requestId,
      ...(status === 503 ? { 'Retry-After': retryAfterSeconds } : {}),
    })
    response.end(text)
    const ms = Math.round(performance.now() - started)
    deps.log.info({ requestId, method: 'GET', path: address, status, ms }, 'request')
  }
}

async function answered(
  context: RequestContext,
  view: () => Promise<unknown>,
): Promise<{ status: number; body: unknown }> {
  try {
    await requireVisitorWithinLimit(context, limit)
    return { status: 200, body: await view() }
  } catch (error) {
    const refusal = error instanceof ORPCError ? error : toAnswer(error, context)
    return { status: refusal.status, body: refusal.toJSON() }
  }
}
