import type { RelatedTrip } from '../../domain/catalogue/page-contents.ts'
import { TripLink } from '../trip-cards/trip-link.tsx'
import { classNames } from '../ui/class-names.ts'

type OtherDestinationsProps = { destinations: readonly RelatedTrip[] }

/** The other destinations of the same package. */
export function OtherDestinations({ destinations }: OtherDestinationsProps) {
  if (destinations.length === 0) return null
  return (
    <section aria-labelledby="altre" className="wrap pt-14 pb-16 md:pt-19 md:pb-26">
      <h2 id="altre" className="mb-4.5 text-sub md:mb-6.5">
        Altre destinazioni del pacchetto
      </h2>
      <ul
        className={classNames(
          'grid grid-cols-2 gap-x-3.5 gap-y-7 md:gap-x-6',
          destinations.length === 3 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {destinations.map((destination) => (
          <li key={destination.id} className="max-lg:last:odd:col-span-2">
            <TripLink
              trip={destination}
              shape="portrait"
              sizes="(width >= 1024px) 290px, 50vw"
              pictureClassName="h-52.5 md:h-80"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
