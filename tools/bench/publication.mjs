/**
 * Publishes a price while visitors read pages at a steady rate: how long until they see it (at most three
 * seconds), and how long any page made them wait meanwhile (at most 50 ms). Then the same with five hundred
 * trips and five thousand reviews: all their pages are rendered in under a minute.
 * `npm run bench:publication`, `-- --only everyday` or `-- --only large` for one of the two.
 */
import { Agent, request } from 'node:http'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { ensureBuilt, fail, root } from '../../scripts/prepare.mjs'
import { onProjectNode } from '../../scripts/project-node.mjs'
import { largeCatalogue, publishInto } from './large-catalogue.mjs'
import { finished, inFolder, signIn, startSite } from './own-site.mjs'

const limits = { visibleMs: 3_000, waitMs: 50, everythingMs: 60_000 }
const options = {
  port: { type: 'string', default: '4808' },
  rate: { type: 'string', default: '200' },
  rounds: { type: 'string', default: '5' },
  trips: { type: 'string', default: '500' },
  reviews: { type: 'string', default: '5000' },
  only: { type: 'string', default: '' },
}

async function main() {
  const { values } = parseArgs({ options })
  const { only, ...numbers } = values
  const { port, rate, rounds, trips, reviews } = Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, Number(value)]),
  )
  await ensureBuilt()
  const parts = [
    only !== 'large' && (await everyday({ port, rate, rounds })),
    only !== 'everyday' && (await large({ port, rate, rounds, trips, reviews })),
  ]
  if (parts.includes('missed')) process.exitCode = 1
}

async function everyday({ port, rate, rounds }) {
  const result = await inFolder(async (dataDir) => {
    const site = await startSite({ port, dataDir })
    return finished(site, () => publications(site, { rate, rounds, trip: 'grecia' }))
  })
  return report('the everyday catalogue', result)
}

async function large({ port, rate, rounds, trips, reviews }) {
  const measured = await inFolder(async (dataDir) => {
    await publishInto(dataDir, path.join(root, '.cache'), await largeCatalogue({ trips, reviews }))
    const first = await startSite({ port, dataDir })
    const { cpuMs: everythingCpuMs } = await first.watched()
    await first.stop()
    const site = await startSite({ port, dataDir })
    const trip = 'prova-7'
    const result = await finished(site, () => publications(site, { rate, rounds, trip }))
    const { startMs: everythingMs, peakMb } = first
    return { ...result, everythingMs, everythingCpuMs, peakMb, restartMs: site.startMs }
  })
  return report(`${trips} trips and ${reviews} reviews`, measured)
}

async function publications(site, { rate, rounds, trip }) {
  const cookie = await signIn(site)
  const pages = await addressesOf(site)
  const quiet = await underLoad(site, { rate, pages }, () => wait(4_000))
  const found = []
  const loaded = await underLoad(site, { rate, pages }, async () => {
    for (let round = 0; round < rounds; round++) {
      found.push(await publishPrice(site, cookie, { trip, euros: 1_501 + round }))
      await wait(1_000)
    }
  })
  return { pages: pages.length, quiet, loaded, found, memoryMb: site.memoryMb() }
}

async function addressesOf({ origin }) {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url).pathname)
}

