import { useEffect, useState } from 'react'
import { newDatesText, type TripFigures } from '../../domain/catalogue/figures.ts'
import { Button } from '../ui/button.tsx'
import { Price } from '../ui/price.tsx'

export const bookingCardId = 'prenota'

type BookingBarProps = { figures: TripFigures; onBook: () => void }

/** On phones: price and button stay at hand once the booking card has left the view. */
export function BookingBar({ figures, onBook }: BookingBarProps) {
  const isGone = useCardGone()
  const { price, spots } = figures
  if (!isGone) return null
  return (
    <div
      data-bottom-bar
      data-covers-bottom
      className="fixed inset-x-0 bottom-0 z-30 flex items-center justify-between gap-4 bg-white px-5 pt-3 pb-[max(.875rem,env(safe-area-inset-bottom))] shadow-[0_-1px_0_var(--color-line),0_-12px_30px_rgb(11_34_57/.1)] lg:hidden"
    >
      <p className="leading-tight">
        <Price amount={price} className="block" />
        <span className="block text-base font-[650] text-accent-ink">
          {spots?.text ?? newDatesText}
        </span>
      </p>
      <Button kind="orange" onClick={onBook} className="flex-none whitespace-nowrap">
        Prenota Ora
      </Button>
    </div>
  )
}

function useCardGone(): boolean {
  const [gone, setGone] = useState(false)
  useEffect(() => {
    const card = document.getElementById(bookingCardId)
    if (!card) return
    const observer = new IntersectionObserver(([entry]) =>
      setGone(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(card)
    return () => observer.disconnect()
  }, [])
  return gone
}
