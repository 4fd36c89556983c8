import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
 * Everything that must hold. A part that can't run is a failure, never a silent pass. `npm test -- unit embedded` runs
 * only the parts named, `npm test -- quick` those for daily work.
 */
// The same code is started dozens of times: it is compiled once.
process.env.NODE_COMPILE_CACHE ??= compiledCode
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
// Detached: a group of its own, so that an interrupted run can end every server that its tests have started.
const apartFromHere = (env) => ({ env: projectEnv(env), detached: true })
const node = (args, env) => run(projectNode, args, apartFromHere(env))
const tool = (name, args, env) => run(bin(name), args, apartFromHere(env))

/** So many journeys don't fail by chance: the rest is not waited for, and there is no second run. */
const tooManyForChance = 8

function failedJourneys() {
  const file = path.join(root, 'test-results', '.last-run.json')
  return JSON.parse(readFileSync(file, 'utf8')).failedTests.length
}

const parts = {
  format: () => tool('biome', ['ci', '.']),
  lint: () =>
    tool('oxlint', ['--type-aware', '--deny-warnings', 'src', 'tests', 'scripts', 'tools']),
  types: async () => {
    // Several checkers look at much of the same again: one for each, and the largest beside the others.
    const check = (project) => tool('tsc', ['-p', `tsconfig.${project}.json`, '--checkers', '1'])
    const others = async () => (await check('web')) || (await check('server')) || check('pure')
    const codes = await Promise.all([check('tests'), others()])
    return codes.find((code) => code !== 0) ?? 0
  },
  unused: () => tool('knip', ['--no-progress']),
  unit: () =>
    tool('vitest', ['run', '--project', 'unit', '--project', 'web', '--project', 'web-apart']),
  embedded: () => tool('vitest', ['run', '--project', 'server'], { TEST_DATABASE_URL: '' }),
  postgres: () =>
    withPostgres((url) =>
      tool('vitest', ['run', '--project', 'server', '--project', 'concurrency'], {
        TEST_DATABASE_URL: url,
      }),
    ),
  // Everything has to happen on PostgreSQL; on the embedded database every act has its turn. And once with a
  // fault planted, which has to be found.
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
    // The long run of odd requests goes to the quicker database; the embedded one gets a share of it.
    const embedded = { TEST_DATABASE_URL: '', FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '1000' }
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

/** What gives the same answer each time; the others start processes, meet limits of time or draw lots. */
const neverByChance = new Set(['format', 'lint', 'types', 'unused', 'build', 'budgets'])

const quick = ['format', 'lint', 'types', 'unit', 'embedded']

/** What the system must have for them: seen to before anything runs, once for all. */
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
 * Two at a time, for each leaves a processor idle now and then: it waits for a start, an end or an answer, or has one
 * thread of its own. What others need begins first, and what is short ends the row.
 */
const besideOthers = [
  'build',
  'lint',
  'types',
  'unit',
  'postgres',
  'faults',
  'attacks',
  'embedded',
  'simulate',
  'soak',
  'commands',
  'unused',
  'budgets',
  'format',
]

/** Beside others threads of low priority come to nothing, and limits of time are met. */
const alone = ['journeys']

/** Side by side they would each build. */
const wantBuilt = ['budgets', 'attacks', 'faults', 'soak', 'commands']

const partsApart = new Set()
let memoryFolder
const databases = new Set()

/** The same command for one part, whose words are kept together until it is done. */
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
 * On a machine that others share a part may fail by chance: there it gets a second run, in sight, and the
 * words say so. What passes only then is a defect to be mended, but no reason to throw a change away.
 */
async function runPart(name) {
  const first = await timed(name, () => parts[name]({ isSecondRun: false }))
  if (first.ok || !process.env.CI || neverByChance.has(name)) return first
  console.log(`\n── ${name} FAILED: a second run shows whether by chance ──`)
  const second = await timed(name, () => parts[name]({ isSecondRun: true }))
  console.log(`\n── ${name}: ${second.ok ? 'passed only at the second run' : 'failed twice'} ──`)
  return { ...second, seconds: first.seconds + second.seconds }
}

/** The words of a part appear as they are said; of those that run beside each other, when each is done. */
async function runParts(names) {
  const inSight = async (name) => {
    console.log(`\n── ${name} ──`)
    return runPart(name)
  }
  if (names.length === 1) return [await inSight(names[0])]
  const results = []
  const waiting = besideOthers.filter((name) => names.includes(name))
  const beside = (name) => timed(name, () => apart(name))
  let built
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      console.log(`${name} …`)
      // Whoever has to do without says so itself.
      if (wantBuilt.includes(name)) await (built ??= ensureBuilt().catch(() => undefined))
      const running = beside(name)
      if (name === 'build') built = running
      results.push(await running)
    }
  }
  await Promise.all([lane(), lane()])
  for (const name of alone.filter((one) => names.includes(one))) results.push(await inSight(name))
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

/** Whoever interrupts a run finds no server, browser or database left behind. */
async function stopEverything() {
  for (const part of partsApart) part.kill('SIGTERM')
  // Playwright ends the server that it has started only for this signal.
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
  const forgotten = Object.keys(parts).find((name) => ![...besideOthers, ...alone].includes(name))
  if (forgotten) throw new Error(`Nothing runs the part '${forgotten}'.`)
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown)
    throw new Error(
      `No such part: ${unknown}. Parts: ${Object.keys(parts).join(', ')}; quick: ${quick.join(', ')}`,
    )
  const names = Object.keys(parts).filter((name) => wanted.length === 0 || wanted.includes(name))
  for (const need of new Set(names.flatMap((name) => needs[name] ?? []))) need()
  memoryFolder = makeMemoryFolder()
  const results = await runParts(names)
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
