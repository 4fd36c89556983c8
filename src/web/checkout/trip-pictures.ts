import type { Picture } from '../../domain/catalogue/pictures.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { useContent } from '../browser/content.ts'

function useTripPictures(tripId: string): readonly Picture[] {
  const { trips } = useContent('checkout')
  const id = resolvePublicTripId(tripId) ?? tripId
  return trips.find((trip) => trip.id === id)?.pictures ?? []
}

/** The picture by which a trip is known; none for the trips that staff try things with. */
export function useMainPicture(tripId: string): Picture | undefined {
  return useTripPictures(tripId)[0]
}

/** At most four pictures, the preferred ones first; empty where the booking form shows none. */
export function useBookingGallery(tripId: string): readonly Picture[] {
  const pictures = useTripPictures(tripId)
  return pictures.length > 1 ? pictures : []
}
