import { useQuery } from '@tanstack/react-query'
import { mainPictures } from '../../content/pictures/main.ts'
import { loadTrip } from '../../content/trips/load.ts'
import { type PublicTripId, resolvePublicTripId } from '../../domain/ids.ts'
import type { Picture } from '../../domain/pictures.ts'
import { bookingGalleryLimits, galleryTripIds } from '../../domain/trips.ts'
import { queryClient } from '../query.ts'

/** The picture by which a trip is known; none for the trips that staff try things with. */
export function mainPictureOf(tripId: string): Picture | undefined {
  const id = resolvePublicTripId(tripId)
  return id && mainPictures[id]
}

async function loadGallery(id: PublicTripId): Promise<Picture[]> {
  const { extras, gallery } = await loadTrip(id)
  const preferred = [mainPictures[id], ...extras].slice(0, bookingGalleryLimits.preferred)
  const others = gallery.filter(({ id: other }) => preferred.every((first) => first.id !== other))
  return [...preferred, ...others].slice(0, bookingGalleryLimits.images)
}

/** Whether the booking form of this trip shows a gallery. */
export function galleryTripOf(tripId: string): PublicTripId | undefined {
  return galleryTripIds.find((id) => id === resolvePublicTripId(tripId))
}

/** At most four pictures, the preferred ones first; empty until they are known, or for good. */
export function useBookingGallery(tripId: string): readonly Picture[] {
  const id = galleryTripOf(tripId)
  const { data = [] } = useQuery(
    {
      queryKey: ['booking-gallery', id],
      queryFn: () => (id ? loadGallery(id) : []),
      staleTime: Number.POSITIVE_INFINITY,
    },
    queryClient,
  )
  return data
}
