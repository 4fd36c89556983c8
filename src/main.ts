import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createApp } from './server/app.ts'
import { readEnv } from './server/env.ts'
import { loadSiteFiles } from './server/http/site-files.ts'
import { startServices } from './server/services.ts'
import { explainStartFailure } from './server/start-failure.ts'

/** The composition root: the only file that joins the server with what the web wing was built into. */
const root = fileURLToPath(new URL('..', import.meta.url))

try {
  const env = readEnv(process.env)
  // The address is taken first: a start that fails on it leaves no trace in the data folder.
  const server = createServer((_, response) =>
    response.writeHead(503, { 'Retry-After': '5' }).end(),
  )
  server.headersTimeout = 15_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(env.PORT, env.HOST, resolve)
  })
  const services = await startServices({ env, cacheDir: path.join(root, '.cache') })
  const site = await loadSiteFiles(root, env.PUBLIC_URL)
  server.removeAllListeners('request')
  server.on('request', createApp({ deps: services.deps, auth: services.auth, site }))
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
