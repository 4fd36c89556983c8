const afterItsOwnScrollMs = 50

/**
 * Keeps the element that receives keyboard focus above whatever covers the bottom of the page (the consent
 * banner, the bar with price and button) instead of underneath it.
 */
export function keepFocusAboveCovers(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    const covered = coveredHeight()
    document.documentElement.style.setProperty('--covered', `${covered}px`)
    // The page has just become longer; near its end, the browser's own scroll still stops at the old end.
    if (covered) setTimeout(() => liftFocus(covered), afterItsOwnScrollMs)
  })
}

function liftFocus(covered: number): void {
  const focused = document.activeElement
  if (!focused || focused.closest('dialog,header,[data-covers-bottom]')) return
  const { top, bottom } = focused.getBoundingClientRect()
  const free = window.innerHeight - covered - 16
  if (bottom > free && top > 0) window.scrollBy(0, Math.min(bottom - free, top))
}

function coveredHeight(): number {
  const heights = [...document.querySelectorAll('[data-covers-bottom]')]
    .map((cover) => cover.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => window.innerHeight - top)
  return Math.max(0, ...heights)
}
