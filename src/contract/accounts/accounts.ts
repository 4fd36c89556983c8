import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'

export const officialAccountSchema = z.object({
  accountHolder: z.string(),
  iban: z.string().describe('without spaces'),
  bankName: z.string().nullable(),
})

export const accountsContract = {
  official: oc
    .route({
      method: 'GET',
      path: '/official-accounts',
      tags: ['Pagamenti'],
      summary: "I conti su cui l'agenzia incassa oggi, da confrontare prima di pagare",
    })
    .errors(errorsOf('RATE_LIMITED'))
    .output(z.object({ accounts: z.array(officialAccountSchema) })),
}
