import { useEffect, useState, useSyncExternalStore } from 'react'
import { whenIdle } from '../browser/idle.ts'
import { loadResource } from '../browser/resources.ts'
import { part } from './optional.tsx'
import { connectToasts, type Toast, toastRequests } from './toast.ts'

const code = { key: 'toasts', load: () => import('./toast-host.tsx') }
const ToastHost = part(code.load, { missing: () => <PlainToasts /> }, code.key)

/** Data and pictures of the page come first. */
const behindPageMs = 1000

let isBrought = false
let isPageDrawn = false

function fetchWhenDrawn(): void {
  if (isBrought && isPageDrawn)
    setTimeout(() => whenIdle(() => loadResource(code).catch(() => {})), behindPageMs)
}

/** For pages that must be able to speak without a connection: asked for behind the page itself, before anybody presses anything. */
export function bringToasts(): void {
  isBrought = true
  fetchWhenDrawn()
}

/** Where notifications appear; empty and free until the first one. */
export function ToastOutlet() {
  useEffect(() => {
    isPageDrawn = true
    fetchWhenDrawn()
  }, [])
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
