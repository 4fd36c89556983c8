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

export const catalogueHandlers = {
  list: adminApi.catalogue.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    listDocuments(context, filters, { page, pageSize }),
  ),
  find: adminApi.catalogue.find.handler(({ input, context }) => openDocument(context, input.key)),
  namedPictures: adminApi.catalogue.namedPictures.handler(({ input, context }) =>
    namedPictures(context, input.ids),
  ),
  signPresence: adminApi.catalogue.signPresence.handler(({ input, context }) =>
    signPresence(context, input),
  ),
  saveDraft: adminApi.catalogue.saveDraft.handler(({ input, context }) =>
    saveDraft(context, input),
  ),
  discardDraft: adminApi.catalogue.discardDraft.handler(async ({ input, context }) => {
    await discardDraft(context, input)
    return { ok: true as const }
  }),
  create: adminApi.catalogue.create.handler(({ input, context }) => createDocument(context, input)),
  pending: adminApi.catalogue.pending.handler(({ context }) => pendingDocuments(context)),
  publish: adminApi.catalogue.publish.handler(async ({ input, context }) => {
    await publishDrafts(context, input)
    return { ok: true as const }
  }),
  editions: adminApi.catalogue.editions.handler(({ input, context }) =>
    pageOfEditions(context, input),
  ),
  compare: adminApi.catalogue.compare.handler(({ input, context }) =>
    compareEditions(context, input),
  ),
  shown: adminApi.catalogue.shown.handler(async ({ context: { catalogue } }) => ({
    isShown: await catalogue.untilSeen(),
  })),
  versions: adminApi.catalogue.versions.handler(({ input, context }) =>
    documentVersions(context, input.key),
  ),
  restoreDocument: adminApi.catalogue.restoreDocument.handler(({ input, context }) =>
    restoreDocument(context, input),
  ),
  restore: adminApi.catalogue.restore.handler(async ({ input, context }) => {
    await restore(context, input)
    return { ok: true as const }
  }),
  cancelScheduled: adminApi.catalogue.cancelScheduled.handler(async ({ input, context }) => {
    await cancelScheduled(context, input.id)
    return { ok: true as const }
  }),
  importFile: adminApi.catalogue.importFile.handler(({ input, context }) =>
    importCatalogue(context, input),
  ),
  draw: adminApi.catalogue.draw.handler(async ({ input, context }) => {
    const page = await drawPreview(context, input.key, { typed: input.document, isMarked: true })
    return { html: 'html' in page ? withRibbon(page) : null }
  }),
  previewLink: adminApi.catalogue.previewLink.handler(({ input, context }) =>
    previewLink(context, input.key),
  ),
}
