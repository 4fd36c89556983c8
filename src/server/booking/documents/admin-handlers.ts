import { adminApi } from '../../http/admin-api.ts'
import { pageOfBatches } from './admin-store.ts'
import { markBatchViewed } from './admin-view-document.ts'
import { attachDocuments } from './attach-documents.ts'

export const adminDocumentHandlers = {
  list: adminApi.documents.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfBatches(context.db, filters, { page, pageSize }),
  ),
  attach: adminApi.documents.attach.handler(({ input, context }) =>
    attachDocuments(context, input),
  ),
  markViewed: adminApi.documents.markViewed.handler(({ input, context }) =>
    markBatchViewed(context, input.batchId),
  ),
}
