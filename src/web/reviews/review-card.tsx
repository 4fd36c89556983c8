import { useEffect, useId, useState } from 'react'
import type { Review } from '../../domain/catalogue/shapes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Verified } from '../ui/badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { Stars } from '../ui/rating.tsx'
import { useInView } from '../ui/use-in-view.ts'

type ReviewCardProps = {
  review: Review
  /** False for the samples on a profile, which nobody has verified. */
  verified?: boolean
}

/** What a traveller wrote; it fades in when it comes into view. */
export function ReviewCard({ review, verified = true }: ReviewCardProps) {
  const { ref, inView } = useInView<HTMLElement>()
  const authorId = useId()
  // Before the app runs, the card can be read at once; after that, it is hidden until it comes into view.
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <article
      ref={ref}
      aria-labelledby={authorId}
      className={classNames(
        'flex h-full flex-col rounded-picture bg-white p-6 transition-opacity duration-300 md:px-7 md:pt-7.5',
        isReady && !inView && 'opacity-0',
      )}
    >
      <Stars count={review.rating} />
      <blockquote className="mt-4 mb-6 text-[1.125rem]">«{review.text}»</blockquote>
      <div className="mt-auto flex items-center gap-3.5">
        <Avatar image={review.authorImage} className="size-13" />
        <p id={authorId} className="leading-snug">
          <b className="block font-[650]">{review.authorName}</b>
          <span className="text-base text-ink-2">
            {review.location} · {review.date}
          </span>
        </p>
      </div>
      {verified && (
        <p className="mt-5 flex flex-wrap justify-between gap-x-2 gap-y-1.5 border-t border-line pt-4">
          <Verified>Recensione verificata</Verified>
          <Verified>Cliente confermato</Verified>
        </p>
      )}
    </article>
  )
}
