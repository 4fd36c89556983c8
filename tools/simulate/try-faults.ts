import { eachSeed } from './each-seed.ts'
import { faults } from './planted-faults.ts'

/** Within so many years every fault has to be found. */
const mostSeeds = 200

/** The simulation's own test: with a fault planted it has to find something, or it sees nothing. */
export async function tryFaults(
  { from, steps, workers }: { from: number; steps: number; workers: number },
  { url, only }: { url: string | undefined; only: string | undefined },
): Promise<number> {
  let missed = 0
  for (const fault of faults.filter(({ name }) => !only || name === only)) {
    let seeds = 0
    let reason: string | undefined
    const where = {
      url: fault.needsPostgres ? url : undefined,
      fault: fault.name,
      stopAtFirst: true,
    }
    await eachSeed({ seeds: mostSeeds, from, steps, workers }, where, (told) => {
      seeds += 1
      if (!told.ok) reason ??= told.reason.split('\n')[0]
    })
    if (reason === undefined) missed += 1
    const outcome = reason === undefined ? 'NOT FOUND' : `found in year ${seeds} (${reason})`
    console.log(`${fault.name}: ${fault.says}\n  ${outcome}`)
  }
  console.log(missed === 0 ? '\nEvery fault was found.' : `\n${missed} faults were not found.`)
  return missed === 0 ? 0 : 1
}
