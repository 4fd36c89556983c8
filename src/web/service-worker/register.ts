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

/** A finished newer release takes over at once; pages are asked of the network first, so none mixes. */
function adoptNewReleases(registration: ServiceWorkerRegistration): void {
  // The worker itself says that it is ready; the registration may take a moment longer to know it.
  const adopt = (next: ServiceWorker | null) => {
    if (next?.state === 'installed') send(next, { type: 'SKIP_WAITING' })
  }
  const follow = (next: ServiceWorker | null) => {
    adopt(next)
    next?.addEventListener('statechange', () => adopt(next))
  }
  // The worker that served this page may have found the newer one before anybody listened.
  follow(registration.waiting)
  follow(registration.installing)
  registration.addEventListener('updatefound', () => follow(registration.installing))
}

/** The site works without it: refusals of any kind are silent. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    adoptNewReleases(registration)
    await navigator.serviceWorker.ready
    // A page that came as HTML brought its content along: the files behind it are fetched now.
    preloadPage(addressOf(window.location).pathname)
    // Asked of the one in charge by then: a release that has gone would put its store up again.
    const keep = () => {
      send(registration.active, { type: 'KEEP', urls: seenUrls() })
      // Once more: a browser that was busy may have told of it before anybody listened.
      send(registration.waiting, { type: 'SKIP_WAITING' })
    }
    setTimeout(keep, preloadMs)
  } catch {
    // Private windows and old browsers: every page then comes from the network.
  }
}
