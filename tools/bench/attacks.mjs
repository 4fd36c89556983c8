/**
 * Fifty hostile clients do at once everything that a stranger can, while honest travellers book: `/health`
 * must answer within 200 ms at p99, and the bookings must succeed. `npm run bench:attacks`
 */
import { spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { startPostgres } from '../../scripts/postgres.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  projectEnv,
  projectNode,
  root,
  serverProgram,
} from '../../scripts/prepare.mjs'

const port = Number(process.env.PORT ?? 4807)
const seconds = 15
const hostileClients = 50
const honestBookings = 30
const slowestHealth = 200

const hostile = new Agent({ keepAlive: true, maxSockets: hostileClients })
const honest = new Agent({ keepAlive: true, maxSockets: 8 })
const boundary = 'a-boundary'
const photos = photographs()
const startDate = new Date(Date.now() + 120 * 86_400_000).toISOString().slice(0, 10)

await ensureInstalled()
await ensureBuilt()
await attackSite('the embedded database', {})
const postgres = await startPostgres()
try {
  await attackSite('PostgreSQL', { DATABASE_URL: postgres.url })
} finally {
  await postgres.stop()
}

async function attackSite(label, variables) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-attacks-'))
  const site = spawn(projectNode, ['--disable-warning=ExperimentalWarning', serverProgram], {
    cwd: root,
    env: projectEnv({
      ...variables,
      PORT: String(port),
      DATA_DIR: folder,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ADMIN_EMAIL: 'bench@ondalta.example',
      ADMIN_PASSWORD: 'Banco-di-prova-1',
    }),
    stdio: 'ignore',
  })
  try {
    await untilReady()
    const attacks = attacksOn(await warmUp())
    console.log(`\nOn ${label}`)
    report(await measure(attacks), Object.keys(attacks).length)
  } finally {
    await new Promise((resolve) => site.once('exit', resolve).kill('SIGTERM'))
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A few bookings whose pages and summaries the hostile clients will request. */
async function warmUp() {
  const ids = []
  for (let index = 0; index < 5; index++) {
    const { status, body } = await book(`198.51.100.${index}`)
    if (status !== 201) throw new Error(`A booking before the attack was answered with ${status}.`)
    ids.push(JSON.parse(body).id)
  }
  // The first summary after a start loads its library; that delay is not caused by the attack.
  await send('GET', `/api/bookings/${ids[0]}/riepilogo.pdf`, {}, honest, '198.51.100.250')
  return ids
}

function attacksOn(ids) {
  const any = () => ids[Math.floor(Math.random() * ids.length)]
  const json = (body) => ({ body: JSON.stringify(body), type: 'application/json' })
  return {
    'contact forms to strangers': () => send('POST', '/api/contact-messages', json(message())),
    'bookings for nothing': () => send('POST', '/api/trip-bookings', json(tripBooking())),
    quotes: () =>
      send(
        'POST',
        '/api/trip-quotes',
        json({ tripId: 'grecia', startDate, adults: 9, children: 1 }),
      ),
    summaries: () => send('GET', `/api/bookings/${any()}/riepilogo.pdf`),
    'declared payments': () => send('POST', `/api/bookings/${any()}/transfer`, json({})),
    'guessed links': () => send('GET', `/api/booking-links/${randomUUID()}`),
    clicks: () => send('POST', '/api/whatsapp-clicks', json(click())),
    'bodies of 60 kB': () =>
      send('POST', '/api/bookings', {
        body: `[${'['.repeat(30_000)}${']'.repeat(30_000)}]`,
        type: 'application/json',
      }),
    'bodies too large': () =>
      send('POST', '/api/bookings', { body: 'x'.repeat(200_000), type: 'application/json' }),
    'notices too large': () =>
      send('POST', '/api/webhooks/stripe', { body: 'x'.repeat(600_000), type: 'application/json' }),
    photographs: () =>
      send('POST', '/api/documents', {
        body: photos,
        type: `multipart/form-data; boundary=${boundary}`,
      }),
    'sign-ins': () =>
      send(
        'POST',
        '/api/auth/sign-in/email',
        json({ email: 'bench@ondalta.example', password: randomUUID() }),
      ),
    'long addresses': () => send('GET', `/${'a/'.repeat(1500)}`),
    'odd pages': () => send('GET', `/travel/${'%25'.repeat(300)}`),
  }
}

async function measure(attacks) {
  const end = Date.now() + seconds * 1000
  const list = Object.values(attacks)
  const result = { hostile: 0, statuses: new Map(), honest: [] }
  const attackers = Array.from({ length: hostileClients }, async (_, client) => {
    for (let turn = client; Date.now() < end; turn++) {
      const status = await list[turn % list.length]().then(
        ({ status }) => status,
        () => 'cut off',
      )
      result.hostile++
      result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1)
    }
  })
  const watcher = watchHealth()
  const travellers = (async () => {
    for (let index = 0; index < honestBookings; index++) {
      const started = performance.now()
      const { status } = await book(`198.51.100.${100 + (index % 50)}`)
      result.honest.push({ status, ms: performance.now() - started })
      await new Promise((resolve) => setTimeout(resolve, (seconds * 1000 * 0.6) / honestBookings))
    }
  })()
  const [health] = await Promise.all([watcher, ...attackers, travellers])
  return { ...result, health }
}

