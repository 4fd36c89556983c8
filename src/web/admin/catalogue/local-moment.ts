/** `2026-12-01T18:00` in the clock of this browser, as the field wants it. */
export function localMoment(instant: string): string {
  const moment = new Date(instant)
  if (!instant || Number.isNaN(moment.getTime())) return ''
  return new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

export function instantOf(local: string): string {
  return local ? new Date(local).toISOString() : ''
}
