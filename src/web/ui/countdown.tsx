import type { ReactNode } from 'react'
import { useOfferCountdown } from './use-offer-countdown.ts'

const parts = [
  ['days', 'GIORNI'],
  ['hours', 'ORE'],
  ['minutes', 'MIN'],
  ['seconds', 'SEC'],
] as const

/** The countdown of the offer. Digits change without animation; screen readers do not announce every second. */
export function Countdown({ label }: { label: ReactNode }) {
  const left = useOfferCountdown()
  // The offer ended while the page was open; the next page comes without the campaign.
  if (left === null) return null
  return (
    <div
      className="md:flex md:items-center md:gap-7"
      role="timer"
      aria-label="Scadenza dell'offerta"
    >
      <p className="mb-2.5 leading-[1.3] font-semibold md:mb-0 md:max-w-[5.4em]">{label}</p>
      <ol className="flex justify-between md:gap-6">
        {parts.map(([part, name]) => (
          <li key={part} className="min-w-15.5">
            <b className="figures block text-[2.875rem] leading-none">
              {left ? String(left[part]).padStart(2, '0') : '--'}
            </b>{' '}
            <span className="mt-1.25 block text-floor leading-tight font-semibold tracking-[.05em]">
              {name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
