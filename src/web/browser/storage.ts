/**
 * The browser's two stores behind one interface that never throws: private windows, full disks and blocked
 * cookies are ordinary, and the visitor only loses the convenience of what would have been kept.
 */
function browserStore(open: () => Storage) {
  const read = (key: string): string | null => {
    try {
      return open().getItem(key)
    } catch {
      return null
    }
  }
  const write = (key: string, value: string): void => {
    try {
      open().setItem(key, value)
    } catch {
      // Without storage, nothing is kept.
    }
  }
  return {
    read,
    write,
    remove(key: string): void {
      try {
        open().removeItem(key)
      } catch {
        // Without storage, there is nothing to remove.
      }
    },
    /** The value if it parses and the check accepts it; stored text may come from any release. */
    readJson<T>(key: string, accepts: (value: unknown) => value is T): T | undefined {
      try {
        const value: unknown = JSON.parse(read(key) ?? 'null')
        return accepts(value) ? value : undefined
      } catch {
        return undefined
      }
    },
    writeJson(key: string, value: unknown): void {
      write(key, JSON.stringify(value))
    },
  }
}

/** Stays until the visitor clears the store. */
export const localStore = browserStore(() => globalThis.localStorage)

/** Goes away with the tab: for what is typed, passport numbers included. */
export const tabStore = browserStore(() => globalThis.sessionStorage)
