const quietMs = 60_000
let lastSign = Date.now()

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

for (const sign of signs) {
  window.addEventListener(sign, () => (lastSign = Date.now()), { passive: true, capture: true })
}

/** True if somebody moved the mouse or typed within the last minute. */
export function isSomebodyThere(): boolean {
  return Date.now() - lastSign < quietMs
}
