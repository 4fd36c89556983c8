import { randomId } from './random-id.ts'
import { tabStore } from './storage.ts'

const storeKey = 'windowId'

/**
 * An id for this window that outlives a reload. It is in the store only between two page loads: a
 * duplicated window gets a copy of the store, and must not take the id of the window that is still open.
 */
export function windowId(): string {
  const id = tabStore.read(storeKey) ?? randomId()
  tabStore.remove(storeKey)
  window.addEventListener('pagehide', () => tabStore.write(storeKey, id))
  // Back from the back/forward cache, the same window goes on.
  window.addEventListener('pageshow', () => tabStore.remove(storeKey))
  return id
}
