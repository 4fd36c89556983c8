import { isPublicTripId } from '../ids.ts'
import type { Catalogue, Trip } from './catalogue.ts'
import { pictureOf } from './content-pictures.ts'
import type { Picture } from './pictures.ts'
import { bookingGalleryLimits, galleryTripIds } from './trips.ts'

/**
 * The pictures on the booking form. Of the first edition's trips only seven have a gallery here; every later
 * trip shows all its pictures.
 */
export function bookingPictures(catalogue: Catalogue, trip: Trip): Picture[] {
  const { main, extras, gallery } = trip.pictures
  const hasGallery =
    !isPublicTripId(trip.id) || (galleryTripIds as readonly string[]).includes(trip.id)
  const preferred = [main, ...extras].slice(0, bookingGalleryLimits.preferred)
  const others = gallery.filter((name) => !preferred.includes(name))
  const names = hasGallery
    ? [...preferred, ...others].slice(0, bookingGalleryLimits.images)
    : [main]
  return names.map((name) => pictureOf(catalogue, name))
}
