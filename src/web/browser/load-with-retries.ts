const nextTryMs = 15_000

/** Until the connection returns; where nobody says so, a moment. */
export function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, nextTryMs)
  })
}

/** Tries until it works. What stands in the HTML stays meanwhile; what does not is missed by nobody. */
export function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => untilNextTry().then(() => loadWithRetries(load)))
}
