import type { ServerResponse } from 'node:http'
import { networkOf } from './visitor-network.ts'

/** Photographs are held in memory while they are checked, so their number at once is limited. */
const atOnce = { visitor: 6, everybody: 16 }

const underWay = new Map<string, number>()
let total = 0

/**
 * Takes a place for an upload until its response ends; false when there is none. The limit per visitor leaves
 * places for the others.
 */
export function takeUploadPlace(address: string, response: ServerResponse): boolean {
  const network = networkOf(address)
  const own = underWay.get(network) ?? 0
  if (own >= atOnce.visitor || total >= atOnce.everybody) return false
  underWay.set(network, own + 1)
  total += 1
  response.once('close', () => {
    total -= 1
    const left = (underWay.get(network) ?? 1) - 1
    if (left > 0) underWay.set(network, left)
    else underWay.delete(network)
  })
  return true
}
