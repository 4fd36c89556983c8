import { z } from 'zod'
import type { Documents } from './documents.ts'
import { pictureKinds } from './pictures.ts'

const fileKind = 'ondalta-catalogue'

/** The whole catalogue as one file: for backup, for editing elsewhere, or to start another site. */
export const catalogueFileSchema = z.object({
  kind: z.literal(fileKind, { error: 'Questo file non è un catalogo esportato da qui.' }),
  version: z.literal(1, { error: 'Questo file viene da una versione che non conosciamo.' }),
  edition: z.int().min(0),
  exportedAt: z.iso.datetime({ offset: true }),
  documents: z.record(z.string().max(200), z.record(z.string().max(80), z.unknown())),
  /** The pictures whose originals are beside this file in an archive. */
  pictures: z
    .array(
      z.object({
        id: z.uuid(),
        fileName: z.string().max(200),
        sha256: z.string().regex(/^[0-9a-f]{64}$/),
        kind: z.enum(pictureKinds),
      }),
    )
    .max(10_000)
    .optional(),
})

export type ArchivedPicture = NonNullable<CatalogueFile['pictures']>[number]

export function archivedPicturePath(id: string): string {
  return `pictures/${id}`
}

export type CatalogueFile = z.infer<typeof catalogueFileSchema>

export function catalogueFile(documents: Documents, edition: number, now: Date): CatalogueFile {
  return {
    kind: fileKind,
    version: 1,
    edition,
    exportedAt: now.toISOString(),
    // Sorted, so that two exports can be compared line by line.
    documents: Object.fromEntries(
      Object.entries(documents).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ) as CatalogueFile['documents'],
  }
}
