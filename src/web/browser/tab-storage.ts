/** Storage of this tab that never throws: what is kept here goes away with it. */

function storage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

export function readTabText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeTabText(key: string, value: string): void {
  try {
    storage()?.setItem(key, value)
  } catch {
    // A full or forbidden store costs only the comfort of what it keeps.
  }
}

export function removeTabItem(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch {
    // Nothing to remove where nothing can be stored.
  }
}
