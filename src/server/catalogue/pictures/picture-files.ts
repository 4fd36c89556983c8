import type { PictureFormat } from '../../../domain/catalogue/pictures.ts'
import type { FindPicture } from '../../http/pages.ts'
import { etagOf, forEver, type MemoryFile } from '../../http/site-files.ts'
import type { Deps } from '../../platform/deps.ts'
import { watchSize } from '../../platform/watch/observations.ts'
import { findSharePicture } from './share-store.ts'
import { findOtherCut, findPictureFile, findUpload, type PictureFile } from './store.ts'

/** Enough for the photographs of many pages; others are read again on request. */
const mostBytes = 48 * 1024 * 1024

const pattern =
  /^\/pictures\/upload\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(-p)?-(\d{2,4})\.(avif|webp)\?v=([0-9a-f]{8})$/

export function isUploadedPicture(url: string): boolean {
  return url.startsWith('/pictures/upload/')
}

/**
 * Serves the files made from uploads. The address names a row, never a file, and originals have no row:
 * nothing else in the private storage can be requested here.
 */
export function createPictureFiles({ db, files }: Pick<Deps, 'db' | 'files'>): FindPicture {
  const kept = new Map<string, MemoryFile>()
  const underWay = new Map<string, Promise<MemoryFile | undefined>>()
  let bytes = 0
  watchSize('pictures in memory', () => kept.size)

  const remember = (url: string, file: MemoryFile) => {
    bytes += file.bodies.identity.length
    kept.set(url, file)
    for (const [oldest, { bodies }] of kept) {
      if (bytes <= mostBytes) break
      bytes -= bodies.identity.length
      kept.delete(oldest)
    }
  }

  const load = async (url: string): Promise<MemoryFile | undefined> => {
    const found = await findRow(db, url)
    if (!found) return undefined
    const file = pictureFile(Buffer.from(await files.get(found.row.filePath)), found)
    if (found.isFinal) remember(url, file)
    return file
  }

  return (url) => {
    const known = kept.get(url)
    if (known) {
      // Moved to the end: the least recently used is dropped first.
      kept.delete(url)
      kept.set(url, known)
      return Promise.resolve(known)
    }
    // Concurrent requests for the same picture share one read from the storage.
    const asked = underWay.get(url) ?? load(url).finally(() => underWay.delete(url))
    underWay.set(url, asked)
    return asked
  }
}

type Found = { row: PictureFile; isFinal: boolean }

async function findRow(db: Deps['db'], url: string): Promise<Found | undefined> {
  const [, uploadId, upright, digits, format, version = ''] = pattern.exec(url) ?? []
  if (!uploadId) return undefined
  const wanted = { uploadId, width: Number(digits), format: format as PictureFormat }
  if (!upright) {
    const row = await findPictureFile(db, { ...wanted, cut: '' })
    return row && { row, isFinal: true }
  }
  const row = await findPictureFile(db, { ...wanted, cut: version })
  if (row) return { row, isFinal: true }
  // After a change of focus the previous crop is sent until the new one is ready, and must not be cached.
  const other = (await findUpload(db, uploadId)) && (await findOtherCut(db, wanted))
  return other && { row: other, isFinal: false }
}

function pictureFile(identity: Buffer, { row, isFinal }: Found): MemoryFile {
  const etag = etagOf(identity)
  return {
    status: 200,
    etag,
    bodies: { identity },
    headers: {
      'Content-Type': `image/${row.format}`,
      'Cache-Control': isFinal ? forEver : 'no-store',
      ETag: etag,
    },
  }
}

const sharePattern = /^\/pictures\/share\/([A-Za-z0-9][A-Za-z0-9_-]{0,80})\.jpg$/

export type FindShare = (url: string) => Promise<MemoryFile | undefined>

export function isSharePicture(url: string): boolean {
  return url.startsWith('/pictures/share/')
}

/** The share picture of a trip that differs from the release; undefined otherwise. */
export function createShareFiles({ db, files }: Pick<Deps, 'db' | 'files'>): FindShare {
  return async (url) => {
    const [, tripId] = sharePattern.exec(url.split('?', 1)[0] ?? '') ?? []
    const row = tripId ? await findSharePicture(db, tripId) : undefined
    if (!row) return undefined
    const identity = Buffer.from(await files.get(row.filePath))
    const etag = etagOf(identity)
    return {
      status: 200,
      etag,
      bodies: { identity },
      headers: {
        'Content-Type': 'image/jpeg',
        'Cache-Control': 'public, max-age=3600',
        ETag: etag,
      },
    }
  }
}
