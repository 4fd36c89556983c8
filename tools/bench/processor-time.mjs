import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Includes children, also ended ones, because nginx and PostgreSQL work in children. */
export function processorSeconds(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ')
  const ofChildren = children
    .filter((child) => child !== '')
    .reduce((sum, child) => sum + processorSeconds(Number(child)), 0)
  // Read last, because the time of a child that has just ended is added to its parent.
  const ticks = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').slice(11, 15) ?? []
  return ticks.reduce((sum, count) => sum + Number(count), 0) / ticksPerSecond + ofChildren
}

/** Empty for a process that has ended. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The site looks for changed figures every other second, so one quiet second may be the pause between. */
const quietSeconds = 3

/** Waits until pages have been rendered again, as after a start and for new departures. */
export async function untilQuiet(pid) {
  let quiet = 0
  for (let attempt = 0; attempt < 30 && quiet < quietSeconds; attempt++) {
    const before = processorSeconds(pid)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    quiet = processorSeconds(pid) - before < 0.15 ? quiet + 1 : 0
  }
}
