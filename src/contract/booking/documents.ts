import { z } from 'zod'
import { documentTexts } from '../../domain/booking/documents.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoInstant, uuid } from '../values.ts'

const call = calls('Documenti')

/** `multipart/form-data` with the two photographs; sent without the API client, to show progress. */
export const documentsContract = {
  upload: call
    .post('/documents', {
      successStatus: 201,
      summary: 'Carica la foto del passaporto e la selfie: entrambe o nessuna',
    })
    .errors(
      errorsOf(
        'DOCUMENT_TYPE',
        'DOCUMENT_SIZE',
        'UPLOAD_ALLOWANCE',
        'BOOKING_QUOTA',
        'DOCUMENTS_CLOSED',
        'STORE_FULL',
        'PASSPORT_UPLOAD_FAILED',
        'SELFIE_UPLOAD_FAILED',
        'PASSPORT_RECORD_FAILED',
        'SELFIE_RECORD_FAILED',
        'RATE_LIMITED',
      ),
    )
    .input(
      z.object({
        passport: z.file({ error: documentTexts.missing.passport }),
        selfie: z.file({ error: documentTexts.missing.selfie }),
        /** From `lastBookingId`; an unknown id is ignored and the photographs are still accepted. */
        bookingId: z.string().max(100).nullish(),
        /** As typed by the traveller; a wrong code is rejected at its field. */
        bookingCode: z.string().trim().max(100).nullish(),
        /** Whose photographs they are, counted from 0 in the order of the booking. */
        seat: z.coerce.number().int().min(0).max(99).nullish(),
      }),
    )
    .output(z.object({ uploadId: uuid, receivedAt: isoInstant })),
}
