import { type PublishedReview, verifiedText } from '../../domain/booking/reviews.ts'
import { type Resource, useResource } from '../browser/resources.ts'
import { Carousel } from '../ui/carousel.tsx'
import type { CollectedReviews as Reviews } from './collected.ts'
import { CollectedCard } from './collected-card.tsx'

type CollectedReviewsProps = {
  source: Resource<Reviews>
  /** Given where reviews of several trips are listed together: each one then names its trip. */
  titles?: readonly { id: string; title: string }[]
  className: string
}

/** What travellers wrote, newest first, good and bad; nothing if there are no reviews yet. */
export default function CollectedReviews({ source, titles, className }: CollectedReviewsProps) {
  const reviews = useResource(source)
  if (reviews.length === 0) return null
  const heading = reviews.every(isVerified) ? 'Recensioni verificate' : 'Recensioni dei viaggiatori'
  return (
    <div className={className}>
      <Carousel
        label={heading}
        heading={
          <div>
            <h2 className="text-section">{heading}</h2>
            {reviews.some(isVerified) && (
              <p className="mt-3 max-w-[40em] text-ink-2">{verifiedText}</p>
            )}
          </div>
        }
        slides={reviews.map((review) => ({
          key: review.id,
          content: (
            <CollectedCard
              review={review}
              title={titles?.find(({ id }) => id === review.tripId)?.title}
            />
          ),
        }))}
      />
    </div>
  )
}

function isVerified(review: PublishedReview): boolean {
  return review.isVerified
}
