import { publicApi } from '../../http/context.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { uploadDocuments } from './upload-documents.ts'

export const documentHandlers = {
  upload: publicApi.documents.upload.handler(async ({ input, context }) => {
    const { uploadId, receivedAt } = await uploadDocuments(context, input, visitorKey(context))
    return { uploadId, receivedAt: receivedAt.toISOString() }
  }),
}
