import { eachSeed, type Years } from './each-seed.ts'
import { faults } from './planted-faults.ts'

/** Every fault must be found within this many years. */
const mostSeeds = 200

/** The simulation's own test: with a planted fault it must find something, otherwise it is blind. */
export async function tryFaults(
  years: Omit<Years, 'seeds'>,
  { url, only }: { url: string | undefined; only: string | undefined },
): Promise<number> {
  let missed = 0
  for (const fault of faults.filter(({ name }) => !only || name === only)) {
    let seeds = 0
    let cpu = 0
    let found: { reason: string; steps: number } | undefined
    const where = {
      url: fault.needsPostgres ? url : undefined,
      fault: fault.name,
      stopAtFirst: true,
    }
    await eachSeed({ ...years, seeds: mostSeeds }, where, (told) => {
      if (!found) seeds += 1
      cpu += told.cpuSeconds
      if (!told.ok) found ??= { reason: told.reason.split('\n')[0] ?? '', steps: told.steps }
    })
    if (!found) missed += 1
    const took = `${Math.round(cpu)} s of a processor`
    const outcome = found
      ? `found in year ${seeds}, ${found.steps} steps, ${took} (${found.reason})`
      : `NOT FOUND in ${seeds} years, ${took}`
    console.log(`${fault.name}: ${fault.says}\n  ${outcome}`)
  }
  console.log(missed === 0 ? '\nEvery fault was found.' : `\n${missed} faults were not found.`)
  return missed === 0 ? 0 : 1
}
