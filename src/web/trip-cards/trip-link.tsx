import type { ComponentProps } from 'react'
import type { RelatedTrip } from '../../domain/catalogue/page-contents.ts'
import { formatEuro } from '../../domain/money.ts'
import { useFigures } from '../browser/figures.ts'
import { tripPath } from '../browser/trip-address.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

type TripLinkProps = Pick<ComponentProps<typeof Picture>, 'shape' | 'sizes'> & {
  trip: RelatedTrip
  /** The height of the picture. */
  pictureClassName: string
}

/** A trip beside others: picture, title, price and one line. The whole element can be pressed. */
export function TripLink({ trip, pictureClassName, ...look }: TripLinkProps) {
  const { id, title, description, price, days, picture } = trip
  // With real data only the trip's own page knows the current price, which may be lower, so none is shown.
  const isSample = useFigures().mode === 'sample'
  return (
    <article aria-label={title} className="group relative">
      <Picture
        {...look}
        picture={picture}
        alt=""
        className={`rounded-picture ${pictureClassName}`}
        imageClassName="transition-transform duration-300 group-hover:scale-103"
      />
      <h3 className="mt-4 text-[1.3125rem] md:text-[1.5rem]">
        <Link to={tripPath(id)} className="stretched group-hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-1 font-semibold">
        {days} giorni{isSample && `, da ${formatEuro(price)}`}
      </p>
      <p className="mt-1 text-base text-ink-2">{description}</p>
    </article>
  )
}
