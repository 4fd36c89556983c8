import { useSyncExternalStore } from 'react'
import { type IsoDate, todayInRome } from '../../domain/dates.ts'

const never = () => () => {}

/** False while prerendered HTML is hydrated, true right after; always true for pages rendered here. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The day on which the HTML was made; the first render must match it. */
function dayOfHtml(): IsoDate {
  return globalThis.document?.documentElement.dataset.day ?? todayInRome(new Date())
}

const comingBack = ['visibilitychange', 'focus', 'pageshow'] as const

/** A page stays open for days: whoever comes back to it has to see the day that it is then. */
function whenComingBack(look: () => void): () => void {
  // Events of the document reach the window too, because `visibilitychange` bubbles.
  for (const event of comingBack) window.addEventListener(event, look)
  return () => {
    for (const event of comingBack) window.removeEventListener(event, look)
  }
}

/**
 * Today's date at the agency. While hydrating it is the day of the HTML, so that nothing mismatches; cards
 * and departures then update to the real day.
 */
export function useToday(): IsoDate {
  return useSyncExternalStore(whenComingBack, () => todayInRome(new Date()), dayOfHtml)
}

/** A moment on the wall clock of the device's own time zone: `2026-08-14T18:05`. */
export function clockHere(moment: Date): string {
  const minutesBehind = moment.getTimezoneOffset()
  return new Date(moment.getTime() - minutesBehind * 60_000).toISOString().slice(0, 16)
}

/** Today's date where the device is, for people on the road: in Tokyo a day begins hours before it does in Rome. */
export function useTodayHere(): IsoDate {
  return useSyncExternalStore(
    whenComingBack,
    () => clockHere(new Date()).slice(0, '2026-08-14'.length),
    dayOfHtml,
  )
}
