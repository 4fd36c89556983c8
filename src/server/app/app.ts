import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contactFormAction } from '../../contract/contact/contact-form.ts'
import { errorCatalogue, unexpectedErrorMessage } from '../../contract/errors.ts'
import { pages } from '../../contract/pages.ts'
import type { StaffAuth } from '../access/staff/auth.ts'
import { previewRoutes } from '../catalogue/drafts/preview-page.ts'
import { createContentFiles } from '../catalogue/editions/content-files.ts'
import { seoRoutes } from '../catalogue/editions/seo.ts'
import { figuresMode } from '../catalogue/figures/mode.ts'
import { answerContactForm } from '../contact/contact/contact-form.ts'
import { apiPage } from '../http/api-page.ts'
import { answerAuth } from '../http/auth.ts'
import { largestBody, largestForm, tooLargeCode } from '../http/body-limits.ts'
import type { RequestContext } from '../http/context.ts'
import { refuseAtGate } from '../http/gate.ts'
import { createPageServer, type PageServer, sendContent } from '../http/pages.ts'
import {
  backOfficeHeaders,
  dataPolicy,
  securityHeaders,
  securityOptions,
} from '../http/security.ts'
import { readStaff } from '../http/session.ts'
import type { SiteFiles } from '../http/site-files.ts'
import { isReachable } from '../platform/db/client.ts'
import { isOutOfReach } from '../platform/db/retry.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/describe-error.ts'
import type { Metrics } from '../platform/watch/metrics.ts'
import { mayReadMetrics } from '../platform/watch/metrics-server.ts'
import { pathForLog } from '../platform/watch/path-for-log.ts'
import { traceRequest } from '../platform/watch/traces.ts'
import { answerAdmin } from './admin-router.ts'
import { answerApi, openApiDocument } from './api.ts'
import { downloadRoutes } from './downloads.ts'
import { createPictureAnswers } from './picture-answers.ts'
import { createPlaceAnswer, isPlaceCall, retryAfterSeconds } from './place-answer.ts'
import { isPrivateLink, sendPrivatePage } from './private-pages.ts'
import { tripDownloadRoutes } from './trip-downloads.ts'
import { webhookRoutes } from './webhooks.ts'

type Bindings = { incoming: IncomingMessage }
type App = Hono<{ Bindings: Bindings; Variables: { requestId: string } }>

export type AppParts = {
  deps: Deps
  auth: StaffAuth
  site?: SiteFiles
  /** Whether this process may get requests; without it only the database is checked. */
  isReady?: () => Promise<boolean>
  /** Set where metrics are read on the site's own port. */
  metrics?: Metrics | undefined
}

/** The whole site as one request listener. Without `site` (in development) only the API answers. */
export function createApp({ deps, auth, site, isReady, metrics }: AppParts): RequestListener {
  const options = securityOptions(deps.publicUrl, site?.scriptHashes)
  const headers = securityHeaders(options)
  const frame = () => site?.memory.get(pages.contact)?.bodies.identity.toString()
  const build = site?.release ?? 'dev'
  const parts = { deps, auth, metrics, build, isReady: isReady ?? (() => isReachable(deps.db)) }
  const api = createApi(parts, headers, frame)
  const listener = getRequestListener((request, env) => api.fetch(request, env), {
    overrideGlobalObjects: false,
  })
  const servePages: PageServer = site
    ? createPageServer(site, headers, backOfficeHeaders(options))
    : () => false
  const findContent = createContentFiles({
    editions: deps.catalogue,
    release: build,
    readMode: () => figuresMode(deps.db),
    figures: () => site?.figures,
  })
  const sendAnyPicture = createPictureAnswers(deps, { headers, servePages, site })
  const addressOf = (request: IncomingMessage) => callerAddress(deps, request)
  const sendPlace = createPlaceAnswer({ deps, build, headers, addressOf })
  return (request, response) => {
    metrics?.observe(request, response)
    answerOrFail(deps.log, request, response, () => {
      if (refuseAtGate(request, response, { headers, address: () => addressOf(request) }))
        return undefined
      if (isContent(request)) return sendContent(request, response, findContent, headers)
      const picture = sendAnyPicture(request, response)
      if (picture) return picture
      if (site && isPrivateLink(request))
        return sendPrivatePage(request, response, { deps, site, headers })
      if (isPlaceCall(request))
        return traceRequest(request, response, () => sendPlace(request, response))
      if (servePages(request, response)) return undefined
      return traceRequest(request, response, () => listener(request, response))
    })
  }
}

