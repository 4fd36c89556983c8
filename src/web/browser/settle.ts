import { whenIdle } from './idle.ts'

/**
 * Parts marked `later` are not laid out while the page is on its way (base.css). Once it is quiet they
 * are, one after the other, so that none of them holds up a touch; from then on all parts are equal.
 */
export function settleParts(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('.later')]
  const next = () => {
    const part = parts.shift()
    if (!part) {
      document.documentElement.dataset.settled = ''
      return
    }
    part.style.contentVisibility = 'visible'
    whenIdle(next)
  }
  whenIdle(next)
}
