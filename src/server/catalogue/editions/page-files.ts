import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PackedPage } from '../../http/stamped-page.ts'

/** A page as it is stored and passed between threads: its halves one after the other in one buffer. */
export type KeptPage = { noindex: boolean; lengths: readonly number[]; bytes: Uint8Array }

/** Pages are kept for a week, so that an edition taken back finds them again … */
const keptMs = 7 * 86_400_000
/** … but no more than this number beyond the current edition's: pages change with every booking. */
const othersKept = 200

export function joinPage({ identity, br, gzip }: PackedPage, noindex: boolean): KeptPage {
  const halves = [...identity, ...br, ...gzip]
  const bytes = new Uint8Array(halves.reduce((sum, half) => sum + half.length, 0))
  let at = 0
  for (const half of halves) {
    bytes.set(half, at)
    at += half.length
  }
  return { noindex, lengths: halves.map((half) => half.length), bytes }
}

export function takeApart({ lengths, bytes }: KeptPage): PackedPage {
  let at = 0
  const rest = lengths.values()
  const next = () => {
    const start = at
    at += rest.next().value ?? 0
    return bytes.subarray(start, at)
  }
  return { identity: [next(), next()], br: [next(), next()], gzip: [next(), next()] }
}

export type PageFiles = {
  read: (key: string) => Promise<KeptPage | undefined>
  has: (key: string) => Promise<boolean>
  /** Copies the page at once, because it may be transferred to another thread meanwhile. Never fails. */
  write: (key: string, page: KeptPage) => Promise<void>
  /** Keeps the files of these keys, and the newest of the others. */
  forgetOld: (keys: readonly string[]) => Promise<void>
}

/** One file per page, named after the hash of what it was made from. */
export function pageFiles(folder: string): PageFiles {
  const nameOf = (key: string) => path.join(folder, `${key}.page`)
  return {
    read: async (key) => {
      const file = await readFile(nameOf(key)).catch(() => undefined)
      return file && decode(file)
    },
    has: (key) =>
      access(nameOf(key)).then(
        () => true,
        () => false,
      ),
    write: (key, page) => keep(folder, nameOf(key), encode(page)),
    forgetOld: async (keys) => {
      const needed = new Set(keys.map((key) => `${key}.page`))
      const names = await readdir(folder).catch(() => [])
      const others = await withTimes(names.filter((name) => !needed.has(name)).map(inFolder))
      const oldest = Date.now() - keptMs
      const room = Math.max(othersKept, keys.length)
      const old = others.filter(({ time }, at) => at >= room || time < oldest)
      await Promise.all(old.map(({ file }) => rm(file, { recursive: true, force: true })))
    },
  }

  function inFolder(name: string): string {
    return path.join(folder, name)
  }
}

/** The newest files first. */
async function withTimes(files: readonly string[]): Promise<{ file: string; time: number }[]> {
  const found: { file: string; time: number }[] = []
  for (const file of files) {
    const known = await stat(file).catch(() => undefined)
    if (known) found.push({ file, time: known.mtimeMs })
  }
  return found.toSorted((a, b) => b.time - a.time)
}

function encode({ noindex, lengths, bytes }: KeptPage): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ noindex, lengths })}\n`), bytes])
}

/** Undefined for an incomplete file: the page is made again. */
function decode(file: Buffer): KeptPage | undefined {
  const end = file.indexOf('\n')
  try {
    const head = JSON.parse(file.subarray(0, end).toString()) as Omit<KeptPage, 'bytes'>
    const length = head.lengths.reduce((sum, one) => sum + one, 0)
    if (file.length - end - 1 !== length) return undefined
    // A separate buffer, which can be transferred to another thread.
    return { ...head, bytes: new Uint8Array(file.subarray(end + 1)) }
  } catch {
    return undefined
  }
}

/** Written under a temporary name and renamed, so that another process never reads half a page. */
async function keep(folder: string, file: string, content: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch {
    // If the folder can't be written, pages are only made again.
  }
}
