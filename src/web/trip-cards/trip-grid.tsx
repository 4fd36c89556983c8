import { Suspense } from 'react'
import type { FindableCard } from '../../domain/catalogue/trip-search.ts'
import { classNames } from '../ui/class-names.ts'
import { TripCard } from './trip-card.tsx'

const fullCardsOnPhones = 3

/** The cards that are two columns wide, so that three columns come out even: the first, then the seventh. */
export function wideCards(count: number): number[] {
  const missing = (3 - (count % 3)) % 3
  return [0, Math.min(6, count - 1)].slice(0, missing)
}

type TripGridProps = { cards: readonly FindableCard[]; level: 2 | 3 }

export function TripGrid({ cards, level }: TripGridProps) {
  const wide = wideCards(cards.length)
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-2 md:gap-y-16 lg:grid-cols-3">
      {cards.map((card, index) => (
        <li
          key={card.id}
          data-found={card.values.join(' ')}
          className={classNames('grid', wide.includes(index) && 'lg:col-span-2')}
        >
          {/* Hydrated one by one: twenty at once would delay a touch. */}
          <Suspense>
            <TripCard
              card={card}
              level={level}
              wide={wide.includes(index)}
              priority={level === 2 && index === 0}
              compact={index >= fullCardsOnPhones}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  )
}
