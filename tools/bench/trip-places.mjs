/**
 * A thousand parties open 'Il mio viaggio' on PostgreSQL: all in the same instant, and within a few seconds
 * of each other, as after a mail to a whole season; with one process of the site and with two, as
 * operations.md describes.
 * In production the site is warm, so every process answers the same number of openings before it is measured.
 * The single instant is repeated and each result is printed, because the engine keeps compiling under load.
 * Required: p99 under 300 ms. `npm run bench:trip`
 */

import { spawn } from 'node:child_process'
import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
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
import { processorSeconds, untilQuiet } from './processor-time.mjs'

const firstPort = Number(process.env.PORT ?? 4807)
const parties = 1000
const instants = 5
const spreads = [1, 3, 10]
/** Warm-up: so many openings within so many seconds; by then code in frequent use is compiled. */
const warmUp = { openings: 500, seconds: 1, rounds: 4 }
const wantedMs = 300
/** One buffer for all answers, because each chunk is processed before the next one arrives. */
const arrived = Buffer.alloc(64 * 1024)
const longestMs = 60_000
const authSecret = 'a secret for a bench that nobody else ever sees'
const documentsKey = randomBytes(32).toString('hex')

await ensureInstalled()
await ensureBuilt()
const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-bench-'))
const postgres = await startPostgres()
const sites = []
try {
  await startSite(firstPort)
  const cookies = await fill(postgres.url)
  await measure(cookies)
  // Two new processes with the same warm-up: a process counts its readers and refuses endless reading.
  await stopSites()
  await startSite(firstPort)
  await startSite(firstPort + 1)
  await measure(cookies)
} finally {
  await stopSites()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

async function startSite(port) {
  const env = projectEnv({
    DATABASE_URL: postgres.url,
    PORT: String(port),
    DATA_DIR: path.join(folder, String(port)),
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    AUTH_SECRET: authSecret,
    DOCUMENTS_KEY: documentsKey,
    ADMIN_EMAIL: 'bench@ondalta.example',
    ADMIN_PASSWORD: 'Banco-di-prova-1',
  })
  const site = spawn(projectNode, [...serverFlags(env), serverProgram], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  const stop = () => new Promise((resolve) => site.once('exit', resolve).kill('SIGTERM'))
  sites.push({ port, pid: site.pid, stop })
  await untilReady(port)
}

async function stopSites() {
  await Promise.all(sites.splice(0).map(({ stop }) => stop()))
}

async function measure(cookies) {
  const count = sites.length === 1 ? 'one process' : `${sites.length} processes`
  console.log(`${count} of the site on ${availableParallelism()} processors, all of them warm`)
  for (const { pid } of sites) await untilQuiet(pid)
  for (const site of sites) {
    for (let round = 0; round < warmUp.rounds; round++) {
      await openAll(cookies.slice(0, warmUp.openings), warmUp.seconds, [site])
    }
  }
  for (let instant = 0; instant < instants; instant++) await told(cookies, 0)
  for (const seconds of spreads) await told(cookies, seconds)
}

/** All processes share the same processors, so the time of each is reported separately. */
function used() {
  const { user, system } = process.cpuUsage()
  return {
    site: sites.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    database: processorSeconds(postgres.pid()),
    phones: (user + system) / 1e6,
  }
}

async function told(cookies, seconds) {
  const load = loadavg()[0].toFixed(1)
  const before = used()
  const { times, failed } = await openAll(cookies, seconds)
  const after = used()
  const sorted = times.toSorted((a, b) => a - b)
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
  const each = (who) => `${(((after[who] - before[who]) / parties) * 1000).toFixed(2)} ms`
  const when = seconds === 0 ? 'in the same instant' : `within ${seconds} s`
  console.log(
    `  ${parties} parties ${when}: p50 ${at(0.5).toFixed(0)} ms, p99 ${at(0.99).toFixed(0)} ms (under ${wantedMs} is asked for), ${failed} refused; processor time of each: site ${each('site')}, database ${each('database')}, phones ${each('phones')}; load of the machine ${load}`,
  )
  if (failed > 0) process.exitCode = 1
}

/** One connection each, like a thousand phones; a proxy spreads them over several processes in turn. */
async function openAll(cookies, seconds, among = sites) {
  const times = []
  let failed = 0
  const open = async (cookie, index) => {
    await new Promise((resolve) => setTimeout(resolve, (seconds * 1000 * index) / cookies.length))
    const start = performance.now()
    const isAnswered = await isPlaceOpened(among[index % among.length].port, cookie)
    if (!isAnswered) failed++
    times.push(performance.now() - start)
  }
  await Promise.all(cookies.map(open))
  return { times, failed }
}

/** Raw HTTP, because Node's own client takes as much processor time as the site. */
function isPlaceOpened(port, cookie) {
  return new Promise((resolve) => {
    let length = 0
    let wanted = Number.POSITIVE_INFINITY
    let isOpened = false
    const callback = (count) => {
      const part = arrived.subarray(0, count)
      if (length === 0) {
        wanted = lengthOf(part)
        isOpened = isOk(part)
      }
      length += count
      if (length >= wanted) socket.destroy()
      return true
    }
    const socket = connect({ port, host: '127.0.0.1', onread: { buffer: arrived, callback } })
    const tooLong = setTimeout(() => socket.destroy(), longestMs)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      clearTimeout(tooLong)
      resolve(length >= wanted && isOpened)
    })
    socket.write(`GET /api/trip HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${cookie}\r\n\r\n`)
  })
}

