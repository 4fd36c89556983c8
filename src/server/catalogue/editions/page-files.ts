import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PackedPage } from '../../http/stamped-page.ts'

/** A page as it is kept and handed on: its halves one after the other in one piece of memory. */
export type KeptPage = { noindex: boolean; lengths: readonly number[]; bytes: Uint8Array }

/** An edition taken back finds its pages again for a week … */
const keptMs = 7 * 86_400_000
/** … unless they are more than these and than a whole edition: pages change with every booking. */
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
  /** Takes its copy at once: the page may be handed on meanwhile. Never fails. */
  write: (key: string, page: KeptPage) => Promise<void>
  /** All but those of these keys, and of the others the newest. */
  forgetOld: (keys: readonly string[]) => Promise<void>
}

/** One file per page, named by what it was made from. */
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

/** The newest first. */
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

/** Undefined for what is not a whole page: it is made again. */
function decode(file: Buffer): KeptPage | undefined {
  const end = file.indexOf('\n')
  try {
    const head = JSON.parse(file.subarray(0, end).toString()) as Omit<KeptPage, 'bytes'>
    const length = head.lengths.reduce((sum, one) => sum + one, 0)
    if (file.length - end - 1 !== length) return undefined
    // A piece of memory of its own, which can be handed to another thread.
    return { ...head, bytes: new Uint8Array(file.subarray(end + 1)) }
  } catch {
    return undefined
  }
}

/** Written aside and moved: another process never reads half a page. */
async function keep(folder: string, file: string, content: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const unfinished = `${file}.${process.pid}`
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch {
    // A folder that can't be written costs only the time of making the page again.
  }
}
