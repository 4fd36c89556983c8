import type { ComponentProps } from 'react'
import { mainPictures } from '../../content/pictures/main.ts'
import { path } from '../../contract/pages.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { formatEuro } from '../../domain/money.ts'
import { basePrice, durationDays } from '../../domain/trips.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

type TripLinkProps = Pick<ComponentProps<typeof Picture>, 'shape' | 'sizes'> & {
  id: string
  title: string
  description: string
  /** The height of the picture. */
  pictureClassName: string
}

/** A trip beside others: picture, title, price and one line. The whole of it can be pressed. */
export function TripLink({ id, title, description, pictureClassName, ...picture }: TripLinkProps) {
  const tripId = resolvePublicTripId(id)
  if (!tripId) return null
  return (
    <article aria-label={title} className="group relative">
      <Picture
        {...picture}
        picture={mainPictures[tripId]}
        alt=""
        className={`rounded-picture ${pictureClassName}`}
        imageClassName="transition-transform duration-300 group-hover:scale-103"
      />
      <h3 className="mt-4 text-[1.3125rem] md:text-[1.5rem]">
        <Link to={path('trip', { id: tripId })} className="stretched group-hover:underline">
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
