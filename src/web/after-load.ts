import { whenIdle } from './browser/idle.ts'
import { tidyCaches } from './offline/cache-housekeeping.ts'
import { registerWorker } from './service-worker/register.ts'
import { keepFocusAboveCovers } from './shell/focus-above-covers.ts'
import { watchWithConsent } from './tracking/watch.ts'

const housekeepingDelayMs = 100

/** Runs once, when the page has loaded. */
export function afterLoad(): void {
  keepFocusAboveCovers()
  // In development copies for the time without connection and measures would only be in the way.
  if (!import.meta.env.PROD) return
  watchWithConsent()
  setTimeout(startOffline, housekeepingDelayMs)
}

async function startOffline(): Promise<void> {
  await tidyCaches(new Date()).catch(() => {})
  // Copying the site keeps a phone busy: not while the page is still being put together.
  whenIdle(registerWorker)
}
