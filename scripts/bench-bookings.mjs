/**
 * Bookings per second through the whole HTTP path on PostgreSQL, as a ratio to pgbench running the
 * same statements in the same run (at least 0.5); the same on the embedded database; p99 at a
 * fixed rate. `npm run bench:bookings`
 */
import { execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { startPostgres } from './postgres.mjs'
import { ensureBuilt, ensureInstalled, projectEnv, projectNode, root } from './prepare.mjs'

const port = 4806
const seconds = 10
const clients = 16
const accounts = 40
const departures = 6_000
const tripIds = ['tokyo-kyoto', 'thailandia', 'grecia', 'hawaii', 'kenya-safari-experience']

const agent = new Agent({ keepAlive: true, maxSockets: 64 })
let sent = 0

await ensureInstalled()
await ensureBuilt()
const postgres = await startPostgres()
try {
  const onPostgres = await measureSite({ DATABASE_URL: postgres.url }, () => fill(postgres.url))
  const bare = runPgbench(postgres)
  const embedded = await measureSite({}, undefined)
  const row = (label, value) => console.log(`${label.padEnd(52)} ${value}`)
  row('bookings over HTTP on PostgreSQL', `${onPostgres.rate.toFixed(0)}/s`)
  row('the same statements by pgbench', `${bare.toFixed(0)}/s`)
  row('ratio (at least 0.5)', (onPostgres.rate / bare).toFixed(2))
  row(`p99 at ${onPostgres.fixedRate}/s on PostgreSQL`, `${onPostgres.p99.toFixed(0)} ms`)
  row('bookings over HTTP on the embedded database', `${embedded.rate.toFixed(0)}/s`)
  row(`p99 at ${embedded.fixedRate}/s on the embedded database`, `${embedded.p99.toFixed(0)} ms`)
  if (onPostgres.rate / bare < 0.5) process.exitCode = 1
} finally {
  await postgres.stop()
}

/** Enough departures that spots never run out, spread over accounts as over an agency's links. */
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
}

async function measureSite(variables, prepare) {
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-bench-'))
  const env = projectEnv({
    ...variables,
    PORT: String(port),
    DATA_DIR: folder,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
    ADMIN_EMAIL: 'bench@ondalta.example',
    ADMIN_PASSWORD: 'Banco-di-prova-1',
  })
  const site = spawn(projectNode, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
    cwd: root,
    env,
    stdio: 'ignore',
  })
  try {
    await untilReady()
    const tokens = prepare ? await prepared(prepare) : await embeddedTokens()
    await book(tokens, 2)
    const { made } = await book(tokens, seconds)
    const rate = made / seconds
    const fixedRate = Math.max(5, Math.floor(rate / 4))
    const p99 = await latencyAt(tokens, fixedRate)
    return { rate, fixedRate, p99 }
  } finally {
    await new Promise((resolve) => site.once('exit', resolve).kill('SIGTERM'))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function prepared(prepare) {
  await prepare()
  return Array.from({ length: departures }, (_, index) => `bench-${index + 1}`)
}

/** The embedded database belongs to its process: links are made through the back office's own call. */
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
  // A new account brings a link for every trip of the catalogue.
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

function post(tokens) {
  const body = JSON.stringify({
    token: tokens[sent++ % tokens.length],
    submissionId: randomUUID(),
    travelers: [
      {
        firstName: 'Prova',
        lastName: 'Banco',
        birthDate: '1990-05-17',
        address: 'Via della Misura 1, Ancona',
        passportNumber: 'YA0000000',
        email: 'prova@ondalta.example',
        phone: '+39 000 000 0000',
      },
    ],
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
          // Another caller each time: the limit per address is not what is measured.
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

async function book(tokens, forSeconds) {
  const end = Date.now() + forSeconds * 1000
  let made = 0
  const statuses = new Map()
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (Date.now() < end) {
        const status = await post(tokens)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status === 201) made++
      }
    }),
  )
  if (statuses.size > 1) console.log('answers by status', Object.fromEntries(statuses))
  return { made }
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

/** Statement by statement what one booking does; the two mails have the size of real ones. */
function runPgbench({ url, bin }) {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'ondalta-pgbench-')), 'booking.sql')
  writeFileSync(
    script,
    `\\set n random(1, ${departures})
\\set code random(0, 9999)
\\set caller random(1, 60000)
insert into rate_limits (key, window_start, count) values ('bench:' || :caller, now(), 1) on conflict (key) do update set count = rate_limits.count + 1 returning count;
select * from travel_bookings where submission_id = gen_random_uuid() limit 1;
begin;
select id as link, travel_id as trip, start_date as start, end_date as finish, iban_id as iban from booking_links where token = 'bench-' || :n limit 1 \\gset
select id as departure, spots_available as spots from travel_dates where destination_id in (:trip, 'x', 'y') and start_date = :start limit 1 for update \\gset
update travel_dates set spots_available = greatest(spots_available - 1, 0), updated_at = now() where id = :departure;
select payment_reference from travel_bookings where iban_id = :iban and payment_reference in ('Ricevuta ' || :code, 'a', 'b', 'c', 'd', 'e', 'f', 'g') and status <> 'cancelled' and payment_status not in ('paid', 'not_required', 'refunded');
insert into travel_bookings (submission_id, trip_id, destination_title, start_date, end_date, trip_days, nights, price, total_price, deposit_amount, adult_count, contact_name, contact_email, contact_phone, travelers, status, payment_status, payment_expires_at, booking_source, booking_link_id, iban_id, departure_id, spots_taken, balance_due_date) values (gen_random_uuid(), :trip, 'Prova', :start, :finish, 10, 9, 2400, 2400, 960, 1, 'Prova Banco', 'prova@ondalta.example', '+39 000 000 0000', '[{"firstName":"Prova","lastName":"Banco","birthDate":"1990-05-17","address":"Via della Misura 1, Ancona","passportNumber":"YA0000000","email":"prova@ondalta.example","phone":"+39 000 000 0000","type":"adult"}]', 'pending', 'pending', now(), 'admin_link', :link, :iban, :departure, 1, :start) returning id as booking \\gset
update booking_links set used = true where id = :link and used = false;
insert into audit_log (actor_name, action, entity, entity_id, after) values ('Viaggiatore', 'created', 'booking', :booking, '{"status":"pending","paymentStatus":"pending"}');
select * from saved_ibans where id = :iban limit 1;
insert into outbox (kind, dedupe_key, booking_id, recipient, subject, html, text) values ('booking_received', 'a' || :booking, :booking, 'prova@ondalta.example', 'Prova', repeat('<td>Riepilogo</td>', 200), repeat('Riepilogo ', 60)) on conflict (dedupe_key) do nothing;
insert into outbox (kind, dedupe_key, booking_id, recipient, subject, html, text) values ('agency_booking', 'b' || :booking, :booking, 'info@ondalta.example', 'Prova', repeat('<td>Riepilogo</td>', 200), repeat('Riepilogo ', 60)) on conflict (dedupe_key) do nothing;
commit;
`,
  )
  const output = execFileSync(
    path.join(bin, 'pgbench'),
    [
      '-n',
      '-c',
      String(clients),
      '-j',
      '1',
      '-T',
      String(seconds),
      '-M',
      'prepared',
      '-f',
      script,
      url,
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  )
  return Number(/tps = ([\d.]+)/.exec(output)?.[1])
}
