import { registerWorker } from '../service-worker/register.ts'
import { tidyCaches } from './cache-housekeeping.ts'

const housekeepingDelayMs = 100

/** Runs once, when the page has loaded: housekeeping first, then copies for the time without connection. */
export function startOffline(): void {
  setTimeout(async () => {
    await tidyCaches(new Date()).catch(() => {})
    await registerWorker()
  }, housekeepingDelayMs)
}
