/**
 * Figures that hold on any machine because they are ratios measured in one run:
 * the prerendered home against a bare node:http server and against nginx, start-up time, memory.
 * `npm run bench`, which goes on with the bookings; the back office is in `npm run bench:admin`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { ensureBuilt, ensureInstalled, projectEnv, projectNode, root } from './prepare.mjs'
import { needPackage } from './system-packages.mjs'

const ports = { site: 4801, bare: 4802, nginx: 4803 }
const rounds = 3
const secondsPerRound = 4

if (isMainThread) await main()
else serveBare(workerData)

async function main() {
  await ensureInstalled()
  await ensureBuilt()
  if (spawnSync('which', ['wrk']).status !== 0) needPackage('wrk', 'the load generator wrk')
  const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-bench-'))
  const site = await startSite(folder)
  const bare = await startBare(site.answer)
  const nginx = startNginx(folder, site.answer)
  try {
    report(site, measure(nginx !== undefined))
  } finally {
    site.stop()
    bare.terminate()
    nginx?.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startSite(folder) {
  const env = projectEnv({
    PORT: String(ports.site),
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
    NODE_ENV: 'production',
  })
  const start = () =>
    spawn(projectNode, ['--disable-warning=ExperimentalWarning', 'src/main.ts'], {
      cwd: root,
      env,
      stdio: 'ignore',
    })
  // The first start prepares the database; the second one is what an everyday start costs.
  const first = start()
  await untilReady()
  await new Promise((resolve) => first.once('exit', resolve).kill('SIGTERM'))
  const began = performance.now()
  const child = start()
  await untilReady()
  const startMs = performance.now() - began
  const response = await fetch(`http://127.0.0.1:${ports.site}/`, {
    headers: { 'Accept-Encoding': 'br' },
  })
  return {
    startMs,
    stop: () => child.kill('SIGTERM'),
    memoryMb: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    },
    // What the others serve is byte for byte what this server sends.
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

async function untilReady() {
  for (let attempt = 0; attempt < 600; attempt++) {
    const ok = await fetch(`http://127.0.0.1:${ports.site}/ready`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('The site did not start.')
}

function startBare(answer) {
  return new Promise((resolve) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: answer })
    worker.once('message', () => resolve(worker))
  })
}

function serveBare({ headers, file }) {
  const body = readFileSync(file)
  createServer((_request, response) => {
    response.writeHead(200, headers)
    response.end(body)
  }).listen(ports.bare, () => parentPort.postMessage('ready'))
}

function startNginx(folder, { headers, file }) {
  if (spawnSync('which', ['nginx']).status !== 0) return undefined
  writeFileSync(path.join(folder, 'index.html'), readFileSync(file))
  const lines = Object.entries(headers)
    .filter(
      ([name]) => !['content-type', 'content-length', 'etag', 'transfer-encoding'].includes(name),
    )
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  const config = path.join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `user root; worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log /dev/null; events { worker_connections 256; }
http { access_log off; keepalive_requests 1000000; open_file_cache max=10; types { text/html html; }
server { listen 127.0.0.1:${ports.nginx}; root ${folder}; ${lines.join(' ')} } }`,
  )
  return spawn('nginx', ['-c', config], { stdio: 'ignore' })
}

/** Turn by turn, so that a busy moment of the machine hits all of them. */
function measure(withNginx) {
  const names = ['site', 'bare', ...(withNginx ? ['nginx'] : [])]
  const rates = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round++) {
    for (const name of names) rates[name].push(load(`http://127.0.0.1:${ports[name]}/`))
  }
  return Object.fromEntries(names.map((name) => [name, median(rates[name])]))
}

function load(url) {
  const output = execFileSync(
    'wrk',
    ['-t1', '-c32', `-d${secondsPerRound}s`, '-H', 'Accept-Encoding: br', url],
    { encoding: 'utf8' },
  )
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}

function report(site, rates) {
  const ratio = rates.site / rates.bare
  const row = (label, value) => console.log(`${label.padEnd(44)} ${value}`)
  row('home from this server', `${Math.round(rates.site)} requests/s`)
  row('home from bare node:http', `${Math.round(rates.bare)} requests/s`)
  row('ratio to bare node:http (at least 0.8)', ratio.toFixed(2))
  if (rates.nginx) row('ratio to nginx', (rates.site / rates.nginx).toFixed(2))
  row('everyday start until /ready', `${(site.startMs / 1000).toFixed(2)} s`)
  row('memory after the load', `${Math.round(site.memoryMb())} MB`)
  if (ratio < 0.8) process.exitCode = 1
}
