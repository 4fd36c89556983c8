/** What belongs to this page is gone: there is a new release, and the page is fetched again. */
export function reloadForNewRelease(): boolean {
  const key = 'reloadedAt'
  const last = Number(sessionStorage.getItem(key) ?? 0)
  // Without a connection nothing new can come; the page then says so by itself.
  if (!navigator.onLine || Date.now() - last < 60_000) return false
  sessionStorage.setItem(key, String(Date.now()))
  window.location.reload()
  return true
}

/** A chunk that is gone means a new release: the page is fetched again, at most once a minute. */
export function reloadOnNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadForNewRelease()) event.preventDefault()
  })
}
