/**
 * Replaces `rome-clock.ts` in the browser (vite.config.ts): the first use of a time zone blocks a slow
 * phone for more than a tenth of a second. A test compares the two.
 */
const hourInMs = 3_600_000

/** 01:00 UTC on the last Sunday of a month (0 is January), when clocks in the European Union change. */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1))
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hourInMs
}

export function clockInRome(now: Date): string {
  const year = now.getUTCFullYear()
  const time = now.getTime()
  const isSummer = time >= clockChange(year, 2) && time < clockChange(year, 9)
  return new Date(time + (isSummer ? 2 : 1) * hourInMs).toISOString().slice(0, 16)
}
