/**
 * Figures that hold on any machine because they are ratios measured in one run: the prerendered home page
 * against a bare node:http server, and behind nginx as in `deploy/nginx/site.conf` against nginx sending the
 * same file; start-up time, memory. On a busy machine elapsed time also depends on other processes, so the
 * processor time per request is measured, too.
 * `npm run bench`, which goes on with the bookings and a publication; the back office is in
 * `npm run bench:admin`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { exampleServer, startNginx } from '../../scripts/nginx-example.mjs'
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
import { processorSeconds, untilQuiet } from './processor-time.mjs'

const ports = { site: 4801, bare: 4802, nginx: 4803, front: 4804 }
const rounds = 5
const secondsPerRound = 2
const wanted = { bare: 0.9, nginx: 1 }

const [answerFile] = process.argv.slice(2)
if (answerFile) serveBare(JSON.parse(readFileSync(answerFile, 'utf8')))
else await main()

async function main() {
  await ensureInstalled()
  await ensureBuilt()
  needWrk()
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-bench-'))
  const site = await startSite(folder)
  const children = { bare: startBare(folder, site.answer), ...startNginxes(folder, site.answer) }
  try {
    for (const name of Object.keys(children)) await untilAnswer(`http://127.0.0.1:${ports[name]}/`)
    await untilQuiet(site.child.pid)
    const servers = Object.entries({ site: site.child, ...children })
    report(site, measure(servers))
  } finally {
    site.child.kill('SIGTERM')
    for (const child of Object.values(children)) child.kill('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startSite(folder) {
  const env = projectEnv({
    PORT: String(ports.site),
    DATA_DIR: path.join(folder, 'data'),
    PAGES_DIR: path.join(folder, 'published'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  })
  const start = () =>
    // As `npm start` does: the optimising compilation of the embedded database would be measured, too.
    spawn(projectNode, [...serverFlags(env), serverProgram], {
      cwd: root,
      env,
      stdio: 'ignore',
    })
  const ready = `http://127.0.0.1:${ports.site}/ready`
  // The first start prepares the database; only the second one is a normal start.
  const first = start()
  await untilAnswer(ready)
  await new Promise((resolve) => first.once('exit', resolve).kill('SIGTERM'))
  const began = performance.now()
  const child = start()
  await untilAnswer(ready)
  const startMs = performance.now() - began
  const response = await fetch(`http://127.0.0.1:${ports.site}/`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  return {
    child,
    startMs,
    // The other servers send exactly the bytes that this server sends.
    answer: {
      headers: Object.fromEntries(
        [...response.headers].filter(
          ([name]) => !['date', 'connection', 'keep-alive'].includes(name),
        ),
      ),
      file: path.join(root, 'dist/pages/home.html.br'),
    },
  }
}

async function untilAnswer(url) {
  for (let attempt = 0; attempt < 1200; attempt++) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`Nothing answers at ${url}`)
}

/** In a process of its own, like the site. */
function startBare(folder, answer) {
  const file = path.join(folder, 'answer.json')
  writeFileSync(file, JSON.stringify(answer))
  return spawn(projectNode, [fileURLToPath(import.meta.url), file], { stdio: 'inherit' })
}

function serveBare({ headers, file }) {
  const body = readFileSync(file)
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(ports.bare)
}

function startNginxes(folder, answer) {
  return {
    nginx: startNginx(folder, 'nginx', plainServer(folder, answer)),
    front: startNginx(
      folder,
      'front',
      exampleServer({
        listen: ports.front,
        site: ports.site,
        pages: path.join(folder, 'published'),
        cache: path.join(folder, 'cache'),
      }),
    ),
  }
}

function plainServer(folder, { headers, file }) {
  const pages = path.join(folder, 'pages')
  mkdirSync(pages)
  writeFileSync(path.join(pages, 'index.html'), readFileSync(file))
  const lines = Object.entries(headers)
    .filter(
      ([name]) => !['content-type', 'content-length', 'etag', 'transfer-encoding'].includes(name),
    )
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  return `server { listen 127.0.0.1:${ports.nginx}; root ${pages}; ${lines.join(' ')} }`
}

/** In turns, so that a busy moment of the machine affects all of them. */
function measure(servers) {
  const found = Object.fromEntries(servers.map(([name]) => [name, []]))
  for (const [name] of servers) load(ports[name], 1)
  for (let round = 0; round < rounds; round++) {
    for (const [name, child] of servers) {
      const before = processorSeconds(child.pid)
      const { rate, requests } = load(ports[name], secondsPerRound)
      found[name].push({ rate, cost: (processorSeconds(child.pid) - before) / requests })
    }
  }
  const middle = (name, what) => median(found[name].map((one) => one[what]))
  return Object.fromEntries(
    servers.map(([name]) => [name, { rate: middle(name, 'rate'), cost: middle(name, 'cost') }]),
  )
}

function load(port, seconds) {
  const output = execFileSync(
    needWrk(),
    ['-t1', '-c32', `-d${seconds}s`, '-H', 'Accept-Encoding: br', `http://127.0.0.1:${port}/`],
    { encoding: 'utf8' },
  )
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Answers failed:\n${output}`)
  return {
    rate: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    requests: Number(/(\d+) requests in/.exec(output)?.[1]),
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function memoryMb({ pid }) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

function row(label, value) {
  console.log(`${label.padEnd(52)} ${value}`)
}

/** By elapsed and by processor time; other processes on the machine can only make either look worse. */
function compare(label, ours, theirs, limit) {
  const [byClock, byProcessor] = [ours.rate / theirs.rate, theirs.cost / ours.cost]
  row(
    `${label} (at least ${limit})`,
    `${byClock.toFixed(2)} by the clock, ${byProcessor.toFixed(2)} by processor time`,
  )
  return Math.max(byClock, byProcessor) >= limit
}

function report(site, found) {
  const speed = ({ rate, cost }) =>
    `${Math.round(rate)} requests/s, ${(cost * 1e6).toFixed(0)} µs each`
  row('home from this server', speed(found.site))
  row('home from bare node:http', speed(found.bare))
  row('home behind nginx, as in deploy/nginx', speed(found.front))
  row('the same file from nginx', speed(found.nginx))
  const enough = [
    compare('this server to bare node:http', found.site, found.bare, wanted.bare),
    compare('behind nginx to nginx', found.front, found.nginx, wanted.nginx),
  ]
  row('everyday start until /ready', `${(site.startMs / 1000).toFixed(2)} s`)
  row('memory after the load', `${Math.round(memoryMb(site.child))} MB`)
  if (enough.includes(false)) process.exitCode = 1
}
