import { ORPCError } from '@orpc/client'
import { adminApi } from '../api.ts'
import { notifyError } from '../notify.ts'
import { dropPhoto, photosOf } from './phone-store.ts'

/** Status codes that a retry can't change; anything else is sent again. */
const hopeless = [400, 404, 413, 415, 422]

/** Photographs are sent before the expenses that refer to them; sending one again is idempotent. */
export async function sendPhotos(departureId: string): Promise<void> {
  for (const { id: receiptId, file } of await photosOf(departureId)) {
    try {
      const named = new File([file], 'ricevuta', { type: file.type })
      await adminApi.road.receipt({ id: departureId, receiptId, file: named })
    } catch (error) {
      if (!(error instanceof ORPCError && hopeless.includes(error.status))) throw error
      notifyError(error, 'La fotografia di una ricevuta non è stata accettata')
    }
    await dropPhoto(receiptId)
  }
}
