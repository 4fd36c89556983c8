import { adminApi } from '../http/admin-api.ts'
import { pageOfBatches } from './admin-store.ts'
import { markBatchViewed } from './admin-view-document.ts'

export const adminDocumentHandlers = {
  list: adminApi.documents.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfBatches(context.db, filters, { page, pageSize }),
  ),
  markViewed: adminApi.documents.markViewed.handler(({ input, context }) =>
    markBatchViewed(context, input.batchId),
  ),
}
