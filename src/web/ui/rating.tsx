import { classNames } from './class-names.ts'

const size = 24
const gap = 2.5
/** In a row, each star is 19 px wide with 2 px between stars. */
const pitchPx = 21
const gapPx = 2

/** Stars from one position in the row to another, as one path: a page may show two hundred of them. */
function starPath(from: number, to: number): string {
  let path = ''
  for (let star = from; star < to; star++) {
    path += `M${12 + star * (size + gap)} 3l2.8 5.7 6.2.9-4.5 4.4 1.1 6.2-5.6-3-5.6 3 1.1-6.2L`
    path += `${3 + star * (size + gap)} 9.6l6.2-.9z`
  }
  return path
}

/** One star, sized by its class; always decoration beside text. */
export function StarMark({ className }: { className: string; 'aria-hidden'?: boolean }) {
  return (
    <svg className={classNames('stars', className)} viewBox={`0 0 ${size} ${size}`} aria-hidden>
      <path d={starPath(0, 1)} data-full />
    </svg>
  )
}

/** Whole stars in a row, named for screen readers. */
export function Stars({ count, of = 5, label }: { count: number; of?: number; label?: string }) {
  return (
    <svg
      className="stars text-star"
      width={`${(of * pitchPx - gapPx) / 16}rem`}
      height="1.1875rem"
      viewBox={`0 0 ${of * (size + gap) - gap} ${size}`}
      role="img"
      aria-label={label ?? `${count} stelle su ${of}`}
    >
      <path d={starPath(0, count)} data-full />
      {count < of && <path d={starPath(count, of)} />}
    </svg>
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
      <StarMark className="size-4 text-star" />
      <span className="sr-only">Valutazione </span>
      <span>{value.toFixed(1)}</span>
    </span>
  )
}
