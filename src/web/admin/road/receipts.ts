import { ORPCError } from '@orpc/client'
import { adminApi, hasCode } from '../api.ts'
import { notifyError } from '../notify.ts'
import { dropPhoto, photoArrived, photosOf } from './phone-store.ts'

/** Status codes that a retry can't change; anything else is sent again. */
const hopeless = [400, 404, 413, 415, 422]
/** A session that has ended: nothing else can be sent either. */
const signedOut = [401, 403]

/**
 * Photographs are sent before the expenses that refer to them; sending one again is idempotent. Returns the
 * error if the server can't take them now, for example because its disk is full: the entries are sent all the same.
 */
export async function sendPhotos(departureId: string): Promise<unknown> {
  for (const { id: receiptId, file } of await photosOf(departureId)) {
    try {
      const named = new File([file], 'ricevuta', { type: file.type })
      await adminApi.road.receipt({ id: departureId, receiptId, file: named })
      await photoArrived({ id: receiptId, departureId })
    } catch (error) {
      if (!(error instanceof ORPCError) || signedOut.includes(error.status)) throw error
      // The departure was just taken away: it may come back.
      const isLost = hopeless.includes(error.status) && !hasCode(error, 'DEPARTURE_NOT_FOUND')
      if (!isLost) return error
      notifyError(error, 'La fotografia di una ricevuta non è stata accettata')
      await dropPhoto(receiptId)
    }
  }
  return undefined
}
