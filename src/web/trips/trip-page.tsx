import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import type { AverageRating } from '../../domain/catalogue/figures.ts'
import type { TripContent } from '../../domain/catalogue/page-contents.ts'
import type { Destination } from '../../domain/catalogue/shapes.ts'
import { useFigures, useTripFigures } from '../browser/figures.ts'
import { useResource } from '../browser/resources.ts'
import { tripAddress, useTodaysAddress } from '../browser/trip-address.ts'
import { CollectedReviews } from '../reviews/lazy-collected-reviews.tsx'
import { ReviewCarousel } from '../reviews/review-carousel.tsx'
import { PageFailed } from '../shell/page-boundary.tsx'
import { FloatingBackButton } from '../ui/back-button.tsx'
import { Meta } from '../ui/meta.tsx'
import { Optional, part } from '../ui/optional.tsx'
import { Rating, Stars } from '../ui/rating.tsx'
import { BookingBar } from './booking-bar.tsx'
import { BookingCard } from './booking-card.tsx'
import { DepartureFlow, loadDates } from './departure-flow.tsx'
import { Gallery } from './gallery.tsx'
import { hotelsOf } from './hotels.ts'
import { Itinerary } from './itinerary.tsx'
import { Later } from './later.tsx'
import { OtherDestinations } from './other-destinations.tsx'
import { tripContent, tripReviews } from './trip-content.ts'
import { TripFacts } from './trip-facts.tsx'
import { tripStructuredData } from './trip-structured-data.ts'

const RouteMap = part(() => import('./route-map.tsx'))
const TripInfo = part(() => import('./trip-info.tsx'))
const TripNotFound = part(() => import('./trip-not-found.tsx'), { missing: () => <PageFailed /> })

export function Component() {
  const { id } = useParams()
  const found = useResource(tripContent(id))
  // The key makes each trip start fresh, without the previous one's open day, chosen picture and dialogs.
  return found ? <TripScreen key={found.id} content={found} /> : <TripNotFound />
}

function TripScreen({ content }: { content: TripContent }) {
  const { id, price, days, page, team } = content
  const { pathname } = useLocation()
  useTodaysAddress(id)
  const { trip, itinerary, reviews, pictures, related } = page
  const figures = useTripFigures(id, price)
  const isSample = useFigures().mode === 'sample'
  const [choosing, setChoosing] = useState(false)
  const choose = () => setChoosing(true)
  return (
    <>
      <Meta
        title={trip.title}
        description={trip.description}
        // An alias shows the same page, so search engines get its one address.
        path={pathname.replace(/[^/]+\/?$/, tripAddress(id))}
        image={`/pictures/share/${id}.jpg`}
        structuredData={tripStructuredData(content, figures)}
      />
      <FloatingBackButton />
      <Gallery pictures={pictures} title={trip.title}>
        {/* Each part is hydrated separately, so that none delays a touch for long. */}
        <Optional>
          <TripIntro trip={trip} rating={figures.rating} />
        </Optional>
        <Optional>
          <BookingCard
            id={id}
            figures={figures}
            days={days}
            title={trip.title}
            hasProgramme={trip.hasItinerary}
            onBook={choose}
            onNear={loadDates}
          />
        </Optional>
        <div className="min-w-0 lg:col-start-1">
          <Optional>{itinerary.length > 0 && <Itinerary days={itinerary} />}</Optional>
          <Later>
            <RouteMap tripId={id} />
          </Later>
          <Optional>
            <TripFacts trip={trip} />
          </Optional>
          <TripInfo tripId={id} price={price} days={days} />
        </div>
      </Gallery>
      <Optional>
        {isSample ? (
          reviews.length > 0 && (
            <div className="wrap mt-19 md:mt-24">
              <ReviewCarousel reviews={reviews} />
            </div>
          )
        ) : (
          <CollectedReviews source={tripReviews(id)} className="wrap mt-19 md:mt-24" />
        )}
      </Optional>
      <Optional>
        <OtherDestinations destinations={related} />
      </Optional>
      <BookingBar figures={figures} onBook={choose} />
      <DepartureFlow
        tripId={id}
        terms={content}
        team={team}
        title={trip.title}
        open={choosing}
        onOpen={choose}
        onClose={() => setChoosing(false)}
      />
    </>
  )
}

const reviewsText = (count: number) => (count === 1 ? '1 recensione' : `${count} recensioni`)

type TripIntroProps = { trip: Destination; rating: AverageRating | undefined }

/** Title, stars of the hotels, rating, and what the trip is about. */
function TripIntro({ trip, rating }: TripIntroProps) {
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
