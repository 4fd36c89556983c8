export const agencyTimeZone = 'Europe/Rome'

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: agencyTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const minuteMs = 60_000
const known = new Map<number, string>()
const mostKnown = 200

/**
 * The wall clock in Rome as `2026-08-14T18:05`. It is cached by minute: callers ask for the same few
 * minutes (the current one, that of a booking) again and again, and formatting a time zone is slow.
 */
export function clockInRome(now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs)
  const found = known.get(minute)
  if (found !== undefined) return found
  const clock = readClock(now)
  if (known.size >= mostKnown) known.clear()
  known.set(minute, clock)
  return clock
}

function readClock(now: Date): string {
  const parts = format.formatToParts(now).map(({ type, value }) => [type, value])
  const { year, month, day, hour, minute } = Object.fromEntries(parts)
  return `${year}-${month}-${day}T${hour}:${minute}`
}
