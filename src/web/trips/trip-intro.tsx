import type { AverageRating } from '../../domain/catalogue/figures.ts'
import type { Destination } from '../../domain/catalogue/shapes.ts'
import { Rating, Stars } from '../ui/rating.tsx'
import { hotelsOf } from './hotels.ts'

const reviewsText = (count: number) => (count === 1 ? '1 recensione' : `${count} recensioni`)

type TripIntroProps = { trip: Destination; rating: AverageRating | undefined }

/** Title, stars of the hotels, rating, and what the trip is about. */
export function TripIntro({ trip, rating }: TripIntroProps) {
  const stars = [...new Set(hotelsOf(trip).flatMap((hotel) => hotel.stars ?? []))].toSorted(
    (a, b) => b - a,
  )
  return (
    <div className="min-w-0 lg:col-start-1">
      <h1 className="mt-7.5 text-page tracking-[-.025em] lg:text-[4.75rem] md:mt-13">
        {trip.title}
      </h1>
      <ul className="mt-3.5 flex flex-wrap items-center gap-x-6 gap-y-2 font-semibold md:mt-4.5">
        {stars.map((count) => (
          <li key={count} className="flex items-center gap-2.5">
            <Stars count={count} of={count} label={`${count} stelle`} />
            <span aria-hidden>Hotel {count} stelle</span>
          </li>
        ))}
        {rating && (
          <li className="flex items-center gap-2">
            <Rating value={rating.value} />
            <span className="font-normal text-ink-2">{reviewsText(rating.count)}</span>
          </li>
        )}
      </ul>
      <p className="mt-4 max-w-[32em] text-lead md:mt-5.5">{trip.description}</p>
    </div>
  )
}
