import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Told } from './worker.ts'

/** Which years are to be lived, how long they are at most, and by how many processes. */
export type Years = {
  seeds: number
  from: number
  steps: number
  workers: number
  /** For how many seconds the fewest steps of a year that fails are looked for. */
  shrink: number
}

const fewYears = 50

type Where = { url: string | undefined; fault?: string | undefined; stopAtFirst?: boolean }

/** Every worker is a process with a database of its own, and takes every so-manyth seed. */
export async function eachSeed(
  { seeds, from, steps, workers, shrink }: Years,
  { url, fault, stopAtFirst = false }: Where,
  onTold: (told: Told) => void,
): Promise<void> {
  const script = fileURLToPath(new URL('./worker.ts', import.meta.url))
  const years = stopAtFirst ? 1 : seeds
  const each = Array.from({ length: Math.min(workers, seeds) }, (_, index) => {
    const env = { ...process.env, TEST_DATABASE_URL: url ?? '' }
    const order = {
      from: from + index,
      until: from + seeds,
      by: workers,
      steps,
      fault,
      stopAtFirst,
      shrinkSeconds: shrink,
    }
    const child = fork(script, [JSON.stringify(order)], {
      env,
      execArgv: [
        '--disable-warning=ExperimentalWarning',
        '--max-semi-space-size=64',
        // For a few years it takes longer to compile the embedded database well than to use it.
        ...(url || years > fewYears ? [] : ['--liftoff-only']),
        `--import=${new URL('../../scripts/quick-imports.mjs', import.meta.url).href}`,
      ],
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

class NothingFound extends Error {}

async function firstFinding(ended: readonly Promise<boolean>[]): Promise<void> {
  const found = ended.map(async (one) => {
    if (!(await one)) throw new NothingFound()
  })
  try {
    await Promise.any(found)
  } catch (error) {
    // A worker that could not even begin has not looked for anything.
    const reasons = error instanceof AggregateError ? error.errors : [error]
    const broken = reasons.find((reason) => !(reason instanceof NothingFound))
    if (broken) throw broken
  }
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
