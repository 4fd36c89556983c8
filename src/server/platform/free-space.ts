import { statfs } from 'node:fs/promises'
import type { Env } from './env.ts'
import { StartFailure } from './start-failure.ts'

const megabyte = 1024 * 1024
/** For a new embedded database with its first logs; an existing one needs room for its next logs. */
const forNewDatabase = 150 * megabyte
const forWork = 32 * megabyte

export type FreeSpace = (folder: string) => Promise<number>

const measured: FreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** With database and documents stored elsewhere, hardly anything is written to the data folder. */
function isKeptHere(env: Env): boolean {
  return !env.DATABASE_URL || !env.STORAGE_URL?.startsWith('s3:')
}

/**
 * The embedded database ends the process when the disk becomes full, so a start without enough room is
 * refused.
 */
export async function requireRoomToStart(
  env: Env,
  isNew: boolean,
  freeSpace: FreeSpace = measured,
): Promise<void> {
  if (!isKeptHere(env)) return
  const wanted = isNew && !env.DATABASE_URL ? forNewDatabase : forWork
  const free = await freeSpace(env.dataDir)
  if (free >= wanted) return
  throw new StartFailure(
    `DATA_DIR ${env.dataDir} has ${inMegabytes(free)} MB left and at least ${inMegabytes(wanted)} are needed: make room on the disk or choose another folder.`,
  )
}

export async function hasRoomToWork(env: Env, freeSpace: FreeSpace = measured): Promise<boolean> {
  return !isKeptHere(env) || (await freeSpace(env.dataDir).catch(() => 0)) >= forWork
}

const inMegabytes = (bytes: number) => Math.floor(bytes / megabyte)
