/** A chunk that is gone means a new release: the page is fetched again, at most once a minute. */
export function reloadOnNewRelease(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const key = 'reloadedAt'
    const last = Number(sessionStorage.getItem(key) ?? 0)
    // Without a connection nothing new can come; the page then says so by itself.
    if (!navigator.onLine || Date.now() - last < 60_000) return
    event.preventDefault()
    sessionStorage.setItem(key, String(Date.now()))
    window.location.reload()
  })
}
