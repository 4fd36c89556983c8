const latestMs = 4000

type Work = { run: () => unknown; due: number }

const waiting: Work[] = []
let isRequested = false

function runNext(): void {
  isRequested = false
  const next = waiting.shift()
  // Before the work itself: what fails must not keep the rest waiting.
  request()
  next?.run()
}

function request(): void {
  const [next] = waiting
  if (isRequested || !next || document.readyState !== 'complete') return
  isRequested = true
  const timeout = Math.max(1, next.due - performance.now())
  if (typeof requestIdleCallback === 'function') requestIdleCallback(runNext, { timeout })
  else setTimeout(runNext, 200)
}

/**
 * Runs once the page has loaded and has nothing better to do, after four seconds in any case; one
 * piece of work at a time, so that a touch never waits for two. Returns how to call it off.
 */
export function whenIdle(run: () => unknown): () => void {
  const work = { run, due: performance.now() + latestMs }
  waiting.push(work)
  if (document.readyState === 'complete') request()
  else window.addEventListener('load', request, { once: true })
  return () => {
    const place = waiting.indexOf(work)
    if (place >= 0) waiting.splice(place, 1)
  }
}
