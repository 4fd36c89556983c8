import { whenIdle } from './browser/idle.ts'
import { tidyCaches } from './offline/cache-housekeeping.ts'
import { registerWorker } from './service-worker/register.ts'
import { keepFocusAboveCovers } from './shell/focus-above-covers.ts'
import { watchWithConsent } from './tracking/watch.ts'

const housekeepingDelayMs = 100

/** Runs once, when the page has loaded. */
export function afterLoad(): void {
  keepFocusAboveCovers()
  // In development, offline copies and measurements would only get in the way.
  if (!import.meta.env.PROD) return
  watchWithConsent()
  setTimeout(startOffline, housekeepingDelayMs)
}

async function startOffline(): Promise<void> {
  await tidyCaches(new Date()).catch(() => {})
  // Copying the site for offline use keeps a phone busy, so it waits until the page is complete.
  whenIdle(registerWorker)
}
