import { randomUUID } from 'node:crypto'
import {
  type ArchivedPicture,
  type CatalogueFile,
  catalogueFileSchema,
} from '../../../domain/catalogue/catalogue-file.ts'
import { uploadName } from '../../../domain/catalogue/picture-document.ts'
import type { Actor } from '../../platform/audit/write-audit.ts'
import type { Deps } from '../../platform/deps.ts'
import { receivePicture } from '../pictures/receive-picture.ts'
import { findUpload } from '../pictures/store.ts'
import { withArchiveApart } from './archive-apart.ts'
import { type Imported, importCatalogue } from './catalogue-file.ts'

type Importing = Deps & { actor: Actor }

/** Queues the photographs like uploads and turns the documents into drafts. */
export function importArchive(
  deps: Importing,
  file: string,
): Promise<Imported & { pictures: number }> {
  return withArchiveApart(file, async ({ catalogue, pictures, read }) => {
    const names = new Map<string, string>()
    for (const picture of pictures) {
      names.set(picture.id, await receive(deps, picture, await read(picture)))
    }
    const imported = await importCatalogue(deps, renamed(catalogue, names))
    return { ...imported, pictures: pictures.length }
  })
}

/**
 * Keeps the picture's own id where it is free: then the documents need no change, here or at the next import.
 */
async function receive(deps: Importing, picture: ArchivedPicture, content: Buffer) {
  const { fileName, kind, sha256 } = picture
  const known = await findUpload(deps.db, picture.id)
  const id = known && known.sha256 !== sha256 ? randomUUID() : picture.id
  const bytes = Uint8Array.from(content)
  const file = { name: fileName, size: bytes.length, arrayBuffer: async () => bytes.buffer }
  return (await receivePicture(deps, { file, kind, id })).id
}

/** References to a photograph that exists here under another id are changed to that id. */
function renamed(catalogue: CatalogueFile, names: ReadonlyMap<string, string>): CatalogueFile {
  let text = JSON.stringify(catalogue)
  for (const [theirs, ours] of names) {
    if (theirs !== ours) text = text.replaceAll(uploadName(theirs), uploadName(ours))
  }
  return catalogueFileSchema.parse(JSON.parse(text))
}
