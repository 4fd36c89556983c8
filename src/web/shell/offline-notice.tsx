import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

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

/** Pages seen before still open without a connection; this says why the rest does not. */
export function OfflineNotice() {
  const isOnline = useIsOnline()
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-4 z-45 flex justify-center px-4"
    >
      {!isOnline && (
        <p className="flex items-center gap-3 rounded-control bg-navy px-5 py-3 text-base font-semibold text-white shadow-e2">
          <WifiOff className="size-5 flex-none" aria-hidden />
          Sei offline: vedi le ultime pagine salvate.
        </p>
      )}
    </div>
  )
}
