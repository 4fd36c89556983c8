import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const enoughBytes = 5 * 1024 ** 3

/**
 * A folder in memory for the tests' databases, if the machine has enough. Writes are synced as usual and a
 * killed process loses what it would lose on a disk, but no test waits for a disk.
 */
export function makeMemoryFolder() {
  if (process.env.TMPDIR || !hasRoom()) return undefined
  const folder = mkdtempSync(path.join(memory, 'ondalta-tests-'))
  // PostgreSQL and nginx enter the folder as other users.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return { remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) }
}

function hasRoom() {
  try {
    const mounted = readFileSync('/proc/mounts', 'utf8').split('\n')
    const options = mounted
      .map((line) => line.split(' '))
      .find(([, place]) => place === memory)?.[3]
    // Releases are unpacked and started in it, too, so `noexec` rules it out.
    if (!options || options.split(',').includes('noexec')) return false
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize > enoughBytes && freemem() > enoughBytes
  } catch {
    return false
  }
}
