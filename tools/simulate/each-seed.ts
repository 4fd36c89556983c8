import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Told } from './worker.ts'

/** Which years to simulate, their maximum length, and the number of processes. */
export type Years = {
  seeds: number
  from: number
  steps: number
  workers: number
  /** The seconds spent looking for the fewest steps that still fail. */
  shrink: number
}

const fewYears = 50

type Where = { url: string | undefined; fault?: string | undefined; stopAtFirst?: boolean }

/** Each worker is a process with a database of its own, and takes every n-th seed. */
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
        // For a few years, optimised compilation of the embedded database takes longer than it saves.
        ...(url || years > fewYears ? [] : ['--liftoff-only']),
        `--import=${new URL('../../scripts/quick-imports.mjs', import.meta.url).href}`,
      ],
    })
    return { child, ended: endOf(child, onTold) }
  })
  try {
    // If one finding is enough, the first worker with one ends the search.
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
    // A worker that failed to start has not searched at all, so its error is thrown.
    const reasons = error instanceof AggregateError ? error.errors : [error]
    const broken = reasons.find((reason) => !(reason instanceof NothingFound))
    if (broken) throw broken
  }
}

/** Resolves to true if it reported a failing year. */
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
