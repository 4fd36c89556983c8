import { WifiOff, X } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { IconButton } from '../ui/button.tsx'

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify)
  window.addEventListener('offline', notify)
  return () => {
    window.removeEventListener('online', notify)
    window.removeEventListener('offline', notify)
  }
}

export function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
}

/** Pages seen before still open without a connection; this notice explains why the others do not. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-45 flex justify-center px-4"
    >
      {!isOnline && <Notice />}
    </div>
  )
}

/** Can be closed once it has been read; while it is shown, an invalid field that is focused rests above it. */
function Notice() {
  const [isRead, setIsRead] = useState(false)
  if (isRead) return null
  return (
    <p
      data-covers-bottom
      data-offline-notice
      className="flex items-center gap-3 rounded-control bg-navy py-1 pl-5 text-base leading-snug font-semibold text-white shadow-e2"
    >
      <WifiOff className="size-5 flex-none" aria-hidden />
      Sei offline: vedi le ultime pagine salvate.
      <IconButton
        aria-label="Chiudi l'avviso"
        onClick={() => setIsRead(true)}
        className="pointer-events-auto"
      >
        <X className="size-5" aria-hidden />
      </IconButton>
    </p>
  )
}
