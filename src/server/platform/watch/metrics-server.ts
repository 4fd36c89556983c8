import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { Env } from '../env.ts'
import type { Metrics } from './metrics.ts'

/** Listens on a port of its own for the metrics collector: by default from this machine only. */
export async function listenForMetrics(env: Env, metrics: Metrics): Promise<Server | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host } = env
  if (port === undefined) return undefined
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    metrics.read().then(
      ({ text, type }) => response.writeHead(200, { 'Content-Type': type }).end(text),
      () => response.writeHead(503).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  server.unref()
  return server
}

/** On the site's own port the token is required; compared in constant time. */
export function mayReadMetrics({ METRICS_TOKEN: token }: Env, header: string | undefined): boolean {
  if (token === undefined || header === undefined) return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(header), digest(`Bearer ${token}`))
}
