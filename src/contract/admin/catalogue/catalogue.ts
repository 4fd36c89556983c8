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
        /** Documents with a draft, whatever the filters say. */
        changed: z.int(),
      }),
    ),
  find: call
    .get(`${path}/document`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(
      documentSchema.extend({
        /** Where else it is named, in words. */
        uses: z.array(z.string()),
      }),
    ),
  /** The pictures that a form shows; those that are not there are left out. */
  namedPictures: call
    .post(`${path}/named-pictures`)
    .input(z.object({ ids: z.array(z.string().max(120)).max(200) }))
    .output(z.object({ pictures: z.array(namedPictureSchema) })),
  /** Asked every few seconds while a form is open: notes where somebody writes, tells who else is there and what was saved. */
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
  /** Everything that would be published, in words. */
  pending: call.get(`${path}/pending`).output(
    z.object({
      documents: z.array(pendingSchema),
      /** What does not fit together once all of them are published. */
      together: z.array(z.object({ key: z.string(), title: z.string(), message: z.string() })),
    }),
  ),
  /** All the named drafts at once, in one edition, now or at an hour to come. */
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
              /** Of what is hidden: visitors see it from now on. */
              show: z.boolean().optional(),
            }),
          )
          .min(1)
          // A whole catalogue that was brought in from a file.
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
  /** What changed from one edition to another, in words. */
  compare: call
    .get(`${path}/editions/compare`)
    .errors(errorsOf('EDITION_NOT_FOUND'))
    .input(z.object({ older: editionNumber, newer: editionNumber }))
    .output(z.object({ documents: z.array(comparedSchema) })),
  /** Answers when visitors see what was changed or published before it was asked. */
  shown: call.post(`${path}/shown`).output(z.object({ isShown: z.boolean() })),
  /** Every text that one document has had, the newest first. */
  versions: call
    .get(`${path}/document/versions`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(z.object({ versions: z.array(versionSchema) })),
  /** One document as an edition had it, as a draft. */
  restoreDocument: call
    .post(`${path}/document/restore`)
    .errors(errorsOf('DRAFT_CONFLICT', 'EDITION_NOT_FOUND', 'DOCUMENT_NOT_FOUND'))
    .input(z.object({ key, number: editionNumber, revision }))
    .output(draftStateSchema),
  /** Publishes once more what an earlier edition said. */
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
  /** Its documents become drafts again. */
  cancelScheduled: call
    .post(`${path}/scheduled/{id}/cancel`)
    .errors(errorsOf('EDITION_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(done),
  /** A file that was exported here or elsewhere; whatever is different becomes a draft. */
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
  /** The page drawn from what stands in the form now; null while that is not yet a page. */
  draw: call
    .post(`${path}/draw`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key, document }))
    .output(z.object({ html: z.string().nullable() })),
  /** A private address of the page drawn from the draft; it expires. */
  previewLink: call
    .get(`${path}/preview-link`)
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(z.object({ url: z.string(), expiresAt: isoInstant })),
}
