import { Calendar, Clock } from 'lucide-react'
import { useId } from 'react'
import { newDatesText } from '../../domain/catalogue/figures.ts'
import type { ShownCard } from '../../domain/catalogue/page-contents.ts'
import { cardTagLimits } from '../../domain/catalogue/trip-card-figures.ts'
import { formatDaysNights } from '../../domain/dates.ts'
import { useTripFigures } from '../browser/figures.ts'
import { tripPath } from '../browser/trip-address.ts'
import { classNames } from '../ui/class-names.ts'
import { DiscountTag } from '../ui/discount-tag.tsx'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { Rating } from '../ui/rating.tsx'
import { Seats } from '../ui/seats.tsx'
import { TextLink } from '../ui/text-link.tsx'

function sizesOf(wide: boolean, compact: boolean): string {
  const desk = wide ? '822px' : '400px'
  return `(width >= 1024px) ${desk}, (width >= 768px) 50vw, ${compact ? '160px' : '100vw'}`
}

type TripCardProps = {
  card: ShownCard
  /** Heading level of the title, below that of the list. */
  level: 2 | 3
  /** Two columns wide on a desktop. */
  wide?: boolean
  /** For the first card of a page that starts with cards: its picture loads without waiting for the app. */
  priority?: boolean
  /** On phones a small picture beside the title, so that long lists stay short. */
  compact?: boolean
}

/** A poster and the facts that travellers ask for first. The whole card can be pressed. */
export function TripCard(props: TripCardProps) {
  const { card, level, wide = false, priority = false, compact = false } = props
  const Heading = `h${level}` as const
  const { id, title, description, tags, days, picture } = card
  const titleId = useId()
  const figures = useTripFigures(id, card.price)
  const { price, isFrom, isUnbookable, struck, discount, next, spots, rating } = figures
  return (
    <article
      aria-labelledby={titleId}
      className="trip-card group"
      data-wide={wide || undefined}
      data-compact={compact || undefined}
    >
      <div className="trip-card-picture">
        <Picture
          picture={picture}
          alt=""
          shape={wide ? 'upright-below-desk' : 'portrait'}
          sizes={sizesOf(wide, compact)}
          priority={priority}
          className="absolute inset-0"
          imageClassName="transition-transform duration-300 group-hover:scale-103"
        />
        {discount && <DiscountTag percentage={discount} className="trip-card-tag" />}
      </div>
      <div className="trip-card-head">
        <Heading id={titleId} className="text-card">
          {title}
        </Heading>
        {rating && <Rating value={rating.value} />}
      </div>
      <p
        className={classNames(
          'trip-card-description line-clamp-2 text-ink-2',
          wide && 'lg:line-clamp-none',
        )}
      >
        {description}
      </p>
      <ul className="trip-card-facts">
        <li>
          <Clock className="size-5 flex-none" aria-hidden />
          {formatDaysNights(days)}
        </li>
        <li>
          <Calendar className="size-5 flex-none" aria-hidden />
          {next ? `Prossima partenza ${next}` : newDatesText}
        </li>
      </ul>
      <ul className="trip-card-tags" aria-label="Esperienze">
        {tags.slice(0, cardTagLimits.desktop).map((tag, index) => (
          <li key={tag} className={classNames(index >= cardTagLimits.mobile && 'max-md:hidden')}>
            {tag}
          </li>
        ))}
      </ul>
      {spots && (
        <p className="trip-card-seats">
          <Seats free={spots.free} total={spots.total} />
          <span className="font-[650] text-accent-ink">{spots.text}</span>
        </p>
      )}
      <div className="trip-card-foot">
        <Price amount={price} struck={struck} isFrom={isFrom} />
        <TextLink
          to={tripPath(id)}
          arrow
          aria-describedby={titleId}
          className="stretched whitespace-nowrap"
        >
          {isUnbookable ? 'Avvisami' : 'Scopri di più'}
        </TextLink>
      </div>
    </article>
  )
}
