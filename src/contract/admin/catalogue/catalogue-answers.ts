import { z } from 'zod'
import { newKinds } from '../../../domain/catalogue/new-documents.ts'
import { noticeable } from '../../../domain/catalogue/site-kinds.ts'
import { isoInstant, uuid } from '../../values.ts'

/** The states in the list of documents. */
export const documentStates = [
  'published',
  'changed',
  'new',
  'scheduled',
  'hidden',
  'archived',
] as const

export const key = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9/_-]{0,120}$/)

/** How many times the draft was saved; 0 if there is no draft. */
export const revision = z.int().min(0).max(2_147_483_647)

export const document = z.record(z.string().max(80), z.unknown())

const changeSchema = z.object({
  kind: z.enum(['changed', 'added', 'removed', 'moved']),
  where: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
})

const problemSchema = z.object({
  /** The path of the form field. */
  path: z.string(),
  section: z.string(),
  where: z.string(),
  message: z.string(),
})

export const listedSchema = z.object({
  key,
  title: z.string(),
  kind: z.string(),
  state: z.enum(documentStates),
  /** There is an unpublished draft. */
  isChanged: z.boolean(),
  editedBy: z.string().nullable(),
  editedAt: isoInstant.nullable(),
})

export const draftStateSchema = z.object({
  revision,
  editedBy: z.string().nullable(),
  editedAt: isoInstant.nullable(),
})

export const documentSchema = draftStateSchema.extend({
  key,
  title: z.string(),
  state: z.enum(documentStates),
  /** The document in the form: the draft, otherwise the published version. */
  document,
  /** The published version; null if it was never published. */
  published: document.nullable(),
  /** The first edition's version, to restore its painted pictures; null for documents created here. */
  first: document.nullable(),
  /** When a scheduled publication will change it. */
  scheduledFor: isoInstant.nullable(),
})

export const pendingSchema = z.object({
  key,
  title: z.string(),
  kind: z.string(),
  revision: z.int().min(1),
  isNew: z.boolean(),
  editedBy: z.string(),
  editedAt: isoInstant,
  /** The first changes, to be read before publishing. */
  changes: z.array(changeSchema),
  changeCount: z.int(),
  problems: z.array(problemSchema),
  /** Never published and still hidden: the editor must choose on publishing whether visitors see it. */
  asksToShow: z.boolean(),
  /** What visitors would notice if it were published as it is. */
  noticed: z.enum(noticeable),
  /** If it leaves the site: the documents that still refer to it, as text. */
  uses: z.array(z.string()),
})

/** A picture used in a form, as described by its newest draft. */
export const namedPictureSchema = draftStateSchema.extend({
  id: z.string(),
  key,
  document,
  /** The original file name; null for painted pictures. */
  fileName: z.string().nullable(),
})

export const editionSchema = z.object({
  number: z.int(),
  isShown: z.boolean(),
  /** Null for the first edition, which is part of the program. */
  at: isoInstant.nullable(),
  by: z.string().nullable(),
  note: z.string(),
  /** The edition whose documents it restored. */
  restores: z.int().nullable(),
  /** The changed fields of the first few changed documents; empty for the first edition. */
  changed: z.array(z.object({ key, title: z.string(), fields: z.array(z.string()) })),
  changedCount: z.int(),
})

export const versionSchema = z.object({
  number: z.int(),
  /** Null for the first edition, which is part of the program. */
  at: isoInstant.nullable(),
  by: z.string().nullable(),
  note: z.string(),
  /** The fields of the document changed by that publication. */
  fields: z.array(z.string()),
  differences: z.array(changeSchema),
  differenceCount: z.int(),
})

/** A scheduled publication. */
export const scheduledSchema = z.object({
  id: uuid,
  at: isoInstant,
  by: z.string(),
  note: z.string(),
  titles: z.array(z.string()),
})

export const comparedSchema = z.object({
  key,
  title: z.string(),
  kind: z.string(),
  isNew: z.boolean(),
  isGone: z.boolean(),
  changes: z.array(changeSchema),
})

export const editionNumber = z.int().min(0).max(2_147_483_647)

export const note = z.string().trim().max(300, { error: 'Al massimo 300 caratteri' }).default('')

export const newDocumentSchema = z.object({
  kind: z.enum(newKinds),
  title: z
    .string()
    .trim()
    .min(3, { error: 'Scrivi almeno tre lettere' })
    .max(80, { error: 'Al massimo 80 caratteri' }),
  /** The document of the same kind whose structure is copied; empty: start from scratch. */
  from: z.string().trim().max(80).default(''),
})
