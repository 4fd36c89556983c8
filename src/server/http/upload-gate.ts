import { errorCatalogue } from '../../contract/errors.ts'
import { networkOf } from './visitor-network.ts'

/** Photographs are held in memory while they are checked: so many at once, and no more. */
const atOnce = { visitor: 6, everybody: 16 }

const underWay = new Map<string, number>()
let total = 0

/** Lets an upload through while there is room for it; a visitor's own crowd leaves the others some. */
export async function withUploadRoom(
  address: string,
  work: () => Promise<void>,
): Promise<Response | undefined> {
  const network = networkOf(address)
  const own = underWay.get(network) ?? 0
  if (own >= atOnce.visitor || total >= atOnce.everybody) {
    const { status, message } = errorCatalogue.RATE_LIMITED
    return Response.json({ code: 'RATE_LIMITED', message }, { status })
  }
  underWay.set(network, own + 1)
  total += 1
  try {
    await work()
    return undefined
  } finally {
    total -= 1
    const left = (underWay.get(network) ?? 1) - 1
    if (left > 0) underWay.set(network, left)
    else underWay.delete(network)
  }
}
