import { selectReviews } from '../../domain/booking/reviews.ts'
import type { Review } from '../../domain/catalogue/shapes.ts'
import { seededRandom } from '../../domain/random.ts'
import { useToday } from '../browser/hydration.ts'
import { Carousel } from '../ui/carousel.tsx'
import { ReviewCard } from './review-card.tsx'

type ReviewCarouselProps = { reviews: readonly Review[]; lead?: string }

/** A random selection of the destination's reviews that changes from day to day. */
export function ReviewCarousel({ reviews, lead }: ReviewCarouselProps) {
  const today = useToday()
  const chosen = selectReviews(reviews, seededRandom(`${reviews[0]?.id}/${today}`))
  return (
    <Carousel
      label="Recensioni verificate"
      heading={
        <div>
          <h2 className="text-section">Recensioni verificate</h2>
          {lead && <p className="mt-3 text-lead text-ink-2">{lead}</p>}
        </div>
      }
      slides={chosen.map((review) => ({ key: review.id, content: <ReviewCard review={review} /> }))}
    />
  )
}
