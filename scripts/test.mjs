import path from 'node:path'
import { startPostgres } from './postgres.mjs'
import {
  ensureBuilt,
  ensureInstalled,
  fail,
  projectEnv,
  projectNode,
  root,
  run,
} from './prepare.mjs'
import { needHeadlessChromium } from './system-packages.mjs'

/**
 * Everything that must hold, in the order in which it is cheapest to fail. A part that can't run
 * is a failure, never a silent pass. `npm test -- unit server` runs only the parts named.
 */
const bin = (name) => path.join(root, 'node_modules', '.bin', name)
const node = (args, env) => run(projectNode, args, { env: projectEnv(env) })
const tool = (name, args, env) => run(bin(name), args, { env: projectEnv(env) })

const parts = {
  format: () => tool('biome', ['ci', '.']),
  lint: () => tool('oxlint', ['--type-aware', '--deny-warnings', 'src', 'tests', 'scripts']),
  types: async () => {
    for (const project of ['pure', 'server', 'web', 'tests']) {
      const code = await tool('tsc', ['-p', `tsconfig.${project}.json`])
      if (code !== 0) return code
    }
    return 0
  },
  unused: () => tool('knip', ['--no-progress']),
  unit: () => tool('vitest', ['run', '--project', 'unit']),
  embedded: () => tool('vitest', ['run', '--project', 'server'], { TEST_DATABASE_URL: '' }),
  postgres: () =>
    withPostgres((url) =>
      tool('vitest', ['run', '--project', 'server', '--project', 'concurrency'], {
        TEST_DATABASE_URL: url,
      }),
    ),
  build: async () => {
    await ensureBuilt()
    return 0
  },
  budgets: () => node([path.join(root, 'scripts', 'budgets.mjs')]),
  attacks: async () => {
    await ensureBuilt()
    const attack = (env) => tool('vitest', ['run', '--project', 'attacks'], env)
    // The long run of odd requests goes to the quicker database; the embedded one gets a share of it.
    const embedded = { TEST_DATABASE_URL: '', FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '4000' }
    return (
      (await attack(embedded)) || (await withPostgres((url) => attack({ TEST_DATABASE_URL: url })))
    )
  },
  faults: () => tool('vitest', ['run', '--project', 'faults']),
  soak: async () => {
    await ensureBuilt()
    return node([path.join(root, 'scripts', 'soak.mjs'), '20'])
  },
  journeys: () => tool('playwright', ['test'], { CHROMIUM_PATH: needHeadlessChromium() }),
}

async function withPostgres(work) {
  const postgres = await startPostgres({ isDurable: false })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

try {
  await ensureInstalled()
  const wanted = process.argv.slice(2)
  const unknown = wanted.find((name) => !(name in parts))
  if (unknown) throw new Error(`No such part: ${unknown}. Parts: ${Object.keys(parts).join(', ')}`)
  const names = Object.keys(parts).filter((name) => wanted.length === 0 || wanted.includes(name))
  const results = []
  for (const name of names) {
    console.log(`\n── ${name} ──`)
    const started = Date.now()
    const code = await parts[name]().catch((error) => {
      console.error(error instanceof Error ? error.message : error)
      return 1
    })
    results.push({ name, ok: code === 0, seconds: Math.round((Date.now() - started) / 1000) })
  }
  console.log('')
  for (const { name, ok, seconds } of results) {
    console.log(`${ok ? 'passed' : 'FAILED'}  ${name.padEnd(10)} ${seconds} s`)
  }
  const failed = results.filter((result) => !result.ok).length
  console.log(`\n${results.length - failed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
} catch (error) {
  fail(error)
}
