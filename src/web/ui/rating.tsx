import { Star } from 'lucide-react'
import { classNames } from './class-names.ts'

/** Whole stars in a row, named for screen readers. */
export function Stars({ count, of = 5, label }: { count: number; of?: number; label?: string }) {
  const stars = Array.from({ length: of }, (_, index) => index < count)
  return (
    <span
      className="inline-flex gap-0.5 text-star"
      role="img"
      aria-label={label ?? `${count} stelle su ${of}`}
    >
      {stars.map((isFull, index) => (
        <Star
          key={index}
          className={classNames('size-4.75', isFull && 'fill-current')}
          aria-hidden
        />
      ))}
    </span>
  )
}

/** One star and the number, as on the cards. */
export function Rating({ value, className }: { value: number; className?: string }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.25 font-[650] whitespace-nowrap',
        className,
      )}
    >
      <Star className="size-4 fill-current text-star" aria-hidden />
      <span className="sr-only">Valutazione </span>
      <span>{value.toFixed(1)}</span>
    </span>
  )
}
