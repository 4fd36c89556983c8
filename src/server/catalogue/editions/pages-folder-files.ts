import { createHash } from 'node:crypto'
import { chmod, link, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import type { MemoryFile } from '../../http/site-files.ts'

export type PageFile = readonly [address: string, file: MemoryFile]

/** The compressed variants are stored beside the page, where web servers look for them. */
const endings = { identity: '', gzip: '.gz', br: '.br' } as const

/** Matches all addresses of our pages; any other address is left to the process. */
const plain = /^\/(?:[A-Za-z0-9_-]+(?:\/[A-Za-z0-9_-]+)*)?$/

/**
 * `/travel/grecia` is stored in `travel/grecia.html`, the home page in `.html`: no other address leads to
 * them.
 */
export function fileNameOf(address: string): string | undefined {
  return plain.test(address) ? `${address.slice(1)}.html` : undefined
}

/** Pages written before, by address, which need not be written again. */
export type Earlier = { folder: string; etags: Readonly<Record<string, string>> }

/**
 * Writes pages into a new folder and answers their ETags by address. One at a time, because nothing waits for
 * it.
 */
export async function writePages(
  folder: string,
  files: readonly PageFile[],
  earlier: Earlier | undefined,
): Promise<Record<string, string>> {
  const made = new Set<string>()
  const etags: Record<string, string> = {}
  for (const [address, file] of files) {
    const name = fileNameOf(address)
    if (!name) continue
    const target = path.join(folder, name)
    await makeFolder(path.dirname(target), made)
    const isKnown = earlier?.etags[address] === file.etag
    if (!isKnown || !(await linked(path.join(earlier.folder, name), target))) {
      await writePage(target, file)
    }
    etags[address] = file.etag
  }
  return etags
}

/**
 * The process's own files are private; these must be readable by the web server, which runs as another user.
 */
async function makeFolder(folder: string, made: Set<string>): Promise<void> {
  if (made.has(folder)) return
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  made.add(folder)
}

/** An unchanged page is hard-linked. Where that is not possible, it is written again. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    for (const ending of Object.values(endings)) await link(from + ending, to + ending)
    return true
  } catch {
    return false
  }
}

async function writePage(target: string, file: MemoryFile): Promise<void> {
  const bodies = file.stamped?.() ?? file.bodies
  const time = timeOf(file.etag)
  const encodings = ['identity', 'gzip', 'br'] as const
  await Promise.all(
    encodings.map(async (encoding) => {
      const body = bodies[encoding]
      if (body) await writeForAll(target + endings[encoding], body, time)
    }),
  )
}

export async function writeForAll(file: string, content: string | Uint8Array, time?: number) {
  const handle = await open(file, 'w')
  try {
    await handle.writeFile(content)
    await handle.chmod(0o644)
    if (time !== undefined) await handle.utimes(time, time)
  } finally {
    await handle.close()
  }
}

/**
 * Web servers compare a file's time and length to decide whether a browser has it already. Two editions may
 * be written in the same second with equal lengths, so the time is derived from the page's ETag.
 */
function timeOf(etag: string): number {
  const number = createHash('sha256').update(etag).digest().readUInt32BE()
  return 1_000_000_000 + (number >>> 2)
}
