import { useEffect, useState, useSyncExternalStore } from 'react'
import { loadResource } from '../browser/resources.ts'
import { part } from './optional.tsx'
import { connectToasts, type Toast, toastRequests } from './toast.ts'

const code = { key: 'toasts', load: () => import('./toast-host.tsx') }
const ToastHost = part(code.load, { missing: () => <PlainToasts /> }, code.key)

/** For pages that must be able to speak without a connection: it is asked for with them. */
export function bringToasts(): void {
  loadResource(code).catch(() => {})
}

/** Where notifications appear; empty and free until the first one. */
export function ToastOutlet() {
  const isNeeded = useSyncExternalStore(toastRequests.subscribe, toastRequests.pending, () => false)
  return isNeeded ? <ToastHost /> : null
}

/** Where the code for notifications can't be had: the last one, in plain words. */
function PlainToasts() {
  const [said, say] = useState<Toast>()
  useEffect(() => connectToasts(say), [])
  return (
    said && (
      <p
        role="alert"
        className="fixed inset-x-4 top-4 z-60 flex gap-3 rounded-control bg-navy p-4 text-white"
      >
        {[said.title, said.description, said.detail].filter(Boolean).join(': ')}
        <button type="button" onClick={() => say(undefined)} className="underlined ml-auto">
          Chiudi
        </button>
      </p>
    )
  )
}
