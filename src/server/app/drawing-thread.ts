import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type PaperData, type PaperName, papers } from './papers.ts'

export type Order<Name extends PaperName = PaperName> = {
  id: number
  name: Name
  data: PaperData<Name>
}
export type Drawn = { id: number } & ({ file: Uint8Array<ArrayBuffer> } | { error: unknown })

// Pages come first: whoever waits for a paper notices no difference, whoever waits for a page would.
// Only Linux knows priorities of single threads; elsewhere it would be that of the whole site.
if (process.platform === 'linux') setPriority(10)

function draw<Name extends PaperName>({ name, data }: Order<Name>) {
  return papers[name](data)
}

parentPort?.on('message', async (order: Order) => {
  const { id } = order
  try {
    const file = await draw(order)
    const drawn: Drawn = { id, file }
    parentPort?.postMessage(drawn, [file.buffer])
  } catch (error) {
    const failed: Drawn = { id, error }
    parentPort?.postMessage(failed)
  }
})
