import { type RefObject, useEffect, useRef, useState } from 'react'
import { newDatesText, type TripFigures } from '../../domain/catalogue/figures.ts'
import { Button } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'

export const bookingCardId = 'prenota'

type BookingBarProps = { figures: TripFigures; onBook: () => void }

/** On phones, price and button stay within reach once the booking card has scrolled out of view. */
export function BookingBar({ figures, onBook }: BookingBarProps) {
  const isGone = useCardGone()
  const bar = useRef<HTMLDivElement>(null)
  useRoomBelow(bar, isGone)
  const { price, isFrom, isUnbookable, spots } = figures
  if (!isGone) return null
  return (
    <div
      ref={bar}
      data-bottom-bar
      data-covers-bottom
      className="fixed inset-x-0 bottom-0 z-30 flex items-end justify-between gap-2 bg-white px-5 pt-3 pb-[max(.875rem,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-12px_30px_rgb(11_34_57/.1)] lg:hidden"
    >
      <p className="leading-tight">
        <Price amount={price} isFrom={isFrom} className="block" />
        <span className="block text-base font-[650] text-accent-ink">
          {spots?.text ?? newDatesText}
        </span>
      </p>
      <Button
        kind={isUnbookable ? 'navy' : 'orange'}
        onClick={onBook}
        className="flex-none whitespace-nowrap"
        // Price and button both fit from 320 pixels on.
        style={{ paddingInline: 'clamp(14px, 24vw - 64px, 24px)' }}
      >
        {bookLabel(figures)}
      </Button>
    </div>
  )
}

/** For a trip that can't be booked, the dialog offers the waiting list, or a notice about new dates. */
export function bookLabel({ isUnbookable }: TripFigures): string {
  return isUnbookable ? 'Avvisami' : 'Prenota Ora'
}

/** The page ends above the bar, so that its last links stay reachable; so does the cookie banner. */
function useRoomBelow(bar: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || !bar.current) return
    const { style } = document.documentElement
    // The bar's height depends on how many lines its text takes, thus on the width and the font size.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--bottom-bar', `${height}px`)
    })
    observer.observe(bar.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--bottom-bar')
    }
  }, [bar, isShown])
}

/** Everything below the window counts as in view, so that a jump from above the card past it is noticed. */
const farBelow = { rootMargin: '0px 0px 100000px 0px' }

function useCardGone(): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const card = document.getElementById(bookingCardId)
    if (!card) return
    const observer = new IntersectionObserver(
      ([entry]) => setGone(entry?.isIntersecting === false),
      farBelow,
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return gone
}
