/**
 * The home page at 500 requests a second on one process while PDFs are drawn without a break: p99 (at most 50
 * ms on a quiet machine), and the same without papers for comparison; also the longest turn of the event loop
 * by processor time, which does not depend on other processes. `npm run bench:papers`
 */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import pg from 'pg'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  projectEnv,
  projectNode,
  root,
  serverProgram,
} from '../../scripts/prepare.mjs'
import { untilQuiet } from './processor-time.mjs'
import { askWatched, watcher } from './watched-loop.mjs'

const port = 4807
const perSecond = 500
const seconds = 10
const limitMs = 50
const bookings = 400
const question = 'GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n'
let callers = 0

if (isMainThread) {
  try {
    await main()
  } catch (error) {
    fail(error)
  }
} else parentPort.postMessage(await readPages(workerData))

async function main() {
  await ensureInstalled()
  await ensureBuilt()
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-papers-'))
  const postgres = await startPostgres()
  const site = startSite(folder, postgres.url)
  try {
    const [sign] = await Promise.race([once(site, 'message'), once(site, 'exit')])
    if (sign !== 'ready') throw new Error('The site did not start.')
    const ids = await book(postgres.url)
    // The first paper loads the library; new bookings have contracts drawn and pages rendered again.
    await draw(ids.pop())
    await untilQuiet(site.pid)
    const alone = await measured(site)
    const drawing = drawOneByOne(ids)
    const beside = await measured(site)
    const drawn = await drawing.stop()
    const row = (label, value) => console.log(`${label.padEnd(52)} ${value}`)
    const ms = (value) => `${value.toFixed(1)} ms`
    row(`home at ${perSecond}/s, p99`, ms(alone.p99))
    row(`the same while papers are drawn, p99 (at most ${limitMs})`, ms(beside.p99))
    row('longest turn of the loop, processor time', `${ms(alone.turnMs)} and ${ms(beside.turnMs)}`)
    const perPaper = (name) => ms((beside[name] - alone[name]) / Math.max(1, drawn))
    row(
      'a paper costs the loop, and everything together',
      `${perPaper('loopMs')}, ${perPaper('cpuMs')}`,
    )
    row('answers', `${alone.count} and ${beside.count}`)
    row('papers drawn meanwhile', `${drawn} (${(drawn / seconds).toFixed(1)}/s)`)
    if (drawn < seconds) throw new Error('Papers were not drawn all the time.')
    if (beside.p99 > limitMs) process.exitCode = 1
  } finally {
    if (site.exitCode === null) {
      await new Promise((resolve) => site.once('exit', resolve).kill('SIGTERM'))
    }
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function startSite(folder, url) {
  const env = projectEnv({
    PORT: String(port),
    DATABASE_URL: url,
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'bench@ondalta.example',
    ADMIN_PASSWORD: 'Banco-di-prova-1',
  })
  const args = ['--disable-warning=ExperimentalWarning', '--import', watcher, serverProgram]
  const stdio = ['ignore', 'ignore', 'ignore', 'ipc']
  return spawn(projectNode, args, { cwd: root, env, stdio })
}

/** Each booking's paper is drawn once and then cached, so there is one booking per paper. */
async function book(url) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into saved_ibans (account_holder, iban) values ('Prova', 'IT60X0542811101000000123456')`,
  )
  const { rows } = await client.query(
    `insert into booking_links (token, kind, travel_id, travel_title, start_date, end_date, price, expires_at, iban_id)
     select 'bench-' || n, 'iban', 'tokyo-kyoto', 'Prova', current_date + 60 + n, current_date + 69 + n, 2400, now() + interval '30 days', (select id from saved_ibans limit 1)
     from generate_series(1, $1) n returning token`,
    [bookings],
  )
  await client.end()
  const ids = []
  for (const { token } of rows) ids.push(JSON.parse(await post(token)).id)
  return ids
}

async function post(token) {
  const traveller = {
    firstName: 'Prova',
    lastName: 'Banco',
    birthDate: '1990-05-17',
    address: 'Via della Misura 1, Ancona',
    passportNumber: 'YA0000000',
    email: `prova-${randomUUID()}@ondalta.example`,
    phone: '+39 000 000 0000',
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/bookings`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...caller() },
    body: JSON.stringify({ token, submissionId: randomUUID(), travelers: [traveller] }),
  })
  if (answer.status !== 201) throw new Error(`A booking was answered ${answer.status}`)
  return answer.text()
}

function caller() {
  callers += 1
  return { 'X-Forwarded-For': `10.${callers % 250}.${(callers >> 8) % 250}.1` }
}

async function draw(id) {
  const address = `http://127.0.0.1:${port}/api/bookings/${id}/riepilogo.pdf`
  const answer = await fetch(address, { headers: caller() })
  if (!answer.ok) throw new Error(`A paper was answered ${answer.status}`)
  await answer.arrayBuffer()
}

/** One paper is always being drawn, and none waits. */
function drawOneByOne(ids) {
  let done = false
  let drawn = 0
  const all = (async () => {
    while (!done && ids.length > 0) {
      await draw(ids.pop())
      if (!done) drawn += 1
    }
    if (!done) throw new Error('There were not enough bookings to draw papers of.')
  })()
  return {
    stop: async () => {
      done = true
      await all
      return drawn
    },
  }
}

async function measured(site) {
  const before = await askWatched(site)
  const pages = await inThread()
  const after = await askWatched(site)
  const [loopMs, cpuMs] = ['loopMs', 'cpuMs'].map((name) => after[name] - before[name])
  return { ...pages, turnMs: after.turnMs, loopMs, cpuMs }
}

/** In a thread of its own, so that measuring does not wait for the drawing. */
function inThread() {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: { port } })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** At a fixed rate, whether or not earlier answers have come: a slow moment affects all requests in it. */
async function readPages(target) {
  const times = []
  const calls = []
  const { read, end } = await openReaders(target.port)
  const begun = performance.now()
  for (let index = 0; index < perSecond * seconds; index++) {
    const due = begun + (index * 1000) / perSecond
    const early = due - performance.now()
    if (early > 1) await wait(early)
    calls.push(read().then(() => times.push(performance.now() - due)))
  }
  await Promise.all(calls)
  end()
  const sorted = times.toSorted((a, b) => a - b)
  return { p99: sorted[Math.floor(sorted.length * 0.99)], count: sorted.length }
}

/** Raw connections that only count bytes, so that the client leaves the processors to the server. */
async function openReaders(at) {
  const address = `http://127.0.0.1:${at}/`
  const page = await fetch(address, { headers: { 'Accept-Encoding': 'br' } })
  const length = Number(page.headers.get('content-length'))
  const free = []
  const open = () => {
    const socket = connect(at, '127.0.0.1').setNoDelay()
    const reader = { socket }
    socket.on('data', (chunk) => take(reader, chunk, length))
    socket.on('error', (error) => reader.reject?.(error))
    return reader
  }
  const read = () =>
    new Promise((resolve, reject) => {
      const reader = free.pop() ?? open()
      reader.left = undefined
      reader.reject = reject
      reader.resolve = () => {
        free.push(reader)
        resolve()
      }
      reader.socket.write(question)
    })
  // All readers are free once the last answer has come.
  const end = () => free.forEach(({ socket }) => socket.destroy())
  return { read, end }
}

/** The headers come in the first chunk; after that only the length matters. */
function take(reader, chunk, length) {
  reader.left ??= chunk.indexOf('\r\n\r\n') + 4 + length
  reader.left -= chunk.length
  if (reader.left === 0) reader.resolve()
}
