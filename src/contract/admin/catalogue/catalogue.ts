import { oc } from '@orpc/contract'
import { z } from 'zod'
import { catalogueFileSchema } from '../../../domain/catalogue/catalogue-file.ts'
import { documentGroups } from '../../../domain/catalogue/document-forms.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { done, pageInput, pageOf, searchText, tags } from '../values.ts'
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

const path = '/catalogue'
const about = tags('redazione')

export const catalogueContract = {
  list: oc
    .route({ method: 'GET', path: `${path}/documents`, ...about })
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
  find: oc
    .route({ method: 'GET', path: `${path}/document`, ...about })
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(
      documentSchema.extend({
        /** Where else it is named, in words. */
        uses: z.array(z.string()),
      }),
    ),
  /** The pictures that a form shows; those that are not there are left out. */
  namedPictures: oc
    .route({ method: 'POST', path: `${path}/named-pictures`, ...about })
    .input(z.object({ ids: z.array(z.string().max(120)).max(200) }))
    .output(z.object({ pictures: z.array(namedPictureSchema) })),
  /** Asked every few seconds while a form is open: notes where somebody writes, tells who else is there and what was saved. */
  signPresence: oc
    .route({ method: 'POST', path: `${path}/presence`, ...about })
    .input(z.object({ key, window: uuid, place: z.string().trim().max(120).default('') }))
    .output(
      draftStateSchema.extend({
        others: z.array(z.object({ name: z.string(), place: z.string(), isMe: z.boolean() })),
      }),
    ),
  saveDraft: oc
    .route({ method: 'PUT', path: `${path}/draft`, ...about })
    .errors(errorsOf('DOCUMENT_NOT_FOUND', 'DRAFT_CONFLICT', 'DRAFT_TOO_LARGE'))
    .input(z.object({ key, revision, document }))
    .output(draftStateSchema),
  discardDraft: oc
    .route({ method: 'POST', path: `${path}/draft/discard`, ...about })
    .errors(errorsOf('DRAFT_CONFLICT'))
    .input(z.object({ key, revision }))
    .output(done),
  create: oc
    .route({ method: 'POST', path: `${path}/documents`, successStatus: 201, ...about })
    .errors(errorsOf('VALIDATION', 'DOCUMENT_NOT_FOUND'))
    .input(newDocumentSchema)
    .output(z.object({ key })),
  /** Everything that would be published, in words. */
  pending: oc.route({ method: 'GET', path: `${path}/pending`, ...about }).output(
    z.object({
      documents: z.array(pendingSchema),
      /** What does not fit together once all of them are published. */
      together: z.array(z.object({ key: z.string(), title: z.string(), message: z.string() })),
    }),
  ),
  /** All the named drafts at once, in one edition, now or at an hour to come. */
  publish: oc
    .route({ method: 'POST', path: `${path}/publish`, successStatus: 201, ...about })
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
  editions: oc
    .route({ method: 'GET', path: `${path}/editions`, ...about })
    .input(z.object({ ...pageInput }))
    .output(pageOf(editionSchema).extend({ scheduled: z.array(scheduledSchema) })),
  /** What changed from one edition to another, in words. */
  compare: oc
    .route({ method: 'GET', path: `${path}/editions/compare`, ...about })
    .errors(errorsOf('EDITION_NOT_FOUND'))
    .input(z.object({ older: editionNumber, newer: editionNumber }))
    .output(z.object({ documents: z.array(comparedSchema) })),
  /** Answers when visitors see what was changed or published before it was asked. */
  shown: oc
    .route({ method: 'POST', path: `${path}/shown`, ...about })
    .output(z.object({ isShown: z.boolean() })),
  /** Every text that one document has had, the newest first. */
  versions: oc
    .route({ method: 'GET', path: `${path}/document/versions`, ...about })
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(z.object({ versions: z.array(versionSchema) })),
  /** One document as an edition had it, as a draft. */
  restoreDocument: oc
    .route({ method: 'POST', path: `${path}/document/restore`, ...about })
    .errors(errorsOf('DRAFT_CONFLICT', 'EDITION_NOT_FOUND', 'DOCUMENT_NOT_FOUND'))
    .input(z.object({ key, number: editionNumber, revision }))
    .output(draftStateSchema),
  /** Publishes once more what an earlier edition said. */
  restore: oc
    .route({ method: 'POST', path: `${path}/editions/{number}/restore`, ...about })
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
  cancelScheduled: oc
    .route({ method: 'POST', path: `${path}/scheduled/{id}/cancel`, ...about })
    .errors(errorsOf('EDITION_NOT_FOUND'))
    .input(z.object({ id: uuid }))
    .output(done),
  /** A file that was exported here or elsewhere; whatever is different becomes a draft. */
  importFile: oc
    .route({ method: 'POST', path: `${path}/import`, ...about })
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
  draw: oc
    .route({ method: 'POST', path: `${path}/draw`, ...about })
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key, document }))
    .output(z.object({ html: z.string().nullable() })),
  /** A private address of the page drawn from the draft; it expires. */
  previewLink: oc
    .route({ method: 'GET', path: `${path}/preview-link`, ...about })
    .errors(errorsOf('DOCUMENT_NOT_FOUND'))
    .input(z.object({ key }))
    .output(z.object({ url: z.string(), expiresAt: isoInstant })),
}
