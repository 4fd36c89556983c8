/**
 * Only a fresh page brings code that failed: it is gone with an old release, or the browser remembers the failure for as
 * long as the page is open, as most do. Returns whether the page is reloaded.
 */
export function reloadForMissingCode(): boolean {
  const key = 'reloadedAt'
  const last = Number(sessionStorage.getItem(key) ?? 0)
  // Without a connection a reload can't help, and the page itself says so.
  if (!navigator.onLine || Date.now() - last < 60_000) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

/** The code or the content of a page could not be loaded. */
export class MissingCode extends Error {}

/** A page without a stylesheet is still usable; without this its code would not even be requested. */
export function goOnWithoutStyle(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (/CSS/.test(event.payload.message)) event.preventDefault()
  })
}
