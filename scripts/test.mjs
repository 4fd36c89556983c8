import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeMemoryFolder } from './memory-folder.mjs'
import { freePort, startPostgres } from './postgres.mjs'
import {
  compiledCode,
  endRunning,
  ensureBuilt,
  ensureInstalled,
  fail,
  projectEnv,
  projectNode,
  root,
  run,
  untilEnded,
} from './prepare.mjs'
import { needHeadlessChromium, needNginx, needPostgres } from './system-packages.mjs'

/**
 * Runs all checks. A part that can't run is a failure, never silently skipped. `npm test -- unit embedded`
 * runs only the named parts, `npm test -- quick` those for daily work.
 */
// The same code is started dozens of times, so the compile cache is shared.
process.env.NODE_COMPILE_CACHE ??= compiledCode
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
// Detached: a process group of its own, so that an interrupted run can end its tests' servers.
const apartFromHere = (env) => ({ env: projectEnv(env), detached: true })
const node = (args, env) => run(projectNode, args, apartFromHere(env))
const tool = (name, args, env) => run(bin(name), args, apartFromHere(env))

/** So many failed journeys are no coincidence: the run stops there, and there is no second run. */
const tooManyForChance = 8

function failedJourneys() {
  const file = path.join(root, 'test-results', '.last-run.json')
  return JSON.parse(readFileSync(file, 'utf8')).failedTests.length
}

const parts = {
  format: () => tool('biome', ['ci', '.']),
  // The linter builds the types of every project for its rules, so it checks them in the same pass. The picture kit's
  // own packages may not be installed, so it is read without types.
  lint: async () =>
    (await tool('oxlint', [
      '--type-aware',
      '--type-check',
      '--deny-warnings',
      'src',
      'tests',
      'scripts',
      'tools',
      ...readdirSync(root).filter((name) => name.endsWith('.config.ts')),
    ])) || tool('oxlint', ['--deny-warnings', 'art']),
  unused: () => tool('knip', ['--no-progress']),
  unit: () => tool('vitest', ['run', '--project', 'unit', '--project', 'web*']),
  embedded: () => tool('vitest', ['run', '--project', 'server'], { TEST_DATABASE_URL: '' }),
  postgres: () =>
    withPostgres((url) =>
      tool('vitest', ['run', '--project', 'server', '--project', 'concurrency'], {
        TEST_DATABASE_URL: url,
      }),
    ),
  // On PostgreSQL every event must occur; on the embedded database every act takes its turn. One more run
  // with a planted fault must find it.
  simulate: async () => {
    const simulate = (...args) =>
      node([path.join(root, 'scripts', 'ondalta.mjs'), 'simulate', ...args])
    const years = (seeds) => ['--seeds', seeds, '--steps', '14']
    return (
      (await simulate(...years('13'))) ||
      (await simulate(...years('27'), '--every-event', '--postgres')) ||
      simulate('--faults', '--only', 'not-in-the-ledger', '--shrink', '1', '--workers', '1')
    )
  },
  build: async () => {
    await ensureBuilt()
    return 0
  },
  budgets: () => node([path.join(root, 'scripts', 'budgets.mjs')]),
  attacks: async () => {
    await ensureBuilt()
    const attack = (env) => tool('vitest', ['run', '--project', 'attacks'], env)
    // The long fuzzing run uses the faster database; the embedded one gets a smaller share.
    const embedded = { TEST_DATABASE_URL: '', FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '500' }
    return (
      (await attack(embedded)) || (await withPostgres((url) => attack({ TEST_DATABASE_URL: url })))
    )
  },
  commands: async () => {
    await ensureBuilt()
    return tool('vitest', ['run', '--project', 'commands'])
  },
  faults: async () => {
    await ensureBuilt()
    return tool('vitest', ['run', '--project', 'faults'])
  },
  soak: async () => {
    await ensureBuilt()
    return node([path.join(root, 'tools', 'soak', 'soak.mjs'), '20'])
  },
  journeys: async ({ isSecondRun }) => {
    await ensureBuilt()
    const JOURNEYS_PORT = process.env.JOURNEYS_PORT ?? String(await freePort())
    if (isSecondRun && failedJourneys() >= tooManyForChance) return 1
    const which = isSecondRun
      ? ['--last-failed', '--max-failures=1']
      : [`--max-failures=${tooManyForChance}`]
    return tool('playwright', ['test', ...which], {
      CHROMIUM_PATH: needHeadlessChromium(),
      JOURNEYS_PORT,
    })
  },
}

/** Deterministic parts; the others start processes, depend on timeouts or use random numbers. */
const neverByChance = new Set(['format', 'lint', 'unused', 'build', 'budgets'])

const quick = ['format', 'lint', 'unit', 'embedded']

