import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { token } from '../values.ts'

const call = calls('Verifica del passaporto')

export const verificationContract = {
  /** A POST, because it marks the link as used: call it once per page, not again on reload. */
  open: call
    .post('/verification-links/{token}/open', {
      summary: 'Apre un link di verifica e lo segna come usato',
    })
    .errors(errorsOf('VERIFICATION_LINK_INVALID', 'VERIFICATION_LINK_USED', 'RATE_LIMITED'))
    .input(z.object({ token }))
    .output(z.object({ sumsubUrl: z.string(), customerName: z.string() })),
}
