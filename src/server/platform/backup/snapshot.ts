import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartFailure } from '../start-failure.ts'

/**
 * Only the site's process may open the embedded database, and a backup is another process. The backup asks by
 * a file in the data folder, which other users can't open, and the site answers with a copy beside it.
 */
const folderOf = (dataDir: string) => path.join(dataDir, 'database')
const requestIn = (dataDir: string) => path.join(folderOf(dataDir), 'copy-wanted')
const copyIn = (dataDir: string, id: string) => path.join(folderOf(dataDir), `copy-${id}`)
const isId = (text: string) => /^[0-9a-f]{16}$/.test(text)

const longestMs = 120_000
const pauseMs = 100

/** Run by the site every other second. */
export async function answerCopyRequest(
  dataDir: string,
  copyTo: (folder: string) => Promise<void>,
): Promise<void> {
  const id = await readFile(requestIn(dataDir), 'utf8').catch(() => '')
  if (!isId(id)) return
  await rm(requestIn(dataDir), { force: true })
  const target = copyIn(dataDir, id)
  try {
    await copyTo(`${target}.part`)
    await rename(`${target}.part`, target)
  } catch (error) {
    await rm(`${target}.part`, { recursive: true, force: true })
    throw error
  }
}

/** A copy left behind by a backup that died contains all data, so it is removed. */
export async function removeForgottenCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(folderOf(dataDir)).catch(() => [])) {
    if (name.startsWith('copy-')) {
      await rm(path.join(folderOf(dataDir), name), { recursive: true, force: true })
    }
  }
}

/** Run by the backup: the copy is for `work` alone and is removed afterwards. */
export async function withCopy<T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const id = randomBytes(8).toString('hex')
  const copy = copyIn(dataDir, id)
  const request = requestIn(dataDir)
  await writeFile(`${request}.part`, id, { mode: 0o600 })
  await rename(`${request}.part`, request)
  try {
    for (const end = Date.now() + longestMs; !existsSync(copy); ) {
      if (Date.now() > end) {
        throw new StartFailure(
          'The site did not hand over a copy of its database: look at its log for "job failed" (a full disk?).',
        )
      }
      await wait(pauseMs)
    }
    return await work(copy)
  } finally {
    await rm(request, { force: true })
    await rm(copy, { recursive: true, force: true })
  }
}
