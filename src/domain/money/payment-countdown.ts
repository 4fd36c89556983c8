import { timeLeft } from '../countdown.ts'

/** A booking may be paid within five hours. */
export const paymentWindowMs = 18_000_000

export const expiredPaymentText = 'Tempo scaduto, ma puoi ancora completare il pagamento'

/** The end of the payment window; without a stored one it lies five hours from `now`. */
export function paymentDeadline(expiresAt: Date | string | null | undefined, now: Date): Date {
  const stored = expiresAt ? new Date(expiresAt) : undefined
  return stored && !Number.isNaN(stored.getTime())
    ? stored
    : new Date(now.getTime() + paymentWindowMs)
}

export type PaymentCountdown = {
  expired: boolean
  hours: number
  minutes: number
  seconds: number
  /** hh:mm:ss */
  text: string
  /** Width of the bar in percent, from 10 to 100. */
  progress: number
}

export function paymentCountdown(deadline: Date, now: Date): PaymentCountdown {
  const ms = Math.max(0, deadline.getTime() - now.getTime())
  const { days, hours: hoursOfDay, minutes, seconds } = timeLeft(ms)
  const hours = days * 24 + hoursOfDay
  return {
    expired: ms === 0,
    hours,
    minutes,
    seconds,
    text: [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':'),
    progress: Math.min(100, Math.max(10, (hours * 60 + minutes) / 3)),
  }
}

/** `6 giorni e 4 ore` while days are left, then hh:mm:ss; the bar shows the fraction of time left. */
export function holdCountdown(
  { from, until }: { from: string; until: string },
  now: Date,
): { expired: boolean; text: string; progress: number } {
  const whole = Date.parse(until) - Date.parse(from)
  const left = Math.max(0, Date.parse(until) - now.getTime())
  const { days, hours, minutes, seconds } = timeLeft(left)
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':')
  const dayText = days === 1 ? '1 giorno' : `${days} giorni`
  const hourText = hours === 1 ? '1 ora' : `${hours} ore`
  return {
    expired: left === 0,
    text: days > 0 ? `${dayText} e ${hourText}` : clock,
    progress: whole > 0 ? Math.min(100, (left / whole) * 100) : 0,
  }
}

/** The line under the clock: the last spot, the last N spots, or that the departure is full. */
export function urgencyText(spots: number): string {
  if (spots <= 0) return 'La partenza è al completo.'
  return spots === 1 ? 'Ultimo posto disponibile!' : `Ultimi ${spots} posti disponibili!`
}