/** The system programs that parts need, installed once before anything runs. */
const needs = {
  postgres: [needPostgres],
  simulate: [needPostgres],
  attacks: [needPostgres],
  commands: [needPostgres],
  faults: [needPostgres, needNginx],
  soak: [needPostgres],
  journeys: [needHeadlessChromium],
}

/**
 * One step after the other. Parts share a step where one of them leaves a processor idle: it waits for processes to start
 * and end, or has a single thread. Journeys run alone, because beside other parts threads of low priority get no time
 * and time limits are exceeded.
 */
const steps = [
  ['format'],
  ['lint', 'unused'],
  ['unit'],
  ['build'],
  ['budgets'],
  ['embedded'],
  ['postgres'],
  ['attacks'],
  ['faults', 'soak'],
  ['simulate', 'commands'],
  ['journeys'],
]

/** Parts of one step that would otherwise each build. */
const wantBuilt = ['faults', 'soak', 'commands']

const partsApart = new Set()
let memoryFolder
const databases = new Set()

/** Runs one part in a process of its own, and keeps its output together until it ends. */
function apart(name) {
  return new Promise((resolve, reject) => {
    const child = spawn(projectNode, [import.meta.filename, name], { cwd: root })
    partsApart.add(child)
    const said = []
    child.stdout.on('data', (words) => said.push(words))
    child.stderr.on('data', (words) => said.push(words))
    child.once('error', reject)
    child.once('close', (code) => {
      partsApart.delete(child)
      process.stdout.write(Buffer.concat(said))
      resolve(code ?? 1)
    })
  })
}

async function timed(name, work) {
  const started = Date.now()
  const code = await work().catch((error) => {
    console.error(error instanceof Error ? error.message : error)
    return 1
  })
  return { name, ok: code === 0, seconds: Math.round((Date.now() - started) / 1000) }
}

/**
 * On a shared machine a part may fail by chance: in CI it gets a second run, which the output reports. A part
 * that passes only then has a defect to be fixed, but does not block the change.
 */
async function runPart(name) {
  const first = await timed(name, () => parts[name]({ isSecondRun: false }))
  if (first.ok || !process.env.CI || neverByChance.has(name)) return first
  console.log(`\n── ${name} FAILED: a second run shows whether by chance ──`)
  const second = await timed(name, () => parts[name]({ isSecondRun: true }))
  console.log(`\n── ${name}: ${second.ok ? 'passed only at the second run' : 'failed twice'} ──`)
  return { ...second, seconds: first.seconds + second.seconds }
}

/** A part alone in its step prints as it runs; parts that share a step print when they are done. */
async function runSteps(names) {
  const results = []
  for (const step of steps) {
    const wanted = step.filter((name) => names.includes(name))
    if (wanted.length === 0) continue
    // A part that needs the build reports its absence itself.
    if (wanted.some((name) => wantBuilt.includes(name))) await ensureBuilt().catch(() => undefined)
    console.log(`\n── ${wanted.join(', ')} ──`)
    const one = ([name]) => [runPart(name)]
    const beside = (several) => several.map((name) => timed(name, () => apart(name)))
    results.push(...(await Promise.all(wanted.length === 1 ? one(wanted) : beside(wanted))))
  }
  return results
}

async function withPostgres(work) {
  const postgres = await startPostgres({ isDurable: false })
  databases.add(postgres)
  try {
    return await work(postgres.url)
  } finally {
    databases.delete(postgres)
    await postgres.stop()
  }
}

/** An interrupted run leaves no server, browser or database behind. */
async function stopEverything() {
  for (const part of partsApart) part.kill('SIGTERM')
  // Playwright ends its own server only on this signal.
  endRunning('SIGINT')
  await untilEnded(8_000)
  endRunning()
  await Promise.all([...databases].map((database) => database.stop()))
  memoryFolder?.remove()
  process.exit(130)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stopEverything)

try {
  await ensureInstalled()
  const wanted = process.argv.slice(2).flatMap((name) => (name === 'quick' ? quick : [name]))
  const forgotten = Object.keys(parts).find((name) => !steps.flat().includes(name))
  if (forgotten) throw new Error(`No step runs the part '${forgotten}'.`)
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown)
    throw new Error(
      `No such part: ${unknown}. Parts: ${Object.keys(parts).join(', ')}; quick: ${quick.join(', ')}`,
    )
  const names = Object.keys(parts).filter((name) => wanted.length === 0 || wanted.includes(name))
  for (const need of new Set(names.flatMap((name) => needs[name] ?? []))) need()
  memoryFolder = makeMemoryFolder()
  const results = await runSteps(names)
  console.log('')
  for (const { name, ok, seconds } of results) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds} s`)
  }
  memoryFolder?.remove()
  const failed = results.filter((result) => !result.ok).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  fail(error)
}
