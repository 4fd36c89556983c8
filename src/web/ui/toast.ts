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

type Host = { show: (toast: Toast) => void; withdrawErrors: () => void }

let host: Host | undefined
const waiting: Toast[] = []
const listeners = new Set<() => void>()

/** Shows a notification. The first one loads the code for it; none is lost meanwhile. */
export function toast(message: Toast): void {
  if (host) {
    host.show(message)
    return
  }
  waiting.push(message)
  for (const notify of listeners) notify()
}

/** For the outlet: whether anybody has asked for a notification yet. */
export const toastRequests = {
  subscribe: (notify: () => void) => {
    listeners.add(notify)
    return () => listeners.delete(notify)
  },
  pending: () => host !== undefined || waiting.length > 0,
}

/** What an error said is mended: its notification has nothing left to say. */
export function withdrawErrors(): void {
  host?.withdrawErrors()
}

/** For the host, once it can show: hands over what has waited. */
export function connectToasts(next: Host): () => void {
  host = next
  for (const message of waiting.splice(0)) next.show(message)
  return () => {
    host = undefined
  }
}
