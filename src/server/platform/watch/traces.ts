import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Span, Tracer } from '@opentelemetry/api'
import { pathForLog } from './path-for-log.ts'

type Api = typeof import('@opentelemetry/api')
type Attributes = Record<string, string | number>

let tracing: { api: Api; tracer: Tracer } | undefined

/**
 * Loaded and started only where a collector is set (`OTEL_EXPORTER_OTLP_ENDPOINT`); the library reads its own
 * variables. Names and attributes are only ours: routes, verbs, tables, kinds of mail, never values.
 */
export async function startTraces(release: string): Promise<{ stop: () => Promise<void> }> {
  const api = await import('@opentelemetry/api')
  const { AsyncLocalStorageContextManager } = await import('@opentelemetry/context-async-hooks')
  const { W3CTraceContextPropagator } = await import('@opentelemetry/core')
  const { OTLPTraceExporter } = await import('@opentelemetry/exporter-trace-otlp-http')
  const { resourceFromAttributes } = await import('@opentelemetry/resources')
  const { BatchSpanProcessor, TracerProvider } = await import('@opentelemetry/sdk-trace')
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': process.env.OTEL_SERVICE_NAME ?? 'ondalta-viaggi',
      'service.version': release,
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  api.propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  tracing = { api, tracer: provider.getTracer('site') }
  return {
    stop: async () => {
      tracing = undefined
      await provider.shutdown()
    },
  }
}

export const isTracing = () => tracing !== undefined

/** The span of a request until its response is sent, with everything it does meanwhile below it. */
export function traceRequest(
  request: IncomingMessage,
  response: ServerResponse,
  answer: () => unknown,
): unknown {
  if (!tracing) return answer()
  const { api, tracer } = tracing
  const route = pathForLog(request.url ?? '/')
  const caller = api.propagation.extract(api.context.active(), request.headers)
  const attributes = { 'http.request.method': request.method ?? '', 'http.route': route }
  const kind = api.SpanKind.SERVER
  const span = tracer.startSpan(`${request.method} ${route}`, { kind, attributes }, caller)
  response.once('close', () => {
    span.setAttribute('http.response.status_code', response.statusCode)
    if (response.statusCode >= 500) span.setStatus({ code: api.SpanStatusCode.ERROR })
    span.end()
  })
  return api.context.with(api.trace.setSpan(caller, span), answer)
}

/** The span of a piece of work; an error is recorded as a failure, without its message. */
export async function traced<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  if (!tracing) return work()
  const { api, tracer } = tracing
  return tracer.startActiveSpan(name, { attributes }, async (span: Span) => {
    try {
      return await work()
    } catch (error) {
      span.setStatus({ code: api.SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** `select travel_bookings`: only verb and first table of a statement are traced. */
export function nameOfStatement(text: string): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]+)"?/i.exec(text)?.[1]?.toLowerCase()
  return table && table !== verb ? `${verb} ${table}` : verb
}
