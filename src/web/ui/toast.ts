import { listeners } from '../browser/listeners.ts'

export type Toast = {
  title: string
  description?: string
  /** A second sentence: what to do now. */
  detail?: string
  /** 'destructive' for everything titled 'Errore'; errors are read out at once. */
  variant?: 'default' | 'success' | 'destructive'
  /** Milliseconds; 4000 by default. */
  duration?: number
  /** An action to offer, such as undo. */
  action?: { label: string; onClick: () => void }
}

type Show = (toast: Toast) => void

let show: Show | undefined
const waiting: Toast[] = []
const { subscribe, tell } = listeners()

/** Shows a notification. The first one loads the code; notifications are queued meanwhile. */
export function toast(message: Toast): void {
  if (show) {
    show(message)
    return
  }
  waiting.push(message)
  tell()
}

/** For the outlet: whether any notification has been requested yet. */
export const toastRequests = {
  subscribe,
  pending: () => show !== undefined || waiting.length > 0,
}

/** For the host, once it is ready: hands over the queued notifications. */
export function connectToasts(next: Show): () => void {
  show = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    show = undefined
  }
}
