/**
 * What takes the focus by keyboard comes to rest above whatever lies over the bottom of the page (the
 * consent banner, the bar with price and button) instead of underneath it.
 */
export function keepFocusAboveCovers(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    document.documentElement.style.setProperty('--covered', `${coveredHeight()}px`)
  })
}

function coveredHeight(): number {
  const heights = [...document.querySelectorAll('[data-covers-bottom]')]
    .map((cover) => cover.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => window.innerHeight - top)
  return Math.max(0, ...heights)
}
