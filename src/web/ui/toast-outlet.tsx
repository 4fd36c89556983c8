import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../browser/idle.ts'
import { loadResource } from '../browser/resources.ts'
import { part } from './optional.tsx'
import { connectToasts, type Toast, toastRequests } from './toast.ts'

const code = { key: 'toasts', load: () => import('./toast-host.tsx') }
const ToastHost = part(code.load, { missing: () => <PlainToasts /> }, code.key)

/** Lets the data and pictures of the page load first. */
const behindPageMs = 1000

let isBrought = false
let isPageDrawn = false

function fetchWhenDrawn(): void {
  if (isBrought && isPageDrawn)
    setTimeout(() => whenIdle(() => loadResource(code).catch(() => {})), behindPageMs)
}

/**
 * For pages that must show notifications without a connection: the code is fetched after the page itself,
 * before the visitor presses anything.
 */
export function bringToasts(): void {
  isBrought = true
  fetchWhenDrawn()
}

/** Where notifications appear; empty and without cost until the first one. */
export function ToastOutlet() {
  useEffect(() => {
    isPageDrawn = true
    fetchWhenDrawn()
  }, [])
  const isNeeded = useSyncExternalStore(toastRequests.subscribe, toastRequests.pending, () => false)
  return isNeeded ? <ToastHost /> : null
}

/** The fallback if the code for notifications can't be loaded: shows the last one as plain text. */
function PlainToasts() {
  const [said, say] = useState<Toast>()
  useEffect(() => connectToasts(say), [])
  return (
    said && (
      <p
        role="alert"
        className="fixed inset-x-0 top-0 z-60 flex gap-3 bg-navy px-5 py-4 text-white"
      >
        {[said.title, said.description, said.detail].filter(Boolean).join(': ')}
        <button type="button" onClick={() => say(undefined)} className="underlined ml-auto">
          Chiudi
        </button>
      </p>
    )
  )
}
