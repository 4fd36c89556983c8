import { useEffect, useState } from 'react'
import { countdownTickMs } from '../../domain/countdown.ts'
import { holdCountdown } from '../../domain/money/payment-countdown.ts'
import { heldUntilText } from '../../domain/money/payment-promise.ts'
import { calls } from '../api.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { queryClient } from '../query.ts'

/** When the time is over, the page fetches the booking again and shows how to get the spots back. */
function useHoldCountdown({ id, createdAt }: Booking, payBy: string) {
  const [now, setNow] = useState(() => new Date())
  const left = holdCountdown({ from: createdAt, until: payBy }, now)
  const { expired } = left
  useEffect(() => {
    if (expired) {
      const queryKey = calls.payments.view.queryKey({ input: { id } })
      void queryClient.invalidateQueries({ queryKey })
      return
    }
    const timer = setInterval(() => setNow(new Date()), countdownTickMs)
    return () => clearInterval(timer)
  }, [expired, id])
  return left
}

type HoldBannerProps = { booking: Booking; payBy: string }

/** With real data: until when the spots are held, as a date and as a countdown. */
export function HoldBanner({ booking, payBy }: HoldBannerProps) {
  const { text, progress } = useHoldCountdown(booking, payBy)
  return (
    <section aria-label="Tempo per pagare" className="on-dark bg-navy text-white">
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1.5 py-4 md:py-5.5">
        <p
          role="timer"
          aria-live="off"
          className="figures text-[2.25rem] leading-none md:text-[2.75rem]"
        >
          {text}
        </p>
        <p className="basis-full leading-snug md:flex-1 md:basis-0">
          <b className="font-semibold">{heldUntilText(payBy)}</b> Invia il bonifico entro quel
          momento e premi «Bonifico Effettuato»: da lì restano tuoi mentre la banca lavora.
        </p>
      </div>
      <div className="h-1.25 bg-navy-light">
        <div
          role="progressbar"
          aria-label="Tempo rimasto"
          aria-valuenow={Math.round(progress)}
          aria-valuetext={text}
          className="h-full bg-accent"
          style={{ width: `${progress}%` }}
        />
      </div>
    </section>
  )
}
