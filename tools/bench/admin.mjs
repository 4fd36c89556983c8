import { parseArgs } from 'node:util'
import { fail } from '../../scripts/prepare.mjs'
import { onProjectNode } from '../../scripts/project-node.mjs'

/**
 * How long the database takes for every list, search and dashboard query of the back office.
 * Uses the PostgreSQL of DATABASE_URL (filled by `npm run seed`), or starts and fills one of its own:
 *   npm run bench:admin -- --bookings 1000000 --links 100000
 */
const limitMs = 100

async function bench() {
  const { values } = parseArgs({
    options: {
      bookings: { type: 'string', default: '1000000' },
      links: { type: 'string', default: '100000' },
      rounds: { type: 'string', default: '25' },
    },
  })
  const postgres = process.env.DATABASE_URL ? undefined : await startFilled(values)
  try {
    return await measure(process.env.DATABASE_URL ?? postgres.url, Number(values.rounds))
  } finally {
    await postgres?.stop()
  }
}

async function startFilled({ bookings, links }) {
  const { startPostgres } = await import('../../scripts/postgres.mjs')
  const { fillDatabase } = await import('../../scripts/seed-statements.mjs')
  const { openPostgres } = await import('../../src/server/platform/db/client.ts')
  const { default: pg } = await import('pg')
  const postgres = await startPostgres({ memory: '2GB' })
  try {
    await (await openPostgres(postgres.url)).close()
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const size = { bookings: Number(bookings), links: Number(links) }
    await fillDatabase(client, { ...size, report: console.log })
    await client.end()
    return postgres
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

async function measure(url, rounds) {
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const { default: pg } = await import('pg')
  const { adminQueries } = await import('./admin-queries.mjs')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const times = timeQueries(client)
  const db = drizzle({ client, casing: 'snake_case' })
  const { rows } = await client.query(
    'select (select count(*) from travel_bookings) as bookings, (select count(*) from booking_links) as links',
  )
  console.log(`\n${rows[0].bookings} bookings, ${rows[0].links} links, ${rounds} rounds\n`)
  const results = []
  printHeader()
  for (const [name, run] of await adminQueries(db)) {
    await run(0)
    times.reset()
    for (let round = 0; round < rounds; round += 1) {
      times.startRound()
      await run(round)
    }
    const result = { name, ...summarise(times.bySlot) }
    results.push(result)
    printLine(result)
  }
  await client.end()
  return report(results)
}

/** Runs the queries one after the other and times each, so that they do not share the database. */
function timeQueries(client) {
  const original = client.query.bind(client)
  const times = { bySlot: new Map(), slot: 0 }
  let last = Promise.resolve()
  client.query = (...args) => {
    const slot = times.slot
    times.slot += 1
    const run = async () => {
      const started = performance.now()
      const result = await original(...args)
      const list = times.bySlot.get(slot) ?? []
      list.push(performance.now() - started)
      times.bySlot.set(slot, list)
      return result
    }
    const result = last.then(run)
    last = result.catch(() => undefined)
    return result
  }
  times.startRound = () => {
    times.slot = 0
  }
  times.reset = () => {
    times.bySlot = new Map()
    times.slot = 0
  }
  return times
}

/** A call is represented by its slowest query. */
function summarise(bySlot) {
  const queries = [...bySlot.values()].map((times) => {
    const sorted = times.toSorted((a, b) => a - b)
    const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
    return { p50: at(0.5), p95: at(0.95), max: sorted.at(-1) ?? 0 }
  })
  const slowest = queries.toSorted((a, b) => b.p95 - a.p95)[0] ?? { p50: 0, p95: 0, max: 0 }
  return { queries: queries.length, ...slowest }
}

const ms = (value) => `${value.toFixed(1)} ms`.padStart(10)

function printHeader() {
  const columns = ['p50', 'p95', 'max'].map((name) => name.padStart(10)).join(' ')
  console.log(`${'query'.padEnd(46)} queries${columns}`)
}

function printLine({ name, queries, p50, p95, max }) {
  const mark = p95 > limitMs ? '  ← over the limit' : ''
  const figures = [p50, p95, max].map(ms).join(' ')
  console.log(`${name.padEnd(46)} ${String(queries).padStart(7)}${figures}${mark}`)
}

function report(results) {
  const slow = results.filter(({ p95 }) => p95 > limitMs)
  console.log(`\n${results.length} calls, ${slow.length} with a query over ${limitMs} ms at p95`)
  return slow.length === 0 ? 0 : 1
}

try {
  if (await onProjectNode(import.meta.filename)) process.exitCode = await bench()
} catch (error) {
  fail(error)
}
