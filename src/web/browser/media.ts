import { useCallback, useSyncExternalStore } from 'react'

/** False on the first render: layouts come from CSS, this is for behaviour only. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', notify)
      return () => list.removeEventListener('change', notify)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

/** The specification calls everything below 768 px mobile. */
export function useIsMobile(): boolean {
  return useMediaQuery('(width < 768px)')
}

export function isMobile(): boolean {
  return window.matchMedia('(width < 768px)').matches
}

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
