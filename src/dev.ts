import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer as createVite } from 'vite'
import { createApp } from './server/app.ts'
import { readEnv } from './server/env.ts'
import { startServices } from './server/services.ts'
import { explainStartFailure } from './server/start-failure.ts'

/** `npm run dev`: the API as in production, the pages straight from Vite with hot reload. */
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const services = await startServices({
    env: readEnv(process.env),
    cacheDir: path.join(root, '.cache'),
  })
  const api = createApp({ deps: services.deps, auth: services.auth })
  const server = createServer()
  const vite = await createVite({
    root,
    appType: 'spa',
    server: { middlewareMode: { server }, hmr: { server } },
  })
  server.on('request', (request, response) => {
    if (/^\/(api\/|health|ready|sitemap\.xml|robots\.txt)/.test(request.url ?? '')) {
      api(request, response)
    } else vite.middlewares(request, response)
  })
  server.listen(services.env.PORT, services.env.HOST, () => services.announce(server.address()))
  const stop = async () => {
    server.closeAllConnections()
    await vite.close()
    await services.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
