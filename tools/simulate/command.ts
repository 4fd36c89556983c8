import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { Told } from './worker.ts'

type Wanted = { seeds: number; from: number; steps: number; workers: number; postgres: boolean }

/** What `npm run simulate` does; its answer is the code with which the command ends. */
export async function simulate(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seeds: { type: 'string', default: '100' },
      from: { type: 'string', default: '1' },
      steps: { type: 'string', default: '60' },
      workers: { type: 'string', default: String(Math.min(2, availableParallelism())) },
      postgres: { type: 'boolean', default: false },
      faults: { type: 'boolean', default: false },
      only: { type: 'string' },
    },
  })
  const wanted: Wanted = {
    seeds: wholeNumber('seeds', values.seeds),
    from: wholeNumber('from', values.from),
    steps: wholeNumber('steps', values.steps),
    workers: wholeNumber('workers', values.workers),
    postgres: values.postgres,
  }
  return withDatabase(wanted.postgres || values.faults, async (url) => {
    if (!values.faults) return liveYears(wanted, url)
    const { tryFaults } = await import('./try-faults.ts')
    return tryFaults(wanted, { url, only: values.only })
  })
}

function wholeNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= 1 && number <= 100_000_000) return number
  throw new Error(`--${name} must be a whole number from 1 on.`)
}

/** A throw-away PostgreSQL, where one is asked for. */
async function withDatabase(isWanted: boolean, work: (url: string | undefined) => Promise<number>) {
  if (!isWanted) return work(undefined)
  const { startPostgres } = await import('../../scripts/postgres.mjs')
  const postgres = await startPostgres({ isDurable: false })
  try {
    return await work(postgres.url)
  } finally {
    await postgres.stop()
  }
}

async function liveYears(wanted: Wanted, url: string | undefined): Promise<number> {
  const begun = performance.now()
  const tally = { seeds: 0, steps: 0, failed: [] as number[], acts: new Map<string, number>() }
  await eachSeed(wanted, { url: wanted.postgres ? url : undefined }, (told) => {
    tally.seeds += 1
    tally.steps += told.steps
    for (const [act, times] of Object.entries(told.done)) {
      tally.acts.set(act, (tally.acts.get(act) ?? 0) + times)
    }
    if (told.ok) return
    tally.failed.push(told.seed)
    console.log(`\nSeed ${told.seed} fails after ${told.steps} steps: ${told.reason}`)
    console.log(told.history.join('\n'))
    console.log(`Again: npm run simulate -- --from ${told.seed} --seeds 1 --steps ${wanted.steps}`)
  })
  const seconds = (performance.now() - begun) / 1_000
  const perMinute = Math.round((tally.seeds * 60) / seconds)
  console.log(
    `\n${tally.seeds} years, ${tally.steps} steps in ${Math.round(seconds)} s: ${perMinute} years a minute on ${wanted.postgres ? 'PostgreSQL' : 'the embedded database'}.`,
  )
  const counted = [...tally.acts].toSorted(([a], [b]) => (a < b ? -1 : 1))
  console.log(counted.map(([act, times]) => `${String(times).padStart(7)}  ${act}`).join('\n'))
  console.log(
    tally.failed.length === 0
      ? '\nNothing was found.'
      : `\nFound in ${tally.failed.length} years: ${tally.failed.join(', ')}`,
  )
  return tally.failed.length === 0 ? 0 : 1
}

type Where = { url: string | undefined; fault?: string | undefined; stopAtFirst?: boolean }

/** Every worker is a process with a database of its own, and takes every so-manyth seed. */
export async function eachSeed(
  { seeds, from, steps, workers }: Omit<Wanted, 'postgres'>,
  { url, fault, stopAtFirst = false }: Where,
  onTold: (told: Told) => void,
): Promise<void> {
  const script = fileURLToPath(new URL('./worker.ts', import.meta.url))
  const each = Array.from({ length: Math.min(workers, seeds) }, (_, index) => {
    const env = { ...process.env, TEST_DATABASE_URL: url ?? '' }
    const order = {
      from: from + index,
      until: from + seeds,
      by: workers,
      steps,
      fault,
      stopAtFirst,
    }
    const child = fork(script, [JSON.stringify(order)], {
      env,
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'],
    })
    return { child, ended: endOf(child, onTold) }
  })
  try {
    // Where one finding is enough, whoever finds it first ends the search.
    await (stopAtFirst ? firstFinding(each.map(({ ended }) => ended)) : all(each))
  } finally {
    for (const { child } of each) if (child.exitCode === null) child.kill()
  }
}

const all = (each: readonly { ended: Promise<boolean> }[]) =>
  Promise.all(each.map(({ ended }) => ended))

function firstFinding(ended: readonly Promise<boolean>[]): Promise<unknown> {
  const found = ended.map(async (one) => {
    if (!(await one)) throw new Error('nothing found')
  })
  return Promise.any(found).catch(() => undefined)
}

/** True where it has told of a failing year. */
function endOf(child: ReturnType<typeof fork>, onTold: (told: Told) => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let found = false
    child.on('message', (told: Told) => {
      found ||= !told.ok
      onTold(told)
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0 || signal) resolve(found)
      else reject(new Error(`A worker ended with ${code}`))
    })
  })
}
