import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PackedPage } from '../http/stamped-page.ts'

/** A page as it is kept and handed on: its halves one after the other in one piece of memory. */
export type KeptPage = { noindex: boolean; lengths: readonly number[]; bytes: Uint8Array }

/** An edition taken back finds its pages again for a week. */
const keptMs = 7 * 86_400_000

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
  write: (key: string, page: KeptPage) => Promise<void>
  /** Those that nobody has asked for in a long time. */
  forgetOld: () => Promise<void>
}

/** One file per page, named by what it was made from. */
export function pageFiles(folder: string): PageFiles {
  const used = new Set<string>()
  const nameOf = (key: string) => {
    used.add(`${key}.page`)
    return path.join(folder, `${key}.page`)
  }
  return {
    read: async (key) => {
      const file = await readFile(nameOf(key)).catch(() => undefined)
      return file && decode(file)
    },
    write: (key, page) => keep(folder, nameOf(key), encode(page)),
    forgetOld: async () => {
      const names = await readdir(folder).catch(() => [])
      for (const name of names.filter((one) => !used.has(one))) {
        const file = path.join(folder, name)
        const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
        if (Date.now() - mtimeMs > keptMs) await rm(file, { recursive: true, force: true })
      }
    },
  }
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
