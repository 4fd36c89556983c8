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

/** The code or the content of a page could not be had. */
export class MissingCode extends Error {}

/** A page without part of its look can be read and used; without this its code would not even be asked for. */
export function goOnWithoutStyle(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (/CSS/.test(event.payload.message)) event.preventDefault()
  })
}
