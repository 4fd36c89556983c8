import { adminApi } from '../api.ts'
import { dropPhoto, photosOf } from './phone-store.ts'

/** Photographs go before the expenses that name them; each is kept once, however often it is sent. */
export async function sendPhotos(departureId: string): Promise<void> {
  for (const { id, file } of await photosOf(departureId)) {
    await adminApi.road.receipt({
      id: departureId,
      receiptId: id,
      file: new File([file], 'ricevuta'),
    })
    await dropPhoto(id)
  }
}
