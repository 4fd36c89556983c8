import { useSyncExternalStore } from 'react'

const thresholdPx = 50

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true })
  return () => window.removeEventListener('scroll', notify)
}

/** Whether the page has been scrolled by more than 50 px. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > thresholdPx,
    () => false,
  )
}
