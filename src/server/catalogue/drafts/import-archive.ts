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

/** Photographs wait in the queue like any other; what the documents say becomes drafts. */
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

/** Under its own id where that is free: then the documents need no change, here or at the next import. */
async function receive(deps: Importing, picture: ArchivedPicture, content: Buffer) {
  const { fileName, kind, sha256 } = picture
  const known = await findUpload(deps.db, picture.id)
  const id = known && known.sha256 !== sha256 ? randomUUID() : picture.id
  const bytes = Uint8Array.from(content)
  const file = { name: fileName, size: bytes.length, arrayBuffer: async () => bytes.buffer }
  return (await receivePicture(deps, { file, kind, id })).id
}

/** A photograph that is here under another id is that one. */
function renamed(catalogue: CatalogueFile, names: ReadonlyMap<string, string>): CatalogueFile {
  let text = JSON.stringify(catalogue)
  for (const [theirs, ours] of names) {
    if (theirs !== ours) text = text.replaceAll(uploadName(theirs), uploadName(ours))
  }
  return catalogueFileSchema.parse(JSON.parse(text))
}
