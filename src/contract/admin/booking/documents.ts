import { z } from 'zod'
import { documentTypes } from '../../../domain/booking/documents.ts'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant, uuid } from '../../values.ts'
import { pageInput, pageOf } from '../values.ts'

const call = staffCalls('documenti')

export const documentFileSchema = z.object({
  /** For `adminDownloads.document(id)`. */
  id: uuid,
  documentType: z.enum(documentTypes),
  mimeType: z.string(),
  sizeBytes: z.int(),
  viewedAt: isoInstant.nullable(),
})

/** The photographs of one upload. */
export const documentBatchSchema = z.object({
  batchId: uuid,
  booking: z
    .object({ id: uuid, reference: z.string(), contactName: z.string(), title: z.string() })
    .nullable(),
  traveller: z.string().nullable().describe('whose they are, where it was said'),
  uploadedAt: isoInstant,
  deleteAfter: isoInstant,
  viewed: z.boolean(),
  files: z.array(documentFileSchema),
})

export const attachFormSchema = z.object({
  /** The id of a booking, or its code of eight characters. */
  booking: z.string().trim().min(1, { error: 'Inserisci il codice della prenotazione' }).max(100),
})

export const adminDocumentsContract = {
  list: call
    .get('/documents')
    .input(
      z.object({
        ...pageInput,
        state: z.enum(['all', 'to_view', 'viewed']).default('all'),
        bookingId: uuid.optional(),
      }),
    )
    .output(pageOf(documentBatchSchema)),
  markViewed: call
    .post('/documents/{batchId}/viewed')
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ batchId: uuid }))
    .output(documentBatchSchema),
  /** For photographs that arrived without a booking, or with the wrong one. */
  attach: call
    .post('/documents/{batchId}/booking')
    .errors(errorsOf('NOT_FOUND', 'BOOKING_NOT_FOUND'))
    .input(attachFormSchema.extend({ batchId: uuid }))
    .output(documentBatchSchema),
}
