const latestMs = 4000

/** Runs once the page has loaded and has nothing better to do. Returns how to call it off. */
export function whenIdle(work: () => unknown): () => void {
  let cancel = () => {}
  const waitForIdle = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(() => work(), { timeout: latestMs })
      cancel = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(work, 200)
      cancel = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') waitForIdle()
  else {
    window.addEventListener('load', waitForIdle, { once: true })
    cancel = () => window.removeEventListener('load', waitForIdle)
  }
  return () => cancel()
}
