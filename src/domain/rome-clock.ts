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
let last = { minute: Number.NaN, clock: '' }

/** The wall clock at the agency as `2026-08-14T18:05`. It is asked again and again within a minute, and reading a calendar is dear. */
export function clockInRome(now: Date): string {
  const minute = Math.floor(now.getTime() / minuteMs)
  if (minute !== last.minute) last = { minute, clock: readClock(now) }
  return last.clock
}

function readClock(now: Date): string {
  const parts = format.formatToParts(now).map(({ type, value }) => [type, value])
  const { year, month, day, hour, minute } = Object.fromEntries(parts)
  return `${year}-${month}-${day}T${hour}:${minute}`
}
