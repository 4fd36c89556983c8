import {
  formatDate,
  formatDayMonth,
  formatMoment,
  isIsoDate,
  todayInRome,
} from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'

const minuteMs = 60_000

/** `12 minuti fa`, `3 ore fa`, then the day. */
export function ago(moment: string, now = new Date()): string {
  const minutes = Math.round((now.getTime() - new Date(moment).getTime()) / minuteMs)
  if (minutes < 1) return 'adesso'
  if (minutes < 60) return minutes === 1 ? 'un minuto fa' : `${minutes} minuti fa`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return hours === 1 ? "un'ora fa" : `${hours} ore fa`
  const days = Math.round(hours / 24)
  if (days < 8) return days === 1 ? 'ieri' : `${days} giorni fa`
  return elidedDays(`il ${formatMoment(moment).slice(0, 10)}`)
}

/** `11:48` for today, `29/07` for other days. */
export function shortMoment(moment: string, now = new Date()): string {
  const day = todayInRome(new Date(moment))
  return day === todayInRome(now) ? formatMoment(moment).slice(-5) : formatDayMonth(day)
}

/** A date or date-time field in readable form; any other value as it was typed. */
export function readable(typed: string): string {
  const [day = '', clock] = typed.split('T')
  if (!isIsoDate(day)) return typed
  return clock ? `${formatDate(day)}, ${clock}` : formatDate(day)
}
