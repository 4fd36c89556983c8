import { adminApi } from '../../http/admin-api.ts'
import { createTrip } from './create-trip.ts'
import { findDocument, listDocuments, pendingDocuments, readDraftState } from './read-documents.ts'
import { discardDraft, saveDraft } from './save-draft.ts'

export const catalogueHandlers = {
  list: adminApi.catalogue.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    listDocuments(context, filters, { page, pageSize }),
  ),
  find: adminApi.catalogue.find.handler(({ input, context }) => findDocument(context, input.key)),
  draftState: adminApi.catalogue.draftState.handler(({ input, context }) =>
    readDraftState(context, input.key),
  ),
  saveDraft: adminApi.catalogue.saveDraft.handler(({ input, context }) =>
    saveDraft(context, input),
  ),
  discardDraft: adminApi.catalogue.discardDraft.handler(async ({ input, context }) => {
    await discardDraft(context, input)
    return { ok: true as const }
  }),
  createTrip: adminApi.catalogue.createTrip.handler(({ input, context }) =>
    createTrip(context, input),
  ),
  pending: adminApi.catalogue.pending.handler(async ({ context }) => ({
    documents: await pendingDocuments(context),
  })),
}
