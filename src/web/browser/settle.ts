import { whenIdle } from './idle.ts'

/**
 * Parts marked `later` are not laid out while the page is on its way (base.css). Once it is quiet they
 * are, one after the other, so that none of them holds up a touch; from then on all parts are equal.
 * After a reload they are so from the start, or the browser could not return to where the visitor was.
 */
export function settleParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('.later, .later-below-desk')) {
    whenIdle(() => {
      part.style.contentVisibility = 'visible'
    })
  }
  whenIdle(() => {
    document.documentElement.dataset.settled = ''
  })
}
