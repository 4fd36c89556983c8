import { whenIdle } from '../browser/idle.ts'
import { registerWorker } from '../service-worker/register.ts'
import { tidyCaches } from './cache-housekeeping.ts'

const housekeepingDelayMs = 100

/** Runs once, when the page has loaded: housekeeping first, then copies for the time without connection. */
export function startOffline(): void {
  setTimeout(async () => {
    await tidyCaches(new Date()).catch(() => {})
    // Copying the site keeps a phone busy: not while the page is still being put together.
    whenIdle(registerWorker)
  }, housekeepingDelayMs)
}
