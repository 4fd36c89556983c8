import { type FileHandle, open, readFile, unlink } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'
}

/**
 * Two processes on one embedded database silently lose rows, so the folder belongs to one process. The lock
 * is a file naming its owner; a lock left behind by a killed process is taken over.
 */
export async function lockDataDirectory(folder: string): Promise<{ release: () => Promise<void> }> {
  const file = path.join(folder, 'lock')
  for (let attempt = 0; attempt < 20; attempt++) {
    const handle = await createExclusively(file)
    if (handle) {
      await handle.writeFile(`${process.pid} ${await startTime(process.pid)}`)
      await handle.sync()
      await handle.close()
      return { release: () => unlink(file).catch(() => undefined) }
    }
    const owner = await readOwner(file)
    if (owner && (await isAlive(owner))) {
      throw new DataDirectoryInUse(
        `The data folder ${folder} is in use by another process (${owner.pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    // An empty file is a lock that is just being written: wait for its owner before removing it.
    if (!owner) await wait(100)
    if (owner || attempt > 10) await unlink(file).catch(() => undefined)
  }
  throw new DataDirectoryInUse(`The data folder ${folder} could not be locked.`)
}

async function createExclusively(file: string): Promise<FileHandle | undefined> {
  try {
    return await open(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return undefined
    throw error
  }
}

type Owner = { pid: number; started: string }

async function readOwner(file: string): Promise<Owner | undefined> {
  const [pid, started] = (await readFile(file, 'utf8').catch(() => '')).trim().split(' ')
  return pid && started ? { pid: Number(pid), started } : undefined
}

async function isAlive(owner: Owner): Promise<boolean> {
  try {
    process.kill(owner.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  // The process id may belong to another program by now: the start time tells them apart.
  return (await startTime(owner.pid)) === owner.started
}

/** The start of a process in clock ticks since boot, on Linux; elsewhere only the process id is compared. */
async function startTime(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  if (!stat) return 'unknown'
  return (
    stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .at(19) ?? 'unknown'
  )
}
