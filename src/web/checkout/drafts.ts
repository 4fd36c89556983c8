/**
 * What a traveller has typed, kept for this tab only: it survives a reload and a lost connection,
 * and passport numbers never reach the longer-lived store.
 */

function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

export function readDraft<T>(key: string, accepts: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(tabStorage()?.getItem(key) ?? 'null')
    return accepts(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function writeDraft(key: string, draft: unknown): void {
  try {
    tabStorage()?.setItem(key, JSON.stringify(draft))
  } catch {
    // A full or forbidden store costs only the comfort of the draft.
  }
}

export function removeDraft(key: string): void {
  try {
    tabStorage()?.removeItem(key)
  } catch {
    // Nothing is kept where nothing can be stored.
  }
}
