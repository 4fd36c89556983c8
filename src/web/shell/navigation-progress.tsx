import { useSyncExternalStore } from 'react'
import { createPath, useLocation } from 'react-router'
import { addressInHash } from '../browser/address.ts'

/** Missing in older browsers, which show no progress line. */
const navigation = globalThis.navigation as Navigation | undefined

function subscribe(notify: () => void): () => void {
  navigation?.addEventListener('currententrychange', notify)
  return () => navigation?.removeEventListener('currententrychange', notify)
}

/** True between the change of the address and the rendering of its page; until then the old page is shown. */
function useIsOnTheWay(): boolean {
  const shown = createPath(useLocation())
  const address = useSyncExternalStore(subscribe, addressInHash, () => shown)
  return address !== shown
}

/** A thin line while a page is being fetched; quick pages never show it. */
export function NavigationProgress() {
  return (
    <div aria-hidden className="pointer-events-none fixed inset-x-0 top-0 z-60 h-0.75">
      <div
        className={
          useIsOnTheWay()
            ? 'h-full w-4/5 bg-accent transition-[width] delay-150 duration-[4s] ease-out'
            : 'h-full w-0 bg-accent'
        }
      />
    </div>
  )
}
