import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Refusal, uploadStates } from '../../../../domain/catalogue/picture-uploads.ts'
import { type PictureKind, pictureKinds } from '../../../../domain/catalogue/pictures.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'

/** A file that staff uploaded for the pages. Its caption and alt text are in its document, not here. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: randomId(),
    /** The file's name on the uploader's machine. */
    fileName: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    /** Identifies the same photograph uploaded twice. */
    sha256: text().notNull(),
    /** The original; never public. */
    filePath: text().notNull(),
    kind: text().$type<PictureKind>().notNull(),
    state: text({ enum: uploadStates }).notNull().default('queued'),
    /** The number of files made so far, and of all. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    reason: text().$type<Refusal>(),
    /** Of the upright picture; set when it is ready, as the next two. */
    width: integer(),
    height: integer(),
    placeholder: text(),
    attempts: integer().notNull().default(0),
    claimedAt: instant(),
    actorId: text(),
    actorName: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    oneOf('picture_uploads_states', table.state, uploadStates),
    oneOf('picture_uploads_kinds', table.kind, pictureKinds),
    uniqueIndex('picture_uploads_once').on(table.sha256),
    index('picture_uploads_created').on(table.createdAt, table.id),
    index('picture_uploads_waiting')
      .on(table.createdAt)
      .where(sql`${table.state} in ('queued', 'working')`),
  ],
)

const cutStates = ['queued', 'ready'] as const

/** The upright crops of an upload: one for every focus point that was chosen. */
export const pictureCuts = pgTable(
  'picture_cuts',
  {
    uploadId: uuid()
      .notNull()
      .references(() => pictureUploads.id, { onDelete: 'cascade' }),
    /** The `v` in documents with this focus. */
    version: text().notNull(),
    focusX: integer().notNull(),
    focusY: integer().notNull(),
    state: text({ enum: cutStates }).notNull().default('queued'),
    attempts: integer().notNull().default(0),
    claimedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.version] }),
    oneOf('picture_cuts_states', table.state, cutStates),
    index('picture_cuts_waiting').on(table.createdAt).where(sql`${table.state} = 'queued'`),
  ],
)

/** The files that visitors are sent: one row per file in the storage. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    uploadId: uuid()
      .notNull()
      .references(() => pictureUploads.id, { onDelete: 'cascade' }),
    /** The version of its crop; empty for the whole picture. */
    cut: text().notNull(),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp'] }).notNull(),
    bytes: integer().notNull(),
    filePath: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.cut, table.width, table.format] })],
)

/** The picture for sharing a trip's page, with title and price, where the release contains none. */
export const sharePictures = pgTable('share_pictures', {
  tripId: text().primaryKey(),
  /** Hash of what it was drawn from. */
  hash: text().notNull(),
  bytes: integer().notNull(),
  filePath: text().notNull().unique(),
  createdAt: createdAt(),
})
