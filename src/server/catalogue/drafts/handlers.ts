import { adminApi } from '../../http/admin-api.ts'
import { importCatalogue } from './catalogue-file.ts'
import { createDocument } from './create-document.ts'
import { documentVersions, restoreDocument } from './document-history.ts'
import { drawPreview } from './draw-preview.ts'
import { signPresence } from './presence.ts'
import { previewLink } from './preview-link.ts'
import { withRibbon } from './preview-page.ts'
import { cancelScheduled, publishDrafts, restore } from './publish-drafts.ts'
import { listDocuments, openDocument, pendingDocuments } from './read-documents.ts'
import { compareEditions, pageOfEditions } from './read-editions.ts'
import { namedPictures } from './read-pictures.ts'
import { discardDraft, saveDraft } from './save-draft.ts'

const api = adminApi.catalogue

export const catalogueHandlers = {
  list: api.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    listDocuments(context, filters, { page, pageSize }),
  ),
  find: api.find.handler(({ input, context }) => openDocument(context, input.key)),
  namedPictures: api.namedPictures.handler(({ input, context }) =>
    namedPictures(context, input.ids),
  ),
  signPresence: api.signPresence.handler(({ input, context }) => signPresence(context, input)),
  saveDraft: api.saveDraft.handler(({ input, context }) => saveDraft(context, input)),
  discardDraft: api.discardDraft.handler(async ({ input, context }) => {
    await discardDraft(context, input)
    return { ok: true as const }
  }),
  create: api.create.handler(({ input, context }) => createDocument(context, input)),
  pending: api.pending.handler(({ context }) => pendingDocuments(context)),
  publish: api.publish.handler(async ({ input, context }) => {
    await publishDrafts(context, input)
    return { ok: true as const }
  }),
  editions: api.editions.handler(({ input, context }) => pageOfEditions(context, input)),
  compare: api.compare.handler(({ input, context }) => compareEditions(context, input)),
  shown: api.shown.handler(async ({ context: { catalogue } }) => ({
    isShown: await catalogue.untilSeen(),
  })),
  versions: api.versions.handler(({ input, context }) => documentVersions(context, input.key)),
  restoreDocument: api.restoreDocument.handler(({ input, context }) =>
    restoreDocument(context, input),
  ),
  restore: api.restore.handler(async ({ input, context }) => {
    await restore(context, input)
    return { ok: true as const }
  }),
  cancelScheduled: api.cancelScheduled.handler(async ({ input, context }) => {
    await cancelScheduled(context, input.id)
    return { ok: true as const }
  }),
  importFile: api.importFile.handler(({ input, context }) => importCatalogue(context, input)),
  draw: api.draw.handler(async ({ input, context }) => {
    const page = await drawPreview(context, input.key, { typed: input.document, isMarked: true })
    return { html: 'html' in page ? withRibbon(page) : null }
  }),
  previewLink: api.previewLink.handler(({ input, context }) => previewLink(context, input.key)),
}
