import { mainPictures } from '../../content/pictures/main.ts'
import { path } from '../../contract/pages.ts'
import type { Destination } from '../../domain/catalogue.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { formatEuro } from '../../domain/money.ts'
import { basePrice, durationDays } from '../../domain/trips.ts'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

type OtherDestinationsProps = { destinations: Destination['package']['destinations'] }

/** Where else the same package leads. */
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
            <DestinationLink {...destination} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type DestinationLinkProps = { id: string; title: string; description: string }

function DestinationLink({ id, title, description }: DestinationLinkProps) {
  const tripId = resolvePublicTripId(id)
  if (!tripId) return null
  return (
    <article aria-label={title} className="group relative">
      <Picture
        picture={mainPictures[tripId]}
        alt=""
        shape="portrait"
        sizes="(width >= 1024px) 290px, 50vw"
        className="h-52.5 rounded-picture md:h-80"
        imageClassName="transition-transform duration-300 group-hover:scale-103"
      />
      <h3 className="mt-4 text-[1.3125rem] md:text-[1.5rem]">
        <Link to={path('trip', { id: tripId })} className="stretched">
          {title}
        </Link>
      </h3>
      <p className="mt-1 font-semibold">
        {durationDays(tripId)} giorni, da {formatEuro(basePrice(tripId))}
      </p>
      <p className="mt-1 text-base text-ink-2">{description}</p>
    </article>
  )
}
