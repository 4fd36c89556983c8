import { execFile } from 'node:child_process'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { createApp } from './server/app/app.ts'
import { startServices } from './server/app/services.ts'
import { endInOrder } from './server/platform/end-in-order.ts'
import { readEnv } from './server/platform/env.ts'
import { createLog } from './server/platform/log.ts'
import { explainStartFailure } from './server/platform/start-failure.ts'

/**
 * Shows every mail, PDF and error message on one page, for proofreading. In a process of its own, because its
 * samples are in another database with another key.
 */
function answerTexts(response: ServerResponse): void {
  const program = fileURLToPath(
    new URL('./server/testing/all-texts/print-page.ts', import.meta.url),
  )
  response.setHeader('content-type', 'text/html; charset=utf-8')
  execFile(process.execPath, [program], { maxBuffer: 50_000_000 }, (error, page) =>
    response.end(error ? error.message : page),
  )
}

/** `npm run dev`: the API as in production, the pages from Vite with hot reload. */
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const env = readEnv(process.env)
  const log = createLog(env)
  const services = await startServices({ env, log, cacheDir: path.join(root, '.cache') })
  const api = createApp({ deps: services.deps, auth: services.auth })
  const server = createServer()
  const vite = await createVite({
    root,
    appType: 'spa',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  server.on('request', (request, response) => {
    if (
      /^\/(api\/|content\/|pictures\/upload\/|brand\/|health|ready|sitemap\.xml|robots\.txt|manifest\.webmanifest)/.test(
        request.url ?? '',
      )
    ) {
      api(request, response)
    } else if (request.url === '/sviluppo/testi') answerTexts(response)
    else vite.middlewares(request, response)
  })
  server.listen(services.env.PORT, services.env.HOST, () => services.announce(server.address()))
  endInOrder(log, async () => {
    server.closeAllConnections()
    await vite.close()
    await services.stopJobs()
    await services.close()
  })
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
