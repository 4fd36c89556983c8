import { tabStore } from './storage.ts'

const key = 'place'
const longestWaitMs = 3000

/** Remembers how far down the visitor was: telephones throw away tabs that are out of sight. */
export function keepPlace(): void {
  const note = () => tabStore.write(key, `${Math.round(window.scrollY)} ${window.location.href}`)
  window.addEventListener('pagehide', note)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') note()
  })
}

/**
 * Returns there after a reload. The browser does so by itself where the page stands in the HTML; a
 * page that the app draws is still too short when the browser looks.
 */
export function returnToPlace(): void {
  const [navigation] = performance.getEntriesByType('navigation')
  const [top, href] = tabStore.read(key)?.split(' ') ?? []
  const isReturn = navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
  if (!isReturn || href !== window.location.href) return
  const place = Number(top)
  const end = performance.now() + longestWaitMs
  const look = () => {
    if (window.scrollY > 0) return
    const isLongEnough = document.documentElement.scrollHeight >= place + window.innerHeight
    if (isLongEnough) window.scrollTo(0, place)
    else if (performance.now() < end) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
