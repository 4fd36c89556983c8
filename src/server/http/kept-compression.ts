import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Compressed = { br: Buffer; gzip: Buffer }
export type Compress = (content: Buffer) => Promise<Compressed>

/** For pages compressed ahead of any visit and sent many times. */
const bestQuality = 10
/**
 * For content a visitor is waiting for: a fiftieth more bytes than at quality eight, in two thirds of the
 * time.
 */
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
 * Compressing a hundred pages takes seconds: the results are kept on disk under a hash of the content, and
 * the next start reuses them. If the folder can't be written, only that is lost.
 */
export function keptCompression(
  cacheDir: string | undefined,
  quality = bestQuality,
): {
  compress: Compress
  /** Removes the pages of earlier builds. */
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

/** Written under a temporary name and renamed, so that another process never reads half a file. */
async function keep(folder: string, name: string, content: Buffer): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const unfinished = path.join(folder, `${name}.${process.pid}`)
    await writeFile(unfinished, content)
    await rename(unfinished, path.join(folder, name))
  } catch {
    // The next start tries again.
  }
}
