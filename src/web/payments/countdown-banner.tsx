import { useEffect, useState } from 'react'
import { groupSize } from '../../domain/catalogue/departures.ts'
import { countdownTickMs } from '../../domain/countdown.ts'
import {
  expiredPaymentText,
  paymentCountdown,
  paymentDeadline,
  urgencyText,
} from '../../domain/money/payment-countdown.ts'
import { Seats } from '../ui/seats.tsx'

function usePaymentCountdown(expiresAt: string | null) {
  const [now, setNow] = useState(() => new Date())
  // Without a stored deadline, the five hours start when the page is opened.
  const [openedAt] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), countdownTickMs)
    return () => clearInterval(timer)
  }, [])
  return paymentCountdown(paymentDeadline(expiresAt, openedAt), now)
}

type CountdownBannerProps = {
  expiresAt: string | null
  spots: number | null
  /** The spots of the whole departure. */
  totalSpots: number | null
}

/** How long the price holds, how many seats are left, and a bar that shrinks. */
export function CountdownBanner({ expiresAt, spots, totalSpots }: CountdownBannerProps) {
  const total = totalSpots ?? groupSize
  const { text, expired, progress } = usePaymentCountdown(expiresAt)
  return (
    <section aria-label="Tempo per pagare" className="on-dark bg-navy text-white">
      <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-1.5 md:gap-x-7 py-4 md:py-5.5">
        <p
          role="timer"
          aria-live="off"
          className="figures text-[2.25rem] leading-none md:text-[2.75rem]"
        >
          {text}
        </p>
        <p className="order-3 basis-full leading-snug md:order-none md:flex-1 md:basis-0">
          {expired ? (
            expiredPaymentText
          ) : (
            <>
              {spots !== null && <b className="font-semibold">{urgencyText(spots)} </b>}
              {spots
                ? 'Completa il pagamento per confermare la prenotazione.'
                : 'La tua prenotazione è registrata: completa il pagamento per confermarla.'}
            </>
          )}
        </p>
        {spots !== null && (
          <span className="ml-auto">
            <Seats free={Math.min(spots, total)} total={total} tone="dark" size="large" />
          </span>
        )}
      </div>
      <div className="h-1.25 bg-navy-light">
        <div
          role="progressbar"
          aria-label="Tempo rimasto"
          aria-valuenow={Math.round(progress)}
          aria-valuetext={text}
          data-testid="payment-progress"
          className="h-full bg-accent"
          style={{ width: `${progress}%` }}
        />
      </div>
    </section>
  )
}
