import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import yazl from 'yazl'
import { StartFailure } from '../start-failure.ts'

/**
 * The folder of a backup as one zip file, read while it is being sent. Nothing is compressed: rows already
 * are, and sealed files can't be. So the size is known beforehand.
 */
export async function packBackup(folder: string): Promise<{ stream: Readable; bytes: number }> {
  const zip = new yazl.ZipFile()
  const output = zip.outputStream as Readable
  let current: Readable | undefined
  for (const { name, file, size, mtime } of await filesOf(folder)) {
    zip.addReadStreamLazy(name, { compress: false, size, mtime, mode: 0o100600 }, (send) => {
      current = createReadStream(file)
      send(null, current)
    })
  }
  zip.on('error', (error: Error) => output.destroy(error))
  // When the client aborts the download, the file being read is closed.
  output.once('close', () => current?.destroy())
  const bytes = await new Promise<number>((resolve) => {
    zip.end({ forceZip64Format: false, comment: '' }, (size = -1) => resolve(size))
  })
  return { stream: output, bytes }
}

async function filesOf(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { size, mtime } = await stat(file)
      const inside = path.relative(folder, file).split(path.sep).join('/')
      return { name: `${path.basename(folder)}/${inside}`, file, size, mtime }
    }),
  )
}

/** Unpacks the file into a temporary folder for `work` and removes the folder afterwards. */
export async function withUnpacked<T>(
  file: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const aside = await mkdtemp(path.join(tmpdir(), 'ondalta-backup-'))
  try {
    await unpack(file, aside)
    return await work(aside)
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

async function unpack(file: string, target: string): Promise<void> {
  const zip = await opened(file)
  try {
    for (let entry = await nextEntry(zip); entry; entry = await nextEntry(zip)) {
      // The library refuses names that point outside the folder; the first part is the backup's own name.
      const name = entry.fileName.split('/').slice(1).join('/')
      if (name === '' || name.endsWith('/')) continue
      const place = path.join(target, name)
      await mkdir(path.dirname(place), { recursive: true, mode: 0o700 })
      await pipeline(await contentOf(zip, entry), createWriteStream(place, { mode: 0o600 }))
    }
  } catch (error) {
    throw new StartFailure(`${file} is damaged: download it again.`, { cause: error })
  } finally {
    zip.close()
  }
}

function opened(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(new StartFailure(`${file} is no backup that was downloaded.`))
      else resolve(zip)
    })
  })
}

function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (answer: () => void) => {
      zip.off('entry', found).off('end', ended).off('error', failed)
      answer()
    }
    const found = (entry: Entry) => settle(() => resolve(entry))
    const ended = () => settle(() => resolve(undefined))
    const failed = (error: Error) => settle(() => reject(error))
    zip.once('entry', found).once('end', ended).once('error', failed)
    zip.readEntry()
  })
}

function contentOf(zip: ZipFile, entry: Entry): Promise<NodeJS.ReadableStream> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(error) : resolve(stream)))
  })
}
