import type { RelatedTrip } from '../../domain/catalogue/page-contents.ts'
import { TripLink } from '../trip-cards/trip-link.tsx'

/** Three trips that every profile recommends. */
export function SuggestedTrips({ trips }: { trips: readonly RelatedTrip[] }) {
  return (
    <section aria-labelledby="consigliati" className="wrap pt-14 md:pt-19">
      <h2 id="consigliati" className="text-sub">
        Viaggi consigliati
      </h2>
      <ul className="mt-6 grid gap-x-6 gap-y-8 md:mt-8 md:grid-cols-3">
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripLink
              trip={trip}
              sizes="(width >= 768px) 400px, 100vw"
              pictureClassName="h-60 md:h-75"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
