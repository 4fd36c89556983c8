import { setPriority } from 'node:os'
import type { ArchivedPicture, CatalogueFile } from '../../../domain/catalogue/catalogue-file.ts'
import { type Archive, withArchive } from './read-archive.ts'

export type ArchiveOrder = { open: string } | { picture: ArchivedPicture }
export type ArchiveMessage =
  | { catalogue: CatalogueFile }
  | { content: Uint8Array }
  /** Whatever it was: the archive is not one of ours. */
  | { problem: true }

/**
 * A process of its own, with a memory of its own: what is packed unpacks to a thousand times its size, and
 * what makes the reader fall takes nothing of the site with it. It ends with whoever asked for it.
 */
setPriority(10)

let archive: Archive | undefined

const tell = (message: ArchiveMessage) => process.send?.(message)
const refuse = () => tell({ problem: true })

process.on('disconnect', () => process.exit())
process.on('message', (order: ArchiveOrder) => {
  if ('open' in order) {
    // Open until the process ends.
    withArchive(order.open, async (opened) => {
      archive = opened
      tell({ catalogue: opened.catalogue })
      await new Promise(() => undefined)
    }).catch(refuse)
  } else if (archive) {
    archive.read(order.picture).then((content) => tell({ content }), refuse)
  } else refuse()
})
