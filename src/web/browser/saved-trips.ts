import { useSyncExternalStore } from 'react'
import { localStore } from './storage.ts'

const key = 'savedTrips'
const changed = 'savedtrips'
const most = 30

function isList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string')
}

let known: { text: string | null; ids: readonly string[] } | undefined

/** Returns the same list as long as the stored text is the same. */
function read(): readonly string[] {
  const text = localStore.read(key)
  if (known?.text !== text) known = { text, ids: localStore.readJson(key, isList) ?? [] }
  return known?.ids ?? []
}

const nothing: readonly string[] = []

function subscribe(onChange: () => void): () => void {
  // Other tabs notify this one through the `storage` event.
  window.addEventListener('storage', onChange)
  window.addEventListener(changed, onChange)
  return () => {
    window.removeEventListener('storage', onChange)
    window.removeEventListener(changed, onChange)
  }
}

/** The ids of the trips saved in this browser, the newest first; they are not sent anywhere. */
export function useSavedTrips(): readonly string[] {
  return useSyncExternalStore(subscribe, read, () => nothing)
}

export function toggleSavedTrip(id: string): void {
  const before = read()
  const next = before.includes(id) ? before.filter((one) => one !== id) : [id, ...before]
  localStore.writeJson(key, next.slice(0, most))
  window.dispatchEvent(new Event(changed))
}
