const latestMs = 4000

const waiting: (() => unknown)[] = []
let isRequested = false

function runNext(): void {
  isRequested = false
  waiting.shift()?.()
  request()
}

function request(): void {
  if (isRequested || waiting.length === 0 || document.readyState !== 'complete') return
  isRequested = true
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout: latestMs })
  else setTimeout(runNext, 200)
}

/**
 * Runs once the page has loaded and has nothing better to do; one piece of work at a time, so that a
 * touch never waits for two. Returns how to call it off.
 */
export function whenIdle(work: () => unknown): () => void {
  waiting.push(work)
  if (document.readyState === 'complete') request()
  else window.addEventListener('load', request, { once: true })
  return () => {
    const place = waiting.indexOf(work)
    if (place >= 0) waiting.splice(place, 1)
  }
}
