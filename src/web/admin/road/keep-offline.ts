import { tellWorker } from '../../service-worker/tell-worker.ts'

/** Asks the service worker to keep this page's code across releases and cache clean-up. */
export function keepPlaceOffline(): void {
  tellWorker({ type: 'KEEP_PLACE', place: 'coordinatore' })
  // Persistent storage, so that a phone short of space does not delete entries that are not sent yet.
  void navigator.storage?.persist?.()
}
