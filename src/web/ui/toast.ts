import { listeners } from '../browser/listeners.ts'

export type Toast = {
  title: string
  description?: string
  /** A second sentence: what to do now. */
  detail?: string
  /** 'destructive' for everything titled 'Errore'; errors are read out at once. */
  variant?: 'default' | 'success' | 'destructive'
  /** Milliseconds; 4000 unless told. */
  duration?: number
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; onClick: () => void }
}

type Show = (toast: Toast) => void

let show: Show | undefined
const waiting: Toast[] = []
const { subscribe, tell } = listeners()

/** Shows a notification. The first one loads the code for it; none is lost meanwhile. */
export function toast(message: Toast): void {
  if (show) {
    show(message)
    return
  }
  waiting.push(message)
  tell()
}

/** For the outlet: whether anybody has asked for a notification yet. */
export const toastRequests = {
  subscribe,
  pending: () => show !== undefined || waiting.length > 0,
}

/** For the host, once it can show: hands over what has waited. */
export function connectToasts(next: Show): () => void {
  show = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    show = undefined
  }
}
