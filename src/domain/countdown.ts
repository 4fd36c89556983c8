const secondInMs = 1000
const minuteInMs = 60 * secondInMs
const hourInMs = 60 * minuteInMs
const dayInMs = 24 * hourInMs

export const offerPeriodMs = 48 * hourInMs
export const offerAnchorMs = Date.UTC(2024, 0, 1)
export const countdownTickMs = secondInMs

export type TimeLeft = { days: number; hours: number; minutes: number; seconds: number }

export function timeLeft(ms: number): TimeLeft {
  return {
    days: Math.floor(ms / dayInMs),
    hours: Math.floor((ms % dayInMs) / hourInMs),
    minutes: Math.floor((ms % hourInMs) / minuteInMs),
    seconds: Math.floor((ms % minuteInMs) / secondInMs),
  }
}

/** Time left in the offer's current 48-hour period; the next period begins as soon as this one ends. */
export function offerCountdown(now: Date): TimeLeft {
  const elapsed = (now.getTime() - offerAnchorMs) % offerPeriodMs
  return timeLeft(offerPeriodMs - (elapsed < 0 ? elapsed + offerPeriodMs : elapsed))
}
