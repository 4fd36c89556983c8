import { useSyncExternalStore } from 'react'
import { type IsoDate, todayInRome } from '../../domain/dates.ts'

const never = () => () => {}

/** False while the prerendered HTML is taken over, true right after; pages rendered here start true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The day on which the HTML was made; the first pass must repeat what stands there. */
function dayOfHtml(): IsoDate {
  return globalThis.document?.documentElement.dataset.day ?? todayInRome(new Date())
}

let today: IsoDate | undefined

/**
 * Today at the agency. While hydrating it is the day of the HTML, so that nothing mismatches;
 * cards and departures then move on to the real day by themselves.
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
