import { publicApi } from '../http/context.ts'
import { uploadDocuments } from './upload-documents.ts'

export const documentHandlers = {
  upload: publicApi.documents.upload.handler(async ({ input, context }) => {
    const { uploadId, receivedAt } = await uploadDocuments(context, input)
    return { uploadId, receivedAt: receivedAt.toISOString() }
  }),
}
