import { recordStep } from './funnel.ts'
import { trackFunnel } from './track.ts'

/** A page of the public site has been opened. */
export function recordVisit(path: string): void {
  recordStep('visit')
  trackFunnel('PageView', { path })
  const trip = /^\/travel\/([^/]+)$/.exec(path)?.[1]
  if (!trip) return
  recordStep('trip')
  trackFunnel('ViewTrip', { trip })
}

/** A visitor looks at the departures of a trip. */
export function recordDatesOpened(trip: string): void {
  recordStep('dates')
  trackFunnel('OpenDates', { trip })
}
