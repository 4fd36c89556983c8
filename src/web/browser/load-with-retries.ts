const nextTryMs = 15_000

/** Waits until the connection returns, or for `nextTryMs` if the browser does not report that. */
export function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true })
    setTimeout(resolve, nextTryMs)
  })
}

/** Tries until it works. Meanwhile prerendered HTML stays as it is, and other parts are simply absent. */
export function loadWithRetries<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => untilNextTry().then(() => loadWithRetries(load)))
}
