import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/** Of a process and its children: nginx works in one. */
export function processorSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
  return children
    .filter((child) => child !== '')
    .reduce((sum, child) => sum + processorSeconds(Number(child)), own)
}

/** A start, and new departures, make pages be drawn anew: what is measured comes after that. */
export async function untilQuiet(pid) {
  for (let attempt = 0; attempt < 30; attempt++) {
    const before = processorSeconds(pid)
    await new Promise((resolve) => setTimeout(resolve, 1000))
    if (processorSeconds(pid) - before < 0.15) return
  }
}
