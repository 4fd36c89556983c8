import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Drawn, Order } from '../platform/pdf/draw-paper.ts'
import { paperOf } from './papers.ts'

// Low priority: a delay matters less for a PDF than for a page. Only Linux has priorities for single threads;
// elsewhere this would slow down the whole site.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', async ({ id, name, data }: Order) => {
  try {
    const file = await paperOf(name)(data)
    const drawn: Drawn = { id, file }
    parentPort?.postMessage(drawn, [file.buffer])
  } catch (error) {
    const failed: Drawn = { id, error }
    parentPort?.postMessage(failed)
  }
})
