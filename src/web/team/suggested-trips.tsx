import { mainPictures } from '../../content/pictures/main.ts'
import { suggestedTrips } from '../../content/team.ts'
import { path } from '../../contract/pages.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { formatEuro } from '../../domain/money.ts'
import { basePrice, durationDays } from '../../domain/trips.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'

/** Three trips that every profile recommends. */
export function SuggestedTrips() {
  return (
    <section aria-labelledby="consigliati" className="wrap pt-14 md:pt-19">
      <h2 id="consigliati" className="text-sub">
        Viaggi consigliati
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-8 md:mt-8 md:grid-cols-3">
        {suggestedTrips.map((trip) => (
          <li key={trip.id}>
            <SuggestedTrip {...trip} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type SuggestedTripProps = (typeof suggestedTrips)[number]

function SuggestedTrip({ id, title, reason }: SuggestedTripProps) {
  const tripId = resolvePublicTripId(id)
  if (!tripId) return null
  return (
    <article aria-label={title} className="group relative">
      <Picture
        picture={mainPictures[tripId]}
        alt=""
        sizes="(width >= 768px) 400px, 100vw"
        className="h-60 rounded-picture md:h-75"
        imageClassName="transition-transform duration-300 group-hover:scale-103"
      />
      <h3 className="mt-4 text-[1.5rem]">
        <Link to={path('trip', { id: tripId })} className="stretched group-hover:underline">
          {title}
        </Link>
      </h3>
      <p className="mt-1 font-semibold">
        {durationDays(tripId)} giorni, da {formatEuro(basePrice(tripId))}
      </p>
      <p className="mt-1 text-ink-2">{reason}</p>
    </article>
  )
}
