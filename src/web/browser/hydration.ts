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

let today: IsoDate | undefined

/**
 * Today's date at the agency. While hydrating it is the day of the HTML, so that nothing mismatches; cards
 * and departures then update to the real day.
 */
export function useToday(): IsoDate {
  return useSyncExternalStore(
    never,
    () => {
      today ??= todayInRome(new Date())
      return today
    },
    dayOfHtml,
  )
}
