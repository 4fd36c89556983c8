import type { WorkerMessage } from '../../service-worker/names.ts'

/** The worker is asked to keep the code of this place apart, through releases and tidying. */
export function keepPlaceOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const message: WorkerMessage = { type: 'KEEP_PLACE' }
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
  // A phone that runs short of room must not take what is not sent yet.
  void navigator.storage?.persist?.()
}
