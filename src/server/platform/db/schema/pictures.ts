import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Refusal, uploadStates } from '../../../../domain/catalogue/picture-uploads.ts'
import { type PictureKind, pictureKinds } from '../../../../domain/catalogue/pictures.ts'
import { createdAt, instant, oneOf, randomId } from '../columns.ts'

/** A file that staff have sent for the pages. What is said of it stands in its document, not here. */
export const pictureUploads = pgTable(
  'picture_uploads',
  {
    id: randomId(),
    /** As it was called on the sender's machine. */
    fileName: text().notNull(),
    mimeType: text().notNull(),
    bytes: integer().notNull(),
    /** The same photograph sent twice is one. */
    sha256: text().notNull(),
    /** The original, private. */
    filePath: text().notNull(),
    kind: text().$type<PictureKind>().notNull(),
    state: text({ enum: uploadStates }).notNull().default('queued'),
    /** Files made, of how many. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    reason: text().$type<Refusal>(),
    /** Turned upright; known when it is ready, as the next two. */
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

/** The upright cuts of an upload: one for every focus that somebody has chosen. */
export const pictureCuts = pgTable(
  'picture_cuts',
  {
    uploadId: uuid()
      .notNull()
      .references(() => pictureUploads.id, { onDelete: 'cascade' }),
    /** The `v` of documents with this focus. */
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

/** What visitors are sent: one row per file in the storage. */
export const pictureFiles = pgTable(
  'picture_files',
  {
    uploadId: uuid()
      .notNull()
      .references(() => pictureUploads.id, { onDelete: 'cascade' }),
    /** The version of its cut; empty for the whole picture. */
    cut: text().notNull(),
    width: integer().notNull(),
    format: text({ enum: ['avif', 'webp'] }).notNull(),
    bytes: integer().notNull(),
    filePath: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.cut, table.width, table.format] })],
)

/** Where a page of a trip is shared: its picture with title and price, when the release has no such one. */
export const sharePictures = pgTable('share_pictures', {
  tripId: text().primaryKey(),
  /** Of what it was drawn from. */
  hash: text().notNull(),
  bytes: integer().notNull(),
  filePath: text().notNull().unique(),
  createdAt: createdAt(),
})
