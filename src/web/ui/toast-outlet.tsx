import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastRequests } from './toast.ts'

const ToastHost = lazy(() => import('./toast-host.tsx'))

/** Where notifications appear; empty and free until the first one. */
export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(toastRequests.subscribe, toastRequests.pending, () => false)
  return isNeeded ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null
}
