import { z } from 'zod'

/** A host with no user part before it: `https://la-nostra-banca.it@altrove.example` opens another site. */
const plainHost = /^https:\/\/[^\s/?#@\\]+(?:[/?#]|$)/i

/** The schema for any address that a page or a mail links to: https, and no user part before the host. */
export function webAddress(error = 'Un indirizzo che comincia con https://') {
  return z.url({ protocol: /^https$/, error }).refine((text) => plainHost.test(text), { error })
}
