import { setPriority } from 'node:os'
import type { ArchivedPicture, CatalogueFile } from '../../../domain/catalogue/catalogue-file.ts'
import { type Archive, withArchive } from './read-archive.ts'

export type ArchiveOrder = { open: string } | { picture: ArchivedPicture }
export type ArchiveMessage =
  | { catalogue: CatalogueFile }
  | { content: Uint8Array }
  /** For any failure: the archive is not a valid one. */
  | { problem: true }

/**
 * A separate process with its own memory limit: a packed file can unpack to a thousand times its size, and a
 * crash of the unzip code does not affect the site. It ends with the process that started it.
 */
setPriority(10)

let archive: Archive | undefined

const tell = (message: ArchiveMessage) => process.send?.(message)
const refuse = () => tell({ problem: true })

process.on('disconnect', () => process.exit())
process.on('message', (order: ArchiveOrder) => {
  if ('open' in order) {
    // Kept open until the process ends.
    withArchive(order.open, async (opened) => {
      archive = opened
      tell({ catalogue: opened.catalogue })
      await new Promise(() => undefined)
    }).catch(refuse)
  } else if (archive) {
    archive.read(order.picture).then((content) => tell({ content }), refuse)
  } else refuse()
})