function isOk(part) {
  return part.subarray(0, 12).toString('latin1') === 'HTTP/1.1 200'
}

/** The length of the whole answer from its headers, which arrive in one chunk. */
function lengthOf(part) {
  const end = part.indexOf('\r\n\r\n')
  const head = part.subarray(0, end).toString('latin1')
  const said = /^content-length: (\d+)$/im.exec(head)?.[1]
  if (end === -1 || said === undefined) throw new Error('the answer does not say how long it is')
  return end + 4 + Number(said)
}

/** Parties of one or two on two hundred departures, all with something to pay: the longest code path. */
async function fill(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await fillWith(client)
  } finally {
    await client.end()
  }
}

async function fillWith(client) {
  await client.query('begin')
  await client.query(
    `insert into saved_ibans (account_holder, iban) values ('Prova', 'IT60X0542811101000000123456')`,
  )
  await client.query(
    `insert into travel_dates (destination_id, start_date, spots_available, total_spots)
     select 'grecia', current_date + 60 + n, 10, 10 from generate_series(0, 199) n`,
  )
  const { rows } = await client.query(
    `insert into travel_bookings (submission_id, trip_id, destination_title, start_date, end_date, trip_days, nights, price,
       total_price, deposit_amount, adult_count, contact_name, contact_email, contact_phone, travelers, status, payment_status,
       payment_reference, booking_source, iban_id, departure_id, spots_taken)
     select gen_random_uuid(), 'grecia', 'Grecia', d.start_date, d.start_date + 9, 10, 9, 2400,
       people * 2400, people * 960, people, 'Prova Banco', 'prova' || n || '@ondalta.example', '+39 000 000 0000',
       (select jsonb_agg(jsonb_build_object('firstName', 'Prova', 'lastName', 'Banco ' || p, 'type', 'adult', 'birthDate', null,
         'email', '', 'phone', '', 'address', '', 'passportNumber', '')) from generate_series(1, people) p),
       'pending', 'pending', 'Ricevuta ' || lpad(n::text, 4, '0'), 'link', (select id from saved_ibans limit 1), d.id, people
     from generate_series(0, $1 - 1) n cross join lateral (select 1 + n % 2 as people) size
       join travel_dates d on d.start_date = current_date + 60 + n % 200 and d.destination_id = 'grecia'
     returning id, contact_email`,
    [parties],
  )
  await client.query(
    `update travel_dates d set spots_available = 10 - (select sum(spots_taken) from travel_bookings b where b.departure_id = d.id)
     where exists (select 1 from travel_bookings b where b.departure_id = d.id)`,
  )
  await client.query('commit')
  const cookies = []
  for (const { id, contact_email: email } of rows) {
    const pass = randomUUID()
    const session = randomBytes(32).toString('base64url')
    const hash = hashOf(passToken(pass, email))
    await client.query(
      'insert into trip_passes (id, booking_id, seat, token_hash) values ($1, $2, 0, $3)',
      [pass, id, hash],
    )
    await client.query(
      'insert into trip_sessions (pass_id, pass_hash, token_hash) values ($1, $2, $3)',
      [pass, hash, hashOf(session)],
    )
    cookies.push(`viaggio=${session}`)
  }
  await client.query('analyze')
  return cookies
}

/** The same algorithm as in `src/server/trip/access/keys.ts`. */
function passToken(pass, email) {
  const signingKey = createHmac('sha256', authSecret).update('public forms').digest('hex')
  return createHmac('sha256', signingKey).update(`viaggio ${pass} 1 ${email}`).digest('base64url')
}

function hashOf(token) {
  return createHash('sha256').update(token).digest('base64url')
}

async function untilReady(port) {
  for (let attempt = 0; attempt < 600; attempt++) {
    const isReady = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The site did not start.')
}
