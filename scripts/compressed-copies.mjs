import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export async function manyAtOnce(items, work) {
  const queue = items.values()
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of queue) await work(item)
  })
  await Promise.all(workers)
}

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/

async function compressFile(file, quality) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}

/** Writes compressed copies beside every text file: brotli, and gzip for other browsers. */
export async function compressFolder(folder, quality) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() && compressible.test(entry.name) && !entry.parentPath.includes('.vite'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
  await manyAtOnce(files, (file) => compressFile(file, quality))
  return files.length
}
