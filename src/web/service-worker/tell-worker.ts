import type { WorkerMessage } from './names.ts'

/** Heard by the worker that is in charge once there is one; nobody waits for it. */
export function tellWorker(message: WorkerMessage): void {
  if (!('serviceWorker' in navigator)) return
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
}
