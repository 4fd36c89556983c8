import type { Picture as Shown } from '../../domain/catalogue/pictures.ts'
import { useBookingGallery } from '../checkout/trip-pictures.ts'
import { Picture } from '../ui/picture.tsx'

const row = 'mt-8 flex h-30 gap-2 overflow-hidden md:h-57.5 md:gap-2.5'

/** At most four pictures of the trip in a row, the first one wide. On a phone the row's end is cut off. */
export function BookingGallery({ tripId, own }: { tripId: string; own: readonly Shown[] }) {
  const known = useBookingGallery(tripId)
  const pictures = known.length > 0 ? known : own.length > 1 ? own : []
  if (pictures.length === 0) return null
  return (
    <ul className={row} aria-label="Immagini del viaggio">
      {pictures.map((picture, index) => (
        <li
          key={picture.id}
          className={
            index === 0
              ? 'min-w-[47%] flex-2 md:min-w-0'
              : index < 3
                ? 'min-w-[24%] flex-1 md:min-w-0'
                : 'flex-1 max-md:hidden'
          }
        >
          <Picture
            picture={picture}
            priority={index === 0}
            sizes={index === 0 ? '(width < 768px) 50vw, 490px' : '(width < 768px) 26vw, 245px'}
            className="h-full rounded-picture"
            imageClassName="h-full"
          />
        </li>
      ))}
    </ul>
  )
}
