import type { Picture } from '../../domain/catalogue/pictures.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { useContent } from '../browser/content.ts'

function useTripPictures(tripId: string): readonly Picture[] {
  const { trips } = useContent('checkout')
  const id = resolvePublicTripId(tripId) ?? tripId
  return trips.find((trip) => trip.id === id)?.pictures ?? []
}

/** The main picture of a trip; the test trips of staff have none. */
export function useMainPicture(tripId: string): Picture | undefined {
  return useTripPictures(tripId)[0]
}

/** At most four pictures, the preferred ones first; empty if the booking form should show none. */
export function useBookingGallery(tripId: string): readonly Picture[] {
  const pictures = useTripPictures(tripId)
  return pictures.length > 1 ? pictures : []
}
