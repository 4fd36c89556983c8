import { z } from 'zod'
import { newKinds } from '../../../domain/catalogue/new-documents.ts'
import { noticeable } from '../../../domain/catalogue/site-kinds.ts'
import { isoInstant, uuid } from '../../values.ts'

/** What the list of documents tells apart. */
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

/** How often the draft has been saved; 0 while there is none. */
export const revision = z.int().min(0).max(2_147_483_647)

export const document = z.record(z.string().max(80), z.unknown())

const changeSchema = z.object({
  kind: z.enum(['changed', 'added', 'removed', 'moved']),
  where: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
})

const problemSchema = z.object({
  /** Where the form shows it. */
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
  /** A draft that nobody has published yet. */
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
  /** What the form shows: the draft, or what is published. */
  document,
  /** What visitors see; null for a document that was never published. */
  published: document.nullable(),
  /** What it came with, for a way back to its painted pictures; null for what was made here. */
  first: document.nullable(),
  /** When a publication that waits for its hour will change it. */
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
  /** The first of them: a person reads them before publishing. */
  changes: z.array(changeSchema),
  changeCount: z.int(),
  problems: z.array(problemSchema),
  /** Never published, and it would stay hidden: whoever publishes it says whether visitors see it. */
  asksToShow: z.boolean(),
  /** What visitors notice once it is published as it is. */
  noticed: z.enum(noticeable),
  /** It leaves the site: who still names it, in words. */
  uses: z.array(z.string()),
})

/** A picture that a form names, as the newest draft describes it. */
export const namedPictureSchema = draftStateSchema.extend({
  id: z.string(),
  key,
  document,
  /** As it was uploaded; null for what was painted. */
  fileName: z.string().nullable(),
})

export const editionSchema = z.object({
  number: z.int(),
  isShown: z.boolean(),
  /** Null for the one that came with the program. */
  at: isoInstant.nullable(),
  by: z.string().nullable(),
  note: z.string(),
  /** The edition whose documents it brought back. */
  restores: z.int().nullable(),
  /** Of the first documents that it changed, the fields; none of the one that came with the program. */
  changed: z.array(z.object({ key, title: z.string(), fields: z.array(z.string()) })),
  changedCount: z.int(),
})

export const versionSchema = z.object({
  number: z.int(),
  /** Null for the one that came with the program. */
  at: isoInstant.nullable(),
  by: z.string().nullable(),
  note: z.string(),
  /** What that publication changed in the document. */
  fields: z.array(z.string()),
  differences: z.array(changeSchema),
  differenceCount: z.int(),
})

/** Changes that wait for their hour. */
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
  /** The one of its kind whose structure it starts from; empty: from nothing. */
  from: z.string().trim().max(80).default(''),
})
