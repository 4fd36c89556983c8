import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Compressed = { br: Buffer; gzip: Buffer }
export type Compress = (content: Buffer) => Promise<Compressed>

/** Once for many visits, before anybody waits. */
const bestQuality = 10
/** Somebody waits for it: a fiftieth more bytes than at eight, in two thirds of the time. */
export const quickQuality = 5

async function compressAt(quality: number, content: Buffer): Promise<Compressed> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content),
  ])
  return { br, gzip: zipped }
}

/**
 * Compressing a hundred pages takes seconds: what one start has compressed the next one finds again,
 * by its content. A folder that can't be written costs only that.
 */
export function keptCompression(
  cacheDir: string | undefined,
  quality = bestQuality,
): {
  compress: Compress
  /** Pages of earlier builds are not needed any more. */
  forgetOthers: () => Promise<void>
} {
  const compressNow = (content: Buffer) => compressAt(quality, content)
  if (!cacheDir) return { compress: compressNow, forgetOthers: async () => undefined }
  const folder = path.join(cacheDir, 'pages')
  const used = new Set<string>()
  return {
    compress: async (content) => {
      const name = createHash('sha256').update(content).digest('hex')
      const files = { br: `${name}.br`, gzip: `${name}.gz` }
      for (const file of Object.values(files)) used.add(file)
      const kept = await readBoth(folder, files)
      if (kept) return kept
      const made = await compressNow(content)
      await keep(folder, files.gzip, made.gzip)
      await keep(folder, files.br, made.br)
      return made
    },
    forgetOthers: async () => {
      const names = await readdir(folder).catch(() => [])
      const others = names.filter((name) => !used.has(name))
      await Promise.all(others.map((name) => rm(path.join(folder, name), { force: true })))
    },
  }
}

async function readBoth(
  folder: string,
  files: { br: string; gzip: string },
): Promise<Compressed | undefined> {
  try {
    const [br, zipped] = await Promise.all([
      readFile(path.join(folder, files.br)),
      readFile(path.join(folder, files.gzip)),
    ])
    return { br, gzip: zipped }
  } catch {
    return undefined
  }
}

/** Written aside and moved: another process never reads half a file. */
async function keep(folder: string, name: string, content: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const unfinished = path.join(folder, `${name}.${process.pid}`)
    await writeFile(unfinished, content)
    await rename(unfinished, path.join(folder, name))
  } catch {
    // Next time then.
  }
}