function isContent({ url = '', method }: IncomingMessage): boolean {
  return url.startsWith('/content/') && (method === 'GET' || method === 'HEAD')
}

/** An error while answering fails that one response, never the process. */
function answerOrFail(
  log: Deps['log'],
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => unknown,
): void {
  const failed = (error: unknown) => {
    const path = pathForLog(request.url ?? '')
    log.error({ path, err: describeError(error) }, 'request failed')
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' })
        .end(unexpectedErrorMessage)
  }
  try {
    const answering = answer()
    // Pages are answered synchronously, without a promise.
    if (answering instanceof Promise) answering.catch(failed)
  } catch (error) {
    failed(error)
  }
}

type ApiParts = Omit<AppParts, 'site'> & { isReady: () => Promise<boolean>; build: string }

function createApi(
  parts: ApiParts,
  headers: Record<string, string>,
  frame: () => string | undefined,
): App {
  const { deps, auth, isReady, metrics } = parts
  const app: App = new Hono()
  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    const isData = c.res.headers.get('Content-Type')?.startsWith('application/json')
    const own = isData ? { ...headers, 'Content-Security-Policy': dataPolicy } : headers
    for (const [name, value] of Object.entries(own)) {
      // Downloads have a stricter policy of their own.
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
    }
    c.res.headers.set('X-Request-Id', requestId)
    if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
    if (c.res.status === 503) c.res.headers.set('Retry-After', retryAfterSeconds)
    const ms = Math.round(performance.now() - started)
    const path = pathForLog(c.req.path)
    deps.log.info({ requestId, method: c.req.method, path, status: c.res.status, ms }, 'request')
  })
  app.use(async (c, next) => {
    if (mayCarryBody(c.req) && !c.req.header('content-length'))
      c.req.raw = withoutAnnouncedLength(c.req.raw)
    await next()
  })
  // Large bodies to the back office are not read unless the caller is signed in.
  app.use('/api/admin/*', async (c, next) => {
    if (c.req.method === 'GET' || announced(c.req.raw.headers) <= largestForm) return next()
    if (await readStaff({ ...deps, auth, headers: c.req.raw.headers })) return next()
    const { status, message } = errorCatalogue.UNAUTHORIZED
    return c.json({ code: 'UNAUTHORIZED', message }, status, { Connection: 'close' })
  })
  app.use((c, next) => {
    if (!mayCarryBody(c.req)) return next()
    const isStaff = c.req.path.startsWith('/api/admin/')
    // Browsers always send Content-Length: without it only small bodies are accepted, except from staff.
    const mostUnsaid = isStaff ? Number.POSITIVE_INFINITY : largestForm
    const isSaid = c.req.header('content-length') !== undefined
    const maxSize = Math.min(
      largestBody(c.req.path),
      isSaid ? Number.POSITIVE_INFINITY : mostUnsaid,
    )
    const code = tooLargeCode(c.req.path)
    // The rest of the body is not read, so the connection can't be used again.
    const close = { Connection: 'close' }
    const onError = () => c.json({ code, ...errorCatalogue[code] }, 413, close)
    return bodyLimit({ maxSize, onError })(c, next)
  })
  app.get('/health', (c) => c.json({ status: 'ok' }))
  app.get('/ready', async (c) =>
    (await isReady()) ? c.json({ status: 'ready' }) : c.json({ status: 'waiting' }, 503),
  )
  app.get('/metrics', async (c) => {
    if (!metrics || !mayReadMetrics(deps.env, c.req.header('authorization'))) return c.notFound()
    const { text, type } = await metrics.read()
    return c.body(text, 200, { 'Content-Type': type })
  })
  app.route('/', seoRoutes(deps))
  app.route('/', webhookRoutes(deps))
  const addressOf = (c: Context<{ Bindings: Bindings }>) => callerAddress(deps, c.env.incoming)
  app.route('/', previewRoutes(deps, addressOf))
  app.route('/', downloadRoutes(deps, addressOf))
  app.route('/', tripDownloadRoutes(deps, addressOf))
  const agency = () => deps.catalogue.current().catalogue.brand.name
  app.get('/api/openapi.json', async (c) => c.json(await openApiDocument(agency())))
  app.get('/api/docs', async (c) => c.html(apiPage(await openApiDocument(agency()), agency())))
  app.on(['GET', 'POST'], '/api/auth/*', (c) => {
    const context = requestContext(parts, c.env.incoming, c.req.raw, c.get('requestId'))
    return answerAuth(auth, c.req.raw, context)
  })
  app.all('/api/admin/*', (c) => {
    const context = requestContext(parts, c.env.incoming, c.req.raw, c.get('requestId'))
    return answerAdmin(c.req.raw, { ...context, auth, method: c.req.method })
  })
  app.post(contactFormAction, (c) => {
    const context = requestContext(parts, c.env.incoming, c.req.raw, c.get('requestId'))
    return answerContactForm(c.req.raw, context, frame())
  })
  app.all('/api/*', async (c) => {
    const context = requestContext(parts, c.env.incoming, c.req.raw, c.get('requestId'))
    const answer = await answerApi(c.req.raw, context)
    return answer ?? c.json({ code: 'NOT_FOUND', ...errorCatalogue.NOT_FOUND }, 404)
  })
  app.notFound((c) => c.json({ code: 'NOT_FOUND', ...errorCatalogue.NOT_FOUND }, 404))
  app.onError((error, c) => {
    const err = describeError(error)
    // A visitor who disconnected while sending is not a server error.
    const level = (error as NodeJS.ErrnoException).code === 'ECONNRESET' ? 'info' : 'error'
    deps.log[level](
      { requestId: c.get('requestId'), path: pathForLog(c.req.path), err },
      'request failed',
    )
    return isOutOfReach(error)
      ? c.json({ code: 'SERVICE_UNAVAILABLE', message: unexpectedErrorMessage }, 503)
      : c.json({ code: 'INTERNAL_SERVER_ERROR', message: unexpectedErrorMessage }, 500)
  })
  return app
}

