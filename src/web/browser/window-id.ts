import { randomId } from './random-id.ts'
import { tabStore } from './storage.ts'

const storeKey = 'windowId'

/**
 * A name for this window that outlives a reload. It is in the store only between two pages: a window that is
 * duplicated is handed a copy of the store, and must not take the name of the one that is still open.
 */
export function windowId(): string {
  const id = tabStore.read(storeKey) ?? randomId()
  tabStore.remove(storeKey)
  window.addEventListener('pagehide', () => tabStore.write(storeKey, id))
  // Back from the browser's memory of pages: the same window goes on.
  window.addEventListener('pageshow', () => tabStore.remove(storeKey))
  return id
}
