import { createHash } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { z } from 'zod'
import { keyRing, seal, unseal } from '../keys.ts'
import { StartFailure } from '../start-failure.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

const fingerprintSchema = z.object({ rows: z.number(), hash: z.string() })

/**
 * What a backup says about itself. It is written last, so a folder without a manifest is not a complete
 * backup.
 */
const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  release: z.string(),
  schema: z.number(),
  isEncrypted: z.boolean(),
  /**
   * Names of the keys that open documents and passport numbers; the keys themselves are only in an encrypted
   * backup.
   */
  documentKeys: z.array(z.string()),
  tables: z.record(z.string(), fingerprintSchema.extend({ parts: z.array(z.string()) })),
  /** Path in the storage → hash of the stored bytes. */
  documents: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestSchema>

const manifestName = 'manifest.json'
export const hashOf = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')

/**
 * A backup is a folder of ordinary files: rows as lines of JSON, documents as they are stored (sealed). With
 * a key, every file is sealed together with its own name, so that no file can replace another.
 */
export function archiveIn(folder: string, key: string | undefined) {
  const sealing = key ? keyRing([Buffer.from(key, 'hex')])[0] : undefined
  const locate = (name: string) => {
    const full = path.resolve(folder, name)
    if (!full.startsWith(path.resolve(folder) + path.sep))
      throw new Error('Path outside the backup')
    return full
  }
  const write = async (name: string, content: Uint8Array) => {
    const target = locate(name)
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 })
    const file = await open(target, 'wx', 0o600)
    try {
      await file.writeFile(sealing ? seal(content, sealing, name) : content)
      await file.sync()
    } finally {
      await file.close()
    }
  }
  const read = async (name: string): Promise<Buffer> => {
    const content = await readFile(locate(name))
    return sealing ? unseal(content, sealing, name) : content
  }
  return {
    write,
    read,
    writeLines: async (name: string, lines: readonly string[]) =>
      write(name, await compress(lines.join('\n'))),
    readLines: async (name: string) => (await expand(await read(name))).toString().split('\n'),
    writeManifest: (manifest: Manifest) =>
      write(manifestName, Buffer.from(JSON.stringify(manifest, null, 1))),
    readManifest: async (): Promise<Manifest> => {
      const text = await read(manifestName).catch((error: unknown) => {
        throw new StartFailure(whyUnreadable(folder, key, error))
      })
      const parsed = manifestSchema.safeParse(parseJson(text.toString()))
      if (!parsed.success) throw new StartFailure(whyUnreadable(folder, key, parsed.error))
      return parsed.data
    },
  }
}

export type Archive = ReturnType<typeof archiveIn>

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function whyUnreadable(folder: string, key: string | undefined, error: unknown): string {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
    return `${folder} is not a complete backup: it has no ${manifestName}.`
  }
  return key
    ? `${folder} can't be opened with this BACKUP_KEY.`
    : `${folder} can't be read: if it is encrypted, set BACKUP_KEY to the key it was made with.`
}

const namePattern = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/
export const backupName = (at: Date) => at.toISOString().slice(0, 19).replaceAll(':', '-') + 'Z'

const unfinishedEnd = '.part'
/** No backup takes this long: an unfinished folder older than this belongs to a process that died. */
const brokenOffMs = 86_400_000

/** Removes what interrupted backups left behind, and backups older than `keepDays`. The newest always stays. */
export async function removeOldBackups(folder: string, now: Date, keepDays: number | undefined) {
  const names = (await readdir(folder)).toSorted()
  const complete = names.filter((name) => namePattern.test(name))
  const oldest = keepDays === undefined ? '' : backupName(new Date(+now - keepDays * 86_400_000))
  const due = complete.slice(0, -1).filter((name) => name < oldest)
  const dead = names.filter(
    (name) =>
      name.endsWith(unfinishedEnd) &&
      namePattern.test(name.slice(0, -unfinishedEnd.length)) &&
      name < backupName(new Date(+now - brokenOffMs)),
  )
  for (const name of [...due, ...dead]) {
    await rm(path.join(folder, name), { recursive: true, force: true })
  }
  return due.length
}

/**
 * Written under a temporary name and renamed at the end, so that an unfinished backup never looks like a
 * whole one.
 */
export async function inFolder<T>(target: string, work: (unfinished: string) => Promise<T>) {
  const unfinished = `${target}${unfinishedEnd}`
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  try {
    const result = await work(unfinished)
    await rename(unfinished, target)
    return result
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    throw error
  }
}
