import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { useIsMobile } from '../browser/media.ts'
import type { CarouselApi } from './carousel-engine.tsx'
import { classNames } from './class-names.ts'
import { part } from './optional.tsx'
import { inReach, useInView } from './use-in-view.ts'

const CarouselEngine = part(() => import('./carousel-engine.tsx'))

type CarouselProps = {
  label: string
  /** The heading that shares a line with the arrows. */
  heading: ReactNode
  slides: readonly { key: string; content: ReactNode }[]
}

/**
 * Stacked cards on phones; from 768 px a loop of two, then three, moved by arrows, keys or dragging. The
 * row's width is a multiple of 6: slides with fractional pixel widths would keep the loop from closing.
 */
export function Carousel({ label, heading, slides }: CarouselProps) {
  const { ref: viewport, inView } = useInView<HTMLDivElement>(inReach)
  const [api, setApi] = useState<CarouselApi>()
  const can = useScrollability(api)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    if (event.key === 'ArrowLeft') api?.scrollPrev()
    else api?.scrollNext()
  }
  return (
    <section aria-label={label} aria-roledescription="carosello" onKeyDownCapture={onKeyDown}>
      <div className="flex items-end justify-between gap-6">
        {heading}
        <div className="hidden gap-2.5 md:flex">
          <ArrowButton
            label="Precedente"
            disabled={!can.previous}
            onClick={() => api?.scrollPrev()}
          >
            <ArrowLeft className="size-5" aria-hidden />
          </ArrowButton>
          <ArrowButton label="Successiva" disabled={!can.next} onClick={() => api?.scrollNext()}>
            <ArrowRight className="size-5" aria-hidden />
          </ArrowButton>
        </div>
      </div>
      <div ref={viewport} className="mt-7 md:mt-10 md:overflow-hidden">
        <ul className="grid gap-3.5 md:-ml-6 md:flex md:w-[round(down,100%+24px,6px)] md:gap-0">
          {slides.map(({ key, content }, index) => (
            <li
              key={key}
              aria-roledescription="diapositiva"
              aria-label={`${index + 1} di ${slides.length}`}
              className="min-w-0 md:flex-[0_0_50%] md:pl-6 lg:flex-[0_0_33.3333%]"
            >
              {content}
            </li>
          ))}
        </ul>
      </div>
      {inView && <DeskEngine viewport={viewport} onApi={setApi} />}
    </section>
  )
}

/** Reads the screen width only once the row is near, because it is not known on the first render. */
function DeskEngine(props: ComponentProps<typeof CarouselEngine>) {
  return useIsMobile() ? null : <CarouselEngine {...props} />
}

function useScrollability(api: CarouselApi | undefined) {
  const [can, setCan] = useState({ previous: false, next: false })
  useEffect(() => {
    if (!api) return
    const update = () => setCan({ previous: api.canScrollPrev(), next: api.canScrollNext() })
    update()
    api.on('select', update).on('reInit', update)
    return () => {
      api.off('select', update).off('reInit', update)
    }
  }, [api])
  return can
}

type ArrowButtonProps = {
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

function ArrowButton({ label, children, ...rest }: ArrowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={classNames(
        'grid size-13 place-items-center rounded-full shadow-[inset_0_0_0_1.5px_var(--color-navy)] transition-colors duration-150',
        'enabled:hover:bg-navy enabled:hover:text-white disabled:text-control disabled:shadow-[inset_0_0_0_1.5px_var(--color-line-2)]',
      )}
    >
      {children}
    </button>
  )
}
