import { faultNamed, plant } from './faults.ts'

export type Order = {
  from: number
  until: number
  by: number
  steps: number
  fault?: string
  stopAtFirst: boolean
}

/** What came of one year. */
export type Told = {
  seed: number
  ok: boolean
  steps: number
  reason: string
  history: string[]
  /** How often each call was answered, and how often refused. */
  done: Record<string, number>
}

const order = JSON.parse(process.argv[2] ?? '{}') as Order
const fault = order.fault === undefined ? undefined : faultNamed(order.fault)
if (fault) plant(fault)
// Only now: a planted fault changes the code as it is read.
const { openWorld } = await import('./world.ts')
const { simulateSeed, tellHistory } = await import('./simulate.ts')
const world = await openWorld(fault?.sql)

for (let seed = order.from; seed < order.until; seed += order.by) {
  const outcome = await simulateSeed(world, seed, {
    steps: order.steps,
    // A planted fault has to be found; how few steps it takes is of no interest.
    shrinkSeconds: fault ? 0 : 60,
  })
  const told: Told = outcome.ok
    ? { seed, ok: true, steps: outcome.steps, reason: '', history: [], done: world.done() }
    : {
        seed,
        ok: false,
        steps: outcome.steps.length,
        reason: outcome.reason,
        history: fault ? [] : await tellHistory(world, seed, outcome.steps),
        done: world.done(),
      }
  process.send?.(told)
  if (!told.ok && order.stopAtFirst) break
}
await world.close()
process.disconnect?.()
