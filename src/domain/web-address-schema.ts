import { z } from 'zod'

/** A host and nothing before it: `https://la-nostra-banca.it@altrove.example` leads elsewhere. */
const plainHost = /^https:\/\/[^\s/?#@\\]+(?:[/?#]|$)/i

/** Every address that a page or a mail links to: https, and no user in front of the host. */
export function webAddress(error = 'Un indirizzo che comincia con https://') {
  return z.url({ protocol: /^https$/, error }).refine((text) => plainHost.test(text), { error })
}
