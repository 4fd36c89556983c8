import { useLocation } from 'react-router'
import { home } from '../../content/home.ts'
import { reviews } from '../../content/trips/tokyo-kyoto/reviews.ts'
import { ReviewCarousel } from '../reviews/review-carousel.tsx'
import { TrustBadges } from '../reviews/trust-badges.tsx'
import { DestinationsSection } from '../trips/destinations-section.tsx'
import { Meta } from '../ui/meta.tsx'
import { agencyData } from './agency-data.ts'
import { Hero } from './hero.tsx'
import { VideoTestimonials } from './video-testimonials.tsx'

export function Component() {
  const { pathname } = useLocation()
  return (
    <>
      <Meta description={home.metaDescription} path={pathname} structuredData={[agencyData()]} />
      <Hero />
      <DestinationsSection />
      {reviews.length > 0 && (
        <>
          <VideoTestimonials />
          <div className="wrap section">
            <ReviewCarousel reviews={reviews} lead={home.reviewsLead} />
            <TrustBadges />
          </div>
        </>
      )}
    </>
  )
}
