import { z } from 'zod'
import { catalogueFileSchema } from '../../../domain/catalogue/catalogue-file.ts'
import { documentGroups } from '../../../domain/catalogue/document-forms.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf, searchText } from '../values.ts'
import {
  comparedSchema,
  document,
  documentSchema,
  documentStates,
  draftStateSchema,
  editionNumber,
  editionSchema,
  key,
  listedSchema,
  namedPictureSchema,
  newDocumentSchema,
  note,
  pendingSchema,
  revision,
  scheduledSchema,
  versionSchema,
} from './catalogue-answers.ts'

const call = staffCalls('redazione')

const path = '/catalogue'

export const catalogueContract = {
  list: call
    .get(`${path}/documents`)
    .input(
      z.object({
        ...pageInput,
        group: z.enum(documentGroups).optional(),
        state: z.enum(documentStates).optional(),
        search: searchText,
      }),
    )
    .output(
      pageOf(listedSchema).extend({
        /** The number of documents with a draft, regardless of the filters. */
        changed: z.int(),
      }),
    ),
  find: call
    .get(`${path}/document`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(
      documentSchema.extend({
        /** Other documents that refer to it, as text. */
        uses: z.array(z.string()),
      }),
    ),
  /** The pictures used in a form; missing ones are left out. */
  namedPictures: call
    .post(`${path}/named-pictures`)
    .input(z.object({ ids: z.array(z.string().max(120)).max(200) }))
    .output(z.object({ pictures: z.array(namedPictureSchema) })),
  /** Polled every few seconds while a form is open: records the active field, returns other editors, saves. */
  signPresence: call
    .post(`${path}/presence`)
    .input(z.object({ key, window: uuid, place: z.string().trim().max(120).default('') }))
    .output(
      draftStateSchema.extend({
        others: z.array(z.object({ name: z.string(), place: z.string(), isMe: z.boolean() })),
      }),
    ),
  saveDraft: call
    .put(`${path}/draft`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND', 'DRAFT_CONFLICT', 'DRAFT_TOO_LARGE'))
    .input(z.object({ key, revision, document }))
    .output(draftStateSchema),
  discardDraft: call
    .post(`${path}/draft/discard`)
    .errors(errorsOf('DRAFT_CONFLICT'))
    .input(z.object({ key, revision }))
    .output(done),
  create: call
    .post(`${path}/documents`, { successStatus: 201 })
    .errors(errorsOf('VALIDATION', 'DOCUMENT_NOT_FOUND'))
    .input(newDocumentSchema)
    .output(z.object({ key })),
  /** Everything that would be published, in readable form. */
  pending: call.get(`${path}/pending`).output(
    z.object({
      documents: z.array(pendingSchema),
      /** Inconsistencies if all of the drafts are published together. */
      together: z.array(z.object({ key: z.string(), title: z.string(), message: z.string() })),
    }),
  ),
  /** Publishes the given drafts together in one edition, now or at a scheduled time. */
  publish: call
    .post(`${path}/publish`, { successStatus: 201 })
    .errors(
      errorsOf(
        'FRESH_SIGN_IN_REQUIRED',
        'DRAFT_CONFLICT',
        'EDITION_NOT_WHOLE',
        'NOTHING_TO_PUBLISH',
        'PUBLICATION_PAST',
        'PICTURE_NOT_READY',
      ),
    )
    .input(
      z.object({
        documents: z
          .array(
            z.object({
              key,
              revision: z.int().min(1),
              /** For a hidden document: show it to visitors from now on. */
              show: z.boolean().optional(),
            }),
          )
          .min(1)
          // Large enough for a whole catalogue imported from a file.
          .max(10_000),
        note,
        at: isoInstant.nullable(),
        /** The bundle whose drafts these are. */
        bundle: uuid.optional(),
      }),
    )
    .output(done),
  editions: call
    .get(`${path}/editions`)
    .input(z.object({ ...pageInput }))
    .output(pageOf(editionSchema).extend({ scheduled: z.array(scheduledSchema) })),
  /** The changes from one edition to another, in readable form. */
  compare: call
    .get(`${path}/editions/compare`)
    .errors(errorsOf('EDITION_NOT_FOUND'))
    .input(z.object({ older: editionNumber, newer: editionNumber }))
    .output(z.object({ documents: z.array(comparedSchema) })),
  /** Responds once visitors see everything changed or published before the call. */
  shown: call.post(`${path}/shown`).output(z.object({ isShown: z.boolean() })),
  /** All versions of one document, newest first. */
  versions: call
    .get(`${path}/document/versions`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(z.object({ versions: z.array(versionSchema) })),
  /** Creates a draft from one document of an earlier edition. */
  restoreDocument: call
    .post(`${path}/document/restore`)
    .errors(errorsOf('DRAFT_CONFLICT', 'EDITION_NOT_FOUND', 'DOCUMENT_NOT_FOUND'))
    .input(z.object({ key, number: editionNumber, revision }))
    .output(draftStateSchema),
  /** Publishes the contents of an earlier edition again. */
  restore: call
    .post(`${path}/editions/{number}/restore`)
    .errors(
      errorsOf(
        'FRESH_SIGN_IN_REQUIRED',
        'EDITION_NOT_FOUND',
        'NOTHING_TO_PUBLISH',
        'EDITION_NOT_WHOLE',
      ),
    )
    .input(z.object({ number: editionNumber, note }))
    .output(done),
  /** Cancels a scheduled publication; its documents become drafts again. */
  cancelScheduled: call
    .post(`${path}/scheduled/{id}/cancel`)
    .errors(errorsOf('EDITION_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(done),
  /** Imports a file exported here or elsewhere; every difference becomes a draft. */
  importFile: call
    .post(`${path}/import`)
    .input(catalogueFileSchema)
    .output(
      z.object({
        drafts: z.array(z.string()),
        unchanged: z.int(),
        kept: z.array(z.string()),
        left: z.int(),
      }),
    ),
  /** Renders the page from the form's current values; null if they are not a complete page yet. */
  draw: call
    .post(`${path}/draw`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key, document }))
    .output(z.object({ html: z.string().nullable() })),
  /** A private, expiring address of the page rendered from the draft. */
  previewLink: call
    .get(`${path}/preview-link`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(z.object({ url: z.string(), expiresAt: isoInstant })),
}
