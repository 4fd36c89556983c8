import { setImmediate as nextTurn } from 'node:timers/promises'

const sliceMs = 5

/** Works through a long list in this thread and yields to the event loop every few milliseconds. */
export async function inSlices<Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> {
  let begun = performance.now()
  for (const item of items) {
    work(item)
    if (performance.now() - begun < sliceMs) continue
    await nextTurn()
    begun = performance.now()
  }
}
