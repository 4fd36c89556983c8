import { setPriority } from 'node:os'
import { drawIcon, drawMonogram } from './draw-brand.ts'
import { drawShare } from './draw-share.ts'
import { makeRenditions } from './make-renditions.ts'
import type { Order, Said } from './picture-orders.ts'
import { Refused } from './refused.ts'

/**
 * A process of its own, not a thread: the decoders are native code that reads files from strangers. A crash
 * does not affect the site, their memory is freed at the end, and the whole process has a low priority.
 */
setPriority(10)

const say = (said: Said) => process.send?.(said)

process.on('disconnect', () => process.exit())
process.on('message', async (order: Order) => {
  try {
    if ('words' in order) say({ shared: await drawShare(order) })
    else if ('icon' in order) say({ shared: await drawIcon(order) })
    else if ('monogram' in order) say({ shared: drawMonogram(order) })
    else {
      const finished = await makeRenditions(order, {
        planned: (planned) => say({ planned }),
        file: (file) => say({ file }),
      })
      say({ finished })
    }
  } catch (error) {
    if (error instanceof Refused) say({ refused: error.reason })
    else say({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
