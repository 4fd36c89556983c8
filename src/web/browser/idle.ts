const latestMs = 4000

/** Safari has no idle callbacks. */
function requestIdle(run: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: latestMs })
  else setTimeout(run, 200)
}

/**
 * Runs the work once the page has loaded and the browser is idle, after four seconds in any case. Returns a
 * function that cancels it.
 */
export function whenIdle(run: () => unknown): () => void {
  let isWanted = true
  const request = () => requestIdle(() => isWanted && run())
  if (document.readyState === 'complete') request()
  else window.addEventListener('load', request, { once: true })
  return () => {
    isWanted = false
  }
}
