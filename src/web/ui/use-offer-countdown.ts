import { useEffect, useState } from 'react'
import { countdownTickMs, offerCountdown, type TimeLeft } from '../../domain/countdown.ts'

/** Time left of the offer, every second; undefined on the first pass, which shows placeholders. */
export function useOfferCountdown(): TimeLeft | undefined {
  const [left, setLeft] = useState<TimeLeft>()
  useEffect(() => {
    const tick = () => setLeft(offerCountdown(new Date()))
    tick()
    const timer = setInterval(tick, countdownTickMs)
    return () => clearInterval(timer)
  }, [])
  return left
}
