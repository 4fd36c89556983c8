import type { WorkerMessage } from './names.ts'

/** Sends the message to the active worker as soon as there is one; the caller does not wait. */
export function tellWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
