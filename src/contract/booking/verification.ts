import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'
import { token } from '../values.ts'

export const verificationContract = {
  /** Changes the link to used, so it is a POST: ask once per page, never again on a reload. */
  open: oc
    .route({
      method: 'POST',
      path: '/verification-links/{token}/open',
      tags: ['Verifica del passaporto'],
      summary: 'Apre un link di verifica e lo segna come usato',
    })
    .errors(errorsOf('VERIFICATION_LINK_INVALID', 'VERIFICATION_LINK_USED', 'RATE_LIMITED'))
    .input(z.object({ token }))
    .output(z.object({ sumsubUrl: z.string(), customerName: z.string() })),
}
