import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { campaignOn } from '../../domain/catalogue/figures.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { collectedReviews } from '../reviews/collected.ts'
import { CollectedReviews } from '../reviews/lazy-collected-reviews.tsx'
import { ReviewCarousel } from '../reviews/review-carousel.tsx'
import { TrustBadges } from '../reviews/trust-badges.tsx'
import { DestinationsSection } from '../trip-cards/destinations-section.tsx'
import { agencyData } from '../ui/agency-data.ts'
import { Meta } from '../ui/meta.tsx'
import { Optional } from '../ui/optional.tsx'
import { Hero } from './hero.tsx'
import { TrustSection } from './trust-section.tsx'
import { VideoTestimonials } from './video-testimonials.tsx'

export function Component() {
  const { pathname } = useLocation()
  const home = useContent('home')
  const { texts, cards, zones, reviews } = home
  const figures = useFigures()
  const isSample = figures.mode === 'sample'
  return (
    <>
      <Meta
        description={
          isSample && campaignOn(figures, path('home')) ? texts.metaDescription : texts.heroLead
        }
        path={pathname}
        structuredData={[agencyData(figures)]}
      />
      <Hero home={home} />
      {/* Each part is hydrated separately, so that none delays a touch for long. */}
      <Optional>
        <DestinationsSection
          cards={cards}
          zones={zones}
          title={texts.destinationsTitle}
          lead={texts.destinationsLead}
        />
      </Optional>
      {isSample && reviews.length > 0 && (
        <>
          <Optional>
            <VideoTestimonials
              videos={home.videos}
              title={texts.testimonialsTitle}
              lead={texts.testimonialsLead}
            />
          </Optional>
          <Optional>
            <div className="wrap section">
              <ReviewCarousel reviews={reviews} lead={texts.reviewsLead} />
              <TrustBadges />
            </div>
          </Optional>
        </>
      )}
      {!isSample && (
        <Optional>
          <CollectedReviews source={collectedReviews()} titles={cards} className="wrap section" />
          <TrustSection {...home.trust} />
        </Optional>
      )}
    </>
  )
}
