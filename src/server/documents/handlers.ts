import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { uploadDocuments } from './upload-documents.ts'

export const documentHandlers = {
  upload: publicApi.documents.upload.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'upload', context.address)
    const { uploadId, receivedAt } = await uploadDocuments(context, input)
    return { uploadId, receivedAt: receivedAt.toISOString() }
  }),
}
