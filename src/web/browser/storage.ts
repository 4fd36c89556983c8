/** Local storage that never throws: private windows, full disks and blocked cookies are ordinary. */

function storage(): Storage | undefined {
  try {
    return globalThis.localStorage
  } catch {
    return undefined
  }
}

export function readText(key: string): string | null {
  try {
    return storage()?.getItem(key) ?? null
  } catch {
    return null
  }
}

export function writeText(key: string, value: string): boolean {
  try {
    storage()?.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeItem(key: string): void {
  try {
    storage()?.removeItem(key)
  } catch {
    // Nothing to remove where nothing can be stored.
  }
}

/** The stored value if it parses and the check accepts it; stored text may come from any release. */
export function readJson<T>(key: string, accepts: (value: unknown) => value is T): T | undefined {
  const text = readText(key)
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return accepts(value) ? value : undefined
  } catch {
    return undefined
  }
}

export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value))
}
