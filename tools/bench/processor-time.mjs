import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Of a process and its children, also those that have ended: nginx and PostgreSQL work in them. */
export function processorSeconds(pid) {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ')
  const ofChildren = children
    .filter((child) => child !== '')
    .reduce((sum, child) => sum + processorSeconds(Number(child)), 0)
  // Read last: what a child that has just ended used up is its parent's now.
  const ticks = read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ').slice(11, 15) ?? []
  return ticks.reduce((sum, count) => sum + Number(count), 0) / ticksPerSecond + ofChildren
}

/** Nothing, of a process that is gone. */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** The site looks for changed figures every other second: one quiet second may be the pause before. */
const quietSeconds = 3

/** A start, and new departures, make pages be drawn anew: what is measured comes after that. */
export async function untilQuiet(pid) {
  let quiet = 0
  for (let attempt = 0; attempt < 30 && quiet < quietSeconds; attempt++) {
    const before = processorSeconds(pid)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    quiet = processorSeconds(pid) - before < 0.15 ? quiet + 1 : 0
  }
}
