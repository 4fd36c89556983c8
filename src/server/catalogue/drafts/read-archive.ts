import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import {
  type ArchivedPicture,
  archivedPicturePath,
  type CatalogueFile,
  catalogueFileSchema,
} from '../../../domain/catalogue/catalogue-file.ts'
import { maxPictureBytes } from '../../../domain/catalogue/picture-uploads.ts'
import { DomainError } from '../../../domain/errors.ts'

/** Five hundred trips and five thousand reviews; far more photographs than any agency has. */
const largestCatalogue = 32 * 1024 * 1024
const mostEntries = 20_000
/** The limit of the unpacked archive: even five thousand photographs of the largest size are far below it. */
const largestTotal = 16 * 1024 ** 3
/** Photographs hardly compress: an entry packed more tightly than this is not one. */
const mostTimesItsSize = 200

export type Archive = {
  catalogue: CatalogueFile
  pictures: readonly ArchivedPicture[]
  /** The content is checked against its hash. */
  read: (picture: ArchivedPicture) => Promise<Buffer>
}

/**
 * Opens an archive and checks all of it before anything is imported: announced and real sizes, hashes, and
 * names, of which only those that an export would write are accepted.
 */
export async function withArchive<Result>(
  file: string,
  work: (archive: Archive) => Promise<Result>,
): Promise<Result> {
  const zip = await opened(file)
  try {
    const entries = await entriesOf(zip)
    const catalogue = parsed(await contentOf(zip, entries.get('catalogue.json'), largestCatalogue))
    const pictures = catalogue.pictures ?? []
    const read = async (picture: ArchivedPicture) => {
      const entry = entries.get(archivedPicturePath(picture.id))
      const content = await contentOf(zip, entry, maxPictureBytes)
      if (createHash('sha256').update(content).digest('hex') !== picture.sha256) throw unreadable()
      return content
    }
    for (const picture of pictures) await read(picture)
    return await work({ catalogue, pictures, read })
  } finally {
    zip.close()
  }
}

function unreadable(cause?: unknown): DomainError {
  return new DomainError('CATALOGUE_UNREADABLE', {}, cause instanceof DomainError ? {} : { cause })
}

function opened(file: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(file, { lazyEntries: true, autoClose: false }, (error, zip) => {
      if (error) reject(unreadable())
      else resolve(zip)
    })
  })
}

function entriesOf(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) return Promise.reject(unreadable())
  const entries = new Map<string, Entry>()
  let total = 0
  return new Promise((resolve, reject) => {
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize
      if (total > largestTotal || isBomb(entry)) {
        reject(unreadable())
        return
      }
      entries.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(entries))
    zip.once('error', () => reject(unreadable()))
    zip.readEntry()
  })
}

function isBomb({ fileName, uncompressedSize, compressedSize }: Entry): boolean {
  return (
    fileName !== 'catalogue.json' && uncompressedSize > mostTimesItsSize * compressedSize + 4096
  )
}

/** The library aborts the stream as soon as an entry is longer than announced. */
async function contentOf(zip: ZipFile, entry: Entry | undefined, most: number): Promise<Buffer> {
  if (!entry || entry.uncompressedSize > most) throw unreadable()
  try {
    const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
      zip.openReadStream(entry, (error, found) => (error ? reject(error) : resolve(found)))
    })
    return await buffer(stream)
  } catch {
    throw unreadable()
  }
}

function parsed(content: Buffer): CatalogueFile {
  try {
    return catalogueFileSchema.parse(JSON.parse(content.toString('utf8')))
  } catch {
    throw unreadable()
  }
}
