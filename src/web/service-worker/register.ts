import { addressOf } from '../browser/address.ts'
import { preloadPage } from '../ui/preload.ts'
import type { WorkerMessage } from './names.ts'

const preloadMs = 1500

/** Our own files that the page has loaded so far, and the page itself. */
function seenUrls(): string[] {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
  return entries.map(({ name }) => name).filter((url) => url.startsWith(window.location.origin))
}

function send(worker: ServiceWorker | null, message: WorkerMessage): void {
  worker?.postMessage(message)
}

/** An installed newer release takes over at once; pages come from the network first, so releases never mix. */
function adoptNewReleases(registration: ServiceWorkerRegistration): void {
  // The worker itself knows first that it is ready; the registration may take a moment longer.
  const adopt = (next: ServiceWorker | null) => {
    if (next?.state === 'installed') send(next, { type: 'SKIP_WAITING' })
  }
  const follow = (next: ServiceWorker | null) => {
    adopt(next)
    next?.addEventListener('statechange', () => adopt(next))
  }
  // The worker that served this page may have found the newer one before these listeners existed.
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** The site works without the worker, so failures of any kind are silent. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    adoptNewReleases(registration)
    await navigator.serviceWorker.ready
    // A page that came as HTML carried its content, so the content files are fetched now.
    preloadPage(addressOf(window.location).pathname)
    // Sent to the worker that is active by then: one of a replaced release would create its cache again.
    const keep = () => {
      send(registration.active, { type: 'KEEP', urls: seenUrls() })
      // Sent once more: a busy browser may have reported the newer worker before these listeners existed.
      send(registration.waiting, { type: 'SKIP_WAITING' })
    }
    setTimeout(keep, preloadMs)
  } catch {
    // Private windows and old browsers: every page then comes from the network.
  }
}