/** GET and HEAD requests have no body, or one that is ignored. */
function mayCarryBody({ method }: { method: string }): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** The announced length of the body; infinite where it is unknown. */
function announced(headers: Headers): number {
  const length = headers.get('content-length')
  if (length !== null) return Number(length)
  return headers.has('transfer-encoding') ? Number.POSITIVE_INFINITY : 0
}

/** The body limit copies requests without a length, and the listener's own request can't be copied. */
function withoutAnnouncedLength(request: Request): Request {
  const { url, method, headers } = request
  const isSent = headers.has('transfer-encoding')
  return new Request(url, {
    method,
    headers,
    ...(isSent ? { body: request.body, duplex: 'half' } : {}),
  })
}

function requestContext(
  { deps, build }: Pick<ApiParts, 'deps' | 'build'>,
  incoming: IncomingMessage,
  request: Request,
  requestId: string,
): RequestContext {
  return {
    ...deps,
    build,
    requestId,
    headers: request.headers,
    address: callerAddress(deps, incoming),
  }
}

/** Behind a proxy, the client's address is the last one in the header, which the proxy itself wrote. */
function callerAddress({ env }: Deps, incoming: IncomingMessage): string {
  const forwarded = incoming.headers['x-forwarded-for']
  if (env.TRUST_PROXY && forwarded) {
    return String(forwarded).split(',').at(-1)?.trim() ?? 'unknown'
  }
  return incoming.socket.remoteAddress ?? 'unknown'
}