/** From the click on 'Pubblica adesso' until the trip's page shows the new price. */
async function publishPrice({ origin }, cookie, { trip, euros }) {
  const call = async (method, address, body) => {
    const answer = await fetch(`${origin}/api/admin/catalogue${address}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: origin, Cookie: cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const key = `trip/${trip}`
  const { document } = await call('GET', `/document?key=${encodeURIComponent(key)}`)
  const changed = { ...document, price: euros * 100 }
  await call('PUT', '/draft', { key, revision: 0, document: changed })
  const pressed = performance.now()
  const answered = call('POST', '/publish', {
    documents: [{ key, revision: 1 }],
    note: `Prezzo ${euros}`,
    at: null,
  }).then(() => performance.now() - pressed)
  const wanted = euros.toLocaleString('it-IT', { useGrouping: 'always' })
  for (;;) {
    const page = await (await fetch(`${origin}/travel/${trip}`)).text()
    if (page.includes(wanted)) break
    if (performance.now() - pressed > 60_000) throw new Error('The price was never seen.')
    await wait(10)
  }
  return { visibleMs: performance.now() - pressed, answeredMs: await answered }
}

/** The visitors run in a thread of their own, so that measuring does not wait for the publication. */
async function underLoad(site, load, work) {
  await site.watched()
  const stop = new SharedArrayBuffer(4)
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { port: site.port, stop, ...load },
  })
  const result = new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
  const before = await site.watched()
  await work()
  const after = await site.watched()
  Atomics.store(new Int32Array(stop), 0, 1)
  const { times, failed } = await result
  const sorted = times.toSorted((a, b) => a - b)
  return {
    count: sorted.length,
    failed,
    p99: sorted[Math.floor(sorted.length * 0.99)],
    longest: sorted.at(-1),
    heldUpMs: after.heldUpMs,
    turnMs: after.turnMs,
    cpuMs: after.cpuMs - before.cpuMs,
  }
}

/** At a fixed rate, whether or not earlier answers have come: a slow moment affects all requests in it. */
async function readPages({ port, rate, pages, stop }) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const stopped = new Int32Array(stop)
  const times = []
  const calls = new Set()
  let failed = 0
  const begun = performance.now()
  for (let index = 0; Atomics.load(stopped, 0) === 0; index++) {
    const due = begun + (index * 1000) / rate
    const early = due - performance.now()
    if (early > 1) await wait(early)
    // Measured from the actual sending: a delay of the load generator is not the site's.
    const sent = performance.now()
    const call = read({ port, agent, path: pages[index % pages.length] })
      .then(
        () => times.push(performance.now() - sent),
        () => (failed += 1),
      )
      .finally(() => calls.delete(call))
    calls.add(call)
  }
  await Promise.all(calls)
  agent.destroy()
  return { times, failed }
}

function read(target) {
  return new Promise((resolve, reject) => {
    const call = request({ ...target, headers: { 'Accept-Encoding': 'br' } }, (answer) => {
      answer.resume()
      answer.once('end', () => (answer.statusCode === 200 ? resolve() : reject(answer.statusCode)))
    })
    call.once('error', reject)
    call.end()
  })
}

function report(title, { pages, quiet, loaded, found, memoryMb, ...large }) {
  const row = (label, value) => console.log(`${label.padEnd(60)} ${value}`)
  const ms = (value) => `${value < 100 ? value.toFixed(1) : Math.round(value)} ms`
  const both = (name) => `${ms(loaded[name])}, ${ms(quiet[name])}`
  const visible = found.map(({ visibleMs }) => visibleMs)
  console.log(`\n${title}: ${pages} addresses`)
  if (large.everythingMs) {
    row('first start, every page made', ms(large.everythingMs))
    row('its processor time (under a minute)', ms(large.everythingCpuMs))
    row('memory at its highest meanwhile', `${Math.round(large.peakMb)} MB`)
    row('the next start', ms(large.restartMs))
  }
  row('from the press until visitors see it (under 3 s)', visible.map(ms).join(', '))
  row('the press is answered after', found.map(({ answeredMs }) => ms(answeredMs)).join(', '))
  row('longest wait of a page meanwhile (at most 50 ms)', ms(loaded.longest))
  row('p99 meanwhile', ms(loaded.p99))
  row('longest wait and p99 with nothing published', `${ms(quiet.longest)}, ${ms(quiet.p99)}`)
  row('longest turn of the loop, its own work alone (at most 50 ms)', ms(loaded.turnMs))
  row('longest hold-up of the loop, and with nothing published', both('heldUpMs'))
  row('processor time of one publication', ms(loaded.cpuMs / found.length))
  row('pages read', `${loaded.count}, ${loaded.failed} failed`)
  row('memory afterwards', `${Math.round(memoryMb)} MB`)
  // If waits are long even without a publication, the machine is busy with something else.
  const waited = quiet.longest < limits.waitMs / 2 && loaded.longest > limits.waitMs
  const missed = large.everythingMs
    ? [loaded.failed > 0, large.everythingCpuMs > limits.everythingMs]
    : [
        loaded.failed > 0,
        waited,
        loaded.turnMs > limits.waitMs,
        Math.max(...visible) > limits.visibleMs,
      ]
  return missed.includes(true) ? 'missed' : 'kept'
}

if (!isMainThread) parentPort.postMessage(await readPages(workerData))
else {
  try {
    if (await onProjectNode(import.meta.filename)) await main()
  } catch (error) {
    fail(error)
  }
}
