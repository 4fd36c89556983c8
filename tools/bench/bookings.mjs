/**
 * Bookings per second through the whole HTTP path on PostgreSQL, as a ratio to pgbench running the same
 * statements in the same run (at least 0.7); the same on the embedded database; p99 at half of that rate. On
 * a busy machine elapsed time also depends on other processes, so the processor time per booking is reported,
 * too: the site's own, and that of all processes involved. `npm run bench:bookings`
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  projectEnv,
  projectNode,
  root,
  serverFlags,
  serverProgram,
} from '../../scripts/prepare.mjs'
import { needWrk } from '../../scripts/system-packages.mjs'
import { pgbenchBooking } from './pgbench-booking.mjs'
import { processorSeconds, untilQuiet } from './processor-time.mjs'

const port = 4806
const rounds = 3
const secondsPerRound = 4
const clients = 16
const accounts = 40
const departures = 6_000
const tripIds = ['tokyo-kyoto', 'thailandia', 'grecia', 'hawaii', 'kenya-safari-experience']
const wanted = 0.7

const traveller = {
  firstName: 'Prova',
  lastName: 'Banco',
  birthDate: '1990-05-17',
  address: 'Via della Misura 1, Ancona',
  passportNumber: 'YA0000000',
  email: 'prova@ondalta.example',
  phone: '+39 000 000 0000',
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let sent = 0

await ensureInstalled()
await ensureBuilt()
const wrk = needWrk()
const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-bench-'))
const postgres = await startPostgres()
try {
  const onPostgres = await measureSite(
    { DATABASE_URL: postgres.url },
    {
      prepare: () => fill(postgres.url),
      database: postgres.pid(),
      besides: () =>
        pgbenchBooking(postgres, { departures, clients, folder, seconds: secondsPerRound }),
    },
  )
  const embedded = await measureSite({}, { prepare: embeddedTokens })
  report(onPostgres, embedded)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

function report(onPostgres, embedded) {
  const row = (label, value) => console.log(`${label.padEnd(52)} ${value}`)
  const ratio = median(onPostgres.rates.map((rate, index) => rate / onPostgres.others[index]))
  const each = `${(onPostgres.cost * 1000).toFixed(2)} ms of the site's processor time each`
  row('bookings over HTTP on PostgreSQL', `${onPostgres.rate.toFixed(0)}/s, ${each}`)
  row('the same statements by pgbench', `${median(onPostgres.others).toFixed(0)}/s`)
  row(`ratio (at least ${wanted})`, ratio.toFixed(2))
  const { all, allBesides } = onPostgres
  row(
    'processor time of site and PostgreSQL, each',
    `${(all * 1000).toFixed(2)} ms; of pgbench and PostgreSQL ${(allBesides * 1000).toFixed(2)} ms, ratio ${(allBesides / all).toFixed(2)}`,
  )
  row(`p99 at ${onPostgres.fixedRate}/s on PostgreSQL`, `${onPostgres.p99.toFixed(0)} ms`)
  row('bookings over HTTP on the embedded database', `${embedded.rate.toFixed(0)}/s`)
  row(`p99 at ${embedded.fixedRate}/s on the embedded database`, `${embedded.p99.toFixed(0)} ms`)
  if (ratio < wanted) process.exitCode = 1
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

/** Enough departures that spots never run out, spread over accounts like an agency's links. */
async function fill(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into saved_ibans (account_holder, iban)
     select 'Prova ' || n, 'IT60X0542811101000000' || lpad(n::text, 6, '0') from generate_series(1, $1) n`,
    [accounts],
  )
  await client.query(
    `insert into travel_dates (destination_id, start_date, spots_available, total_spots)
     select (array['${tripIds.join("','")}'])[1 + n % 5], current_date + 60 + n / 5, 10, 10
     from generate_series(0, $1 - 1) n`,
    [departures],
  )
  await client.query(
    `insert into booking_links (token, kind, travel_id, travel_title, start_date, end_date, price, expires_at, iban_id)
     select 'bench-' || row_number() over (order by d.start_date, d.destination_id), 'iban', d.destination_id, 'Prova',
            d.start_date, d.start_date + 9, 2400, now() + interval '30 days',
            (select id from saved_ibans order by iban offset (extract(doy from d.start_date)::int % $1) limit 1)
     from travel_dates d`,
    [accounts],
  )
  await client.query('analyze')
  await client.end()
  return Array.from({ length: departures }, (_, index) => `bench-${index + 1}`)
}

/** Alternates with what it is compared with, so that a busy moment of the machine affects both. */
async function measureSite(variables, { prepare, database, besides }) {
  const data = mkdtempSync(path.join(folder, 'data-'))
  const env = projectEnv({
    ...variables,
    PORT: String(port),
    DATA_DIR: data,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'bench@ondalta.example',
    ADMIN_PASSWORD: 'Banco-di-prova-1',
  })
  const profile = process.env.BENCH_PROFILE
    ? [`--cpu-prof`, `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : []
  const site = spawn(projectNode, [...serverFlags(env), ...profile, serverProgram], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  try {
    await untilReady()
    const tokens = await prepare()
    await untilQuiet(site.pid)
    load(tokens, 2)
    const [rates, others, costs, all, allBesides] = [[], [], [], [], []]
    const bySite = () => processorSeconds(site.pid)
    const byDatabase = () => (database ? processorSeconds(database) : 0)
    // All processes started here except the site, pgbench included.
    const byOthers = () => processorSeconds(process.pid) - bySite()
    for (let round = 0; round < rounds; round++) {
      const before = { site: bySite(), database: byDatabase() }
      const made = load(tokens, secondsPerRound)
      const cost = (bySite() - before.site) / made
      costs.push(cost)
      all.push(cost + (byDatabase() - before.database) / made)
      rates.push(made / secondsPerRound)
      if (!besides) continue
      const beforeThem = byOthers()
      const { rate, count } = await besides()
      others.push(rate)
      allBesides.push((byOthers() - beforeThem) / count)
    }
    const rate = median(rates)
    const fixedRate = Math.max(5, Math.floor(rate / 2))
    const p99 = await latencyAt(tokens, fixedRate)
    return {
      rate,
      rates,
      others,
      cost: median(costs),
      all: median(all),
      allBesides: median(allBesides),
      fixedRate,
      p99,
    }
  } finally {
    await new Promise((resolve) => site.once('exit', resolve).kill('SIGTERM'))
  }
}

/** No other process can open the embedded database, so links are made through the back office's API. */
async function embeddedTokens() {
  const origin = `http://localhost:${port}`
  const headers = { 'Content-Type': 'application/json', Origin: origin }
  const signIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'bench@ondalta.example', password: 'Banco-di-prova-1' }),
  })
  const cookie = signIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const signedIn = { ...headers, Cookie: cookie }
  // A new account creates a link for every trip of the catalogue.
  await fetch(`${origin}/api/admin/ibans`, {
    method: 'POST',
    headers: signedIn,
    body: JSON.stringify({ accountHolder: 'Prova', iban: 'IT60X0542811101000000123456' }),
  })
  const list = await fetch(`${origin}/api/admin/links?pageSize=25`, { headers: signedIn })
  const tokens = list.ok ? (await list.json()).items.map((link) => link.token) : []
  if (tokens.length === 0) throw new Error('No link could be made on the embedded database.')
  return tokens
}

