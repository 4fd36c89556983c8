type Preload = (path: string) => void

let preload: Preload = () => {}

/** The app passes in its own preload function, because links must not import the route list. */
export function setPreload(next: Preload): void {
  preload = next
}

/** Fetches the code of a page that the visitor is about to open. */
export function preloadPage(path: string): void {
  preload(path)
}
