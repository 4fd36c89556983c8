import { faultNamed, plant } from './faults.ts'

export type Order = {
  from: number
  until: number
  by: number
  steps: number
  fault?: string
  stopAtFirst: boolean
  /** The seconds spent looking for the fewest steps that fail. */
  shrinkSeconds: number
}

/** The result of one year. */
export type Told = {
  seed: number
  ok: boolean
  steps: number
  reason: string
  history: string[]
  /** How often each call succeeded, and how often it was refused. */
  done: Record<string, number>
  /** Processor seconds since the previous report. */
  cpuSeconds: number
}

let before = process.cpuUsage()
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage(before)
  before = process.cpuUsage()
  return (user + system) / 1_000_000
}

const order = JSON.parse(process.argv[2] ?? '{}') as Order
const fault = order.fault === undefined ? undefined : faultNamed(order.fault)
if (fault) plant(fault)
// Imported after planting, because the fault changes the code as it is loaded.
const { openWorld } = await import('./world.ts')
const { simulateSeed, tellHistory } = await import('./simulate.ts')
const world = await openWorld(fault?.sql)

for (let seed = order.from; seed < order.until; seed += order.by) {
  const outcome = await simulateSeed(world, seed, {
    steps: order.steps,
    shrinkSeconds: order.shrinkSeconds,
  })
  const came = outcome.ok
    ? { ok: true, steps: outcome.steps, reason: '', history: [] }
    : {
        ok: false,
        steps: outcome.steps.length,
        reason: outcome.reason,
        history: fault ? [] : await tellHistory(world, seed, outcome.steps),
      }
  const told: Told = { seed, ...came, done: world.done(), cpuSeconds: cpuSeconds() }
  process.send?.(told)
  if (!told.ok && order.stopAtFirst) break
}
await world.close()
process.disconnect?.()
