import { whenIdle } from './idle.ts'

/** As much as a slow phone lays out without being missed. */
const elementsAtOnce = 100

/** Neighbours in the page, together as long as they stay small. */
function inBatches(parts: Iterable<HTMLElement>): HTMLElement[][] {
  const batches: HTMLElement[][] = []
  let room = 0
  for (const part of parts) {
    const elements = part.getElementsByTagName('*').length
    if (elements > room) {
      batches.push([])
      room = elementsAtOnce
    }
    room -= elements
    batches.at(-1)?.push(part)
  }
  return batches
}

/**
 * Parts marked `later` are not laid out while the page is on its way (base.css). Once it is quiet they
 * are, a few at a time, so that none of them holds up a touch; from then on all parts are equal.
 * After a reload they are so from the start, or the browser could not return to where the visitor was.
 */
export function settleParts(): void {
  for (const batch of inBatches(
    document.querySelectorAll<HTMLElement>('.later, .later-below-desk'),
  )) {
    whenIdle(() => {
      for (const part of batch) part.style.contentVisibility = 'visible'
    })
  }
  whenIdle(() => {
    document.documentElement.dataset.settled = ''
  })
}
