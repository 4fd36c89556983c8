/**
 * Lighthouse on the built site, mobile, median of five runs per page. `npm run lighthouse`. Run it on a quiet
 * machine; the budgets that must always hold are in scripts/budgets.mjs.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  ensureBuilt,
  ensureInstalled,
  projectEnv,
  projectNode,
  root,
  run,
  serverProgram,
} from '../../scripts/prepare.mjs'
import { needChromium } from '../../scripts/system-packages.mjs'

const here = path.join(root, 'tools', 'lighthouse')
const port = 4805
const pages = process.argv.length > 2 ? process.argv.slice(2) : ['/', '/travel/tokyo-kyoto']
const runs = Number(process.env.RUNS ?? 5)
/**
 * Lighthouse throttles the processor four times, which suits a fast desktop computer (a benchmark index of
 * 1500 to 2000). On a slower machine `CPU_SLOWDOWN=2` is closer to the same phone.
 */
const slowdown = process.env.CPU_SLOWDOWN && {
  throttling: {
    rttMs: 150,
    throughputKbps: 1638.4,
    requestLatencyMs: 562.5,
    downloadThroughputKbps: 1474.56,
    uploadThroughputKbps: 675,
    cpuSlowdownMultiplier: Number(process.env.CPU_SLOWDOWN),
  },
}
const floors = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }

await ensureInstalled()
await ensureBuilt()
if (!existsSync(path.join(here, 'node_modules', 'lighthouse'))) {
  console.log('Installing Lighthouse …')
  await run(
    'npm',
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'],
    {
      cwd: here,
    },
  )
}
const chromium = needChromium()
const folder = mkdtempSync(path.join(tmpdir(), 'ondalta-lighthouse-'))
const site = spawn(projectNode, ['--disable-warning=ExperimentalWarning', serverProgram], {
  cwd: root,
  stdio: 'ignore',
  env: projectEnv({
    PORT: String(port),
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  }),
})
const debugPort = 9333
const browser = spawn(
  chromium,
  [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--user-data-dir=${path.join(folder, 'profile')}`,
    `--remote-debugging-port=${debugPort}`,
    'about:blank',
  ],
  { stdio: 'ignore' },
)

try {
  await until(`http://127.0.0.1:${port}/ready`)
  await until(`http://127.0.0.1:${debugPort}/json/version`)
  const { default: lighthouse } = await import('lighthouse')
  let short = 0
  for (const page of pages) {
    const results = []
    for (let i = 0; i < runs; i++) {
      const result = await lighthouse(
        `http://localhost:${port}${page}`,
        { port: debugPort, logLevel: 'silent', output: 'json' },
        slowdown && { extends: 'lighthouse:default', settings: slowdown },
      )
      results.push(result.lhr)
    }
    short += report(page, results)
  }
  process.exitCode = short === 0 ? 0 : 1
} finally {
  browser.kill()
  site.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 500))
  rmSync(folder, { recursive: true, force: true })
}

function report(page, results) {
  const middle = (pick) =>
    results.map(pick).toSorted((a, b) => a - b)[Math.floor(results.length / 2)]
  let short = 0
  const index = Math.round(middle((result) => result.environment.benchmarkIndex))
  console.log(`\n${page}   (benchmark index of this machine: ${index})`)
  for (const [category, floor] of Object.entries(floors)) {
    const score = Math.round(middle((result) => result.categories[category].score) * 100)
    if (score < floor) short++
    console.log(`  ${category.padEnd(16)} ${score} (at least ${floor})`)
    if (score < 100) listFailures(results[0], category)
  }
  for (const metric of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    const value = middle((result) => result.audits[metric].numericValue)
    console.log(
      `  ${metric.padEnd(26)} ${metric.endsWith('shift') ? value.toFixed(3) : `${Math.round(value)} ms`}`,
    )
  }
  return short
}

function listFailures(result, category) {
  for (const { id, weight } of result.categories[category].auditRefs) {
    const audit = result.audits[id]
    if (weight > 0 && audit.score !== null && audit.score < 1)
      console.log(`      ${id}: ${audit.title}`)
  }
}

async function until(url) {
  for (let attempt = 0; attempt < 400; attempt++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`${url} did not answer.`)
}
