import { Suspense } from 'react'
import { useLocation } from 'react-router'
import { home } from '../../content/home.ts'
import { useResource } from '../browser/resources.ts'
import { ReviewCarousel } from '../reviews/review-carousel.tsx'
import { TrustBadges } from '../reviews/trust-badges.tsx'
import { DestinationsSection } from '../trip-cards/destinations-section.tsx'
import { agencyData } from '../ui/agency-data.ts'
import { Meta } from '../ui/meta.tsx'
import { Hero } from './hero.tsx'
import { homeContent } from './home-content.ts'
import { VideoTestimonials } from './video-testimonials.tsx'

export function Component() {
  const { pathname } = useLocation()
  const { cards, reviews } = useResource(homeContent)
  return (
    <>
      <Meta description={home.metaDescription} path={pathname} structuredData={[agencyData()]} />
      <Hero />
      {/* Each part is taken over by itself, so that none holds up a touch for long. */}
      <Suspense>
        <DestinationsSection cards={cards} />
      </Suspense>
      {reviews.length > 0 && (
        <>
          <Suspense>
            <VideoTestimonials />
          </Suspense>
          <Suspense>
            <div className="wrap section">
              <ReviewCarousel reviews={reviews} lead={home.reviewsLead} />
              <TrustBadges />
            </div>
          </Suspense>
        </>
      )}
    </>
  )
}