/** In a thread of its own: the load of fifty clients in this thread must not count as waiting. */
function watchHealth() {
  const watcher = new Worker(new URL('./watch-health.mjs', import.meta.url), {
    workerData: { port, seconds },
  })
  return new Promise((resolve, reject) => watcher.once('message', resolve).once('error', reject))
}

function report({ hostile: total, statuses, health, honest: made }, kinds) {
  const row = (label, value) => console.log(`${label.padEnd(52)} ${value}`)
  const p99 = percentile(health, 0.99)
  const through = made.filter(({ status }) => status === 201).length
  row(
    `${hostileClients} hostile clients, ${kinds} kinds of attack, ${seconds} s`,
    `${total} requests`,
  )
  row('answers by status', JSON.stringify(Object.fromEntries(statuses)))
  row('/health median', `${percentile(health, 0.5).toFixed(0)} ms`)
  row(`/health p99 (at most ${slowestHealth})`, `${p99.toFixed(0)} ms`)
  row('honest bookings that went through', `${through} of ${made.length}`)
  row(
    'their p99',
    `${percentile(
      made.map(({ ms }) => ms),
      0.99,
    ).toFixed(0)} ms`,
  )
  if (p99 > slowestHealth || through < made.length || statuses.has(500)) process.exitCode = 1
}

function percentile(values, share) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN
}

function tripBooking() {
  return {
    submissionId: randomUUID(),
    tripId: 'grecia',
    startDate,
    travelers: [{ firstName: 'Prova', lastName: 'Banco', type: 'adult' }],
    email: `prova-${randomUUID()}@ondalta.example`,
    phone: `+39 3${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`,
  }
}

function book(address) {
  const body = JSON.stringify(tripBooking())
  return send('POST', '/api/trip-bookings', { body, type: 'application/json' }, honest, address)
}

function message() {
  return {
    submissionId: randomUUID(),
    firstName: 'Prova',
    lastName: 'Banco',
    email: 'vittima@ondalta.example',
    message: 'x'.repeat(3000),
    filledInMs: 5000,
  }
}

function click() {
  return {
    phone_number: '+39 000 000 0000',
    clicked_at: new Date().toISOString(),
    message: 'y'.repeat(2000),
    referrer: 'z'.repeat(900),
  }
}

/** Two photographs of 4 MB each, as a browser sends them; made once, because an attacker has time. */
function photographs() {
  const part = (name, content) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    content,
    Buffer.from('\r\n'),
  ]
  const content = randomBytes(4 * 1024 * 1024)
  return Buffer.concat([
    ...part('passport', content),
    ...part('selfie', content),
    Buffer.from(`--${boundary}--\r\n`),
  ])
}

/** All hostile clients share one network, like those of a single attacker. */
function send(method, address, { body, type } = {}, agent = hostile, from = '203.0.113.66') {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        agent,
        method,
        path: address,
        headers: {
          'X-Forwarded-For': from,
          ...(body ? { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) } : {}),
        },
      },
      (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part))
        answer.once('end', () =>
          resolve({ status: answer.statusCode, body: Buffer.concat(parts).toString() }),
        )
        answer.once('error', reject)
      },
    )
    call.once('error', reject)
    call.end(body)
  })
}

async function untilReady() {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const ready = await fetch(`http://127.0.0.1:${port}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The site did not start.')
}