/** As fast as the site accepts them. The load generator must leave the processors to the site. */
function load(tokens, seconds) {
  const script = path.join(folder, 'bookings.lua')
  const people = JSON.stringify([traveller]).replaceAll('\\', '\\\\').replaceAll("'", "\\'")
  writeFileSync(
    script,
    `local tokens = { ${tokens.map((token) => `'${token}'`).join(', ')} }
local function uuid()
  return (string.gsub('xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx', 'x', function() return string.format('%x', math.random(0, 15)) end))
end
function init() math.randomseed(os.time() + ${sent++}) end
function request()
  local body = '{"token":"' .. tokens[math.random(#tokens)] .. '","submissionId":"' .. uuid() .. '","travelers":${people}}'
  -- Another caller each time: the limit per address is not what is measured.
  local caller = '10.' .. math.random(0, 250) .. '.' .. math.random(0, 250) .. '.1'
  return wrk.format('POST', '/api/bookings', { ['Content-Type'] = 'application/json', ['X-Forwarded-For'] = caller }, body)
end
`,
  )
  const output = execFileSync(
    wrk,
    ['-t1', `-c${clients}`, `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`],
    { encoding: 'utf8' },
  )
  const answered = Number(/(\d+) requests in/.exec(output)?.[1])
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0)
  if (refused > 0) console.log(`${refused} of ${answered} answers were no booking`)
  return answered - refused
}

function post(tokens) {
  const body = JSON.stringify({
    token: tokens[sent++ % tokens.length],
    submissionId: randomUUID(),
    travelers: [traveller],
  })
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        agent,
        method: 'POST',
        path: '/api/bookings',
        headers: {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(body),
          // A different client address each time, because the limit per address is not measured here.
          'X-Forwarded-For': `10.${sent % 250}.${(sent >> 8) % 250}.1`,
        },
      },
      (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode))
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

async function latencyAt(tokens, rate) {
  const times = []
  const calls = []
  for (let index = 0; index < rate * 5; index++) {
    const due = performance.now()
    calls.push(post(tokens).then(() => times.push(performance.now() - due)))
    await new Promise((resolve) => setTimeout(resolve, 1000 / rate))
  }
  await Promise.all(calls)
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]
}

async function untilReady() {
  for (let attempt = 0; attempt < 600; attempt++) {
    if (
      await fetch(`http://127.0.0.1:${port}/ready`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The site did not start.')
}
