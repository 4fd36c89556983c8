import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { assembleCatalogue, type Catalogue } from './domain/catalogue/catalogue.ts'
import { createApp } from './server/app/app.ts'
import { beginSample } from './server/app/sample/fill.ts'
import { startServices } from './server/app/services.ts'
import { createRenderer } from './server/catalogue/editions/renderer.ts'
import { pagesAhead, sitePages } from './server/catalogue/editions/site-pages.ts'
import { startPagesFolder } from './server/catalogue/editions/start-pages-folder.ts'
import { loadFigures, loadFiguresSwitched } from './server/catalogue/figures/load-figures.ts'
import { followPageReviews } from './server/catalogue/figures/published-reviews.ts'
import { createDrainingServer, requireFreePort } from './server/http/draining-server.ts'
import { loadSiteFiles } from './server/http/site-files.ts'
import { system } from './server/platform/audit/write-audit.ts'
import type { Deps } from './server/platform/deps.ts'
import { endInOrder } from './server/platform/end-in-order.ts'
import { type Env, readEnv } from './server/platform/env.ts'
import { createLog, type Log } from './server/platform/log.ts'
import { explainStartFailure } from './server/platform/start-failure.ts'

/** The composition root: the only file that combines the server with the built web pages. */
const root = fileURLToPath(new URL('..', import.meta.url))
const cacheDir = path.join(root, '.cache')

try {
  const env = readEnv(process.env)
  const log = createLog(env)
  const started = start(env, log)
  endInOrder(log, async () => {
    const { server, services, renderer } = await started
    await Promise.all([server.drain(), services.stopJobs()])
    await renderer.close()
    await services.close()
  })
  await started
} catch (error) {
  console.error(explainStartFailure(error))
  process.exit(1)
}

async function start(env: Env, log: Log) {
  // Checked first, so that a start that fails here leaves no trace in the data folder.
  await requireFreePort(env.PORT, env.HOST)
  const services = await startServices({ env, log, cacheDir })
  const site = await loadSiteFiles(root, { publicUrl: env.PUBLIC_URL, cacheDir })
  const renderer = createRenderer({
    root,
    release: site.release,
    cacheDir: path.join(env.dataDir, 'pages'),
    built: site.built,
  })
  const { catalogue } = services.deps
  const figures = (edition: Catalogue) => loadFigures(services.deps, edition)
  const reviews = followPageReviews(services.deps.db)
  const origin = env.PUBLIC_URL
  const folder = await startPagesFolder(services.deps, site)
  await catalogue.beforeShowing(sitePages({ site, renderer, origin, figures, reviews, folder }), {
    preview: async (documents, preview, { isMarked } = { isMarked: false }) =>
      renderer.preview({
        documents,
        preview,
        isMarked,
        origin,
        figures: await figures(assembleCatalogue(documents)),
        reviews: await reviews(),
      }),
    ahead: pagesAhead({
      renderer,
      origin,
      figures: (edition) => loadFiguresSwitched(services.deps, edition),
      reviews,
    }),
  })
  const isReady = async () => !server.isDraining() && services.isReady()
  const { deps, auth, metrics } = services
  const server = createDrainingServer(createApp({ deps, auth, site, isReady, metrics }))
  // Only now: from here on every request is served.
  services.announce(await server.listen(env.PORT, env.HOST))
  process.send?.('ready')
  if (process.argv.includes('--sample')) fillWithSamples(services.deps)
  return { server, services, renderer }
}

/** `npm start -- --sample`: the same as the button on Oggi, with the same conditions. */
function fillWithSamples(deps: Deps): void {
  console.log('\nFilling the agency with samples …')
  beginSample(deps, system)
    .then(async (begun) => {
      await begun?.filled
      console.log(begun ? 'The agency is full of samples.' : 'The samples are there already.')
    })
    .catch(() =>
      console.error('No samples: there are bookings already, real data are on, or they failed.'),
    )
}
