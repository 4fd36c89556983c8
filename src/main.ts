import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './server/app.ts'
import { loadSiteFiles } from './server/http/site-files.ts'
import { startServices } from './server/services.ts'
import { explainStartFailure } from './server/start-failure.ts'

/** The composition root: the only file that joins the server with what the web wing was built into. */
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const services = await startServices({ source: process.env, cacheDir: path.join(root, '.cache') })
  const { env, deps } = services
  const site = await loadSiteFiles(root, env.PUBLIC_URL)
  const server = createServer(createApp({ deps, auth: services.auth, site }))
  server.headersTimeout = 15_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })
  services.announce(server.address())

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Requests in flight finish; idle connections do not hold the process.
    const closed = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    const hurry = setTimeout(() => server.closeAllConnections(), 10_000)
    await closed
    clearTimeout(hurry)
    await services.close()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}
