import { useEffect, useState } from 'react'
import { campaignCountdown } from '../../domain/catalogue/figures.ts'
import { countdownTickMs, type TimeLeft } from '../../domain/countdown.ts'
import { useFigures } from '../browser/figures.ts'

/** Time left of the offer, updated every second; undefined on the first render, null when it is over. */
export function useOfferCountdown(): TimeLeft | null | undefined {
  const [left, setLeft] = useState<TimeLeft | null>()
  const figures = useFigures()
  useEffect(() => {
    const tick = () => setLeft(campaignCountdown(figures, new Date()) ?? null)
    tick()
    const timer = setInterval(tick, countdownTickMs)
    return () => clearInterval(timer)
  }, [figures])
  return left
}
