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
  const adopt = () => send(registration.waiting, { type: 'SKIP_WAITING' })
  adopt()
  registration.addEventListener('updatefound', () => {
    const next = registration.installing
    next?.addEventListener('statechange', () => {
      if (next.state === 'installed') adopt()
    })
  })
}

/** The site works without it: refusals of any kind are silent. */
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('/service-worker.js')
    adoptNewReleases(registration)
    const { active } = await navigator.serviceWorker.ready
    // A page that came as HTML brought its content along: the files behind it are fetched now.
    preloadPage(addressOf(window.location).pathname)
    setTimeout(() => send(active, { type: 'KEEP', urls: seenUrls() }), preloadMs)
  } catch {
    // Private windows and old browsers: every page then comes from the network.
  }
}
