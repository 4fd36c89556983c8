import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { isoInstant } from '../values.ts'

const paying = calls('Pagamenti')
const safety = calls('Sicurezza')

export const officialAccountSchema = z.object({
  accountHolder: z.string(),
  iban: z.string().describe('without spaces'),
  bankName: z.string().nullable(),
})

/** A change that can be stopped from a mail: of a staff member's access, or of the bank accounts. */
export const stopViewSchema = z.object({
  of: z.enum(['access', 'account']),
  title: z.string(),
  about: z.string().nullable().describe('whom or which account'),
  by: z.string(),
  at: isoInstant,
  state: z.enum(['open', 'stopped', 'made']).describe('made: it has taken effect already'),
})

const stopToken = z.object({ token: z.string().min(20).max(64) })

export const accountsContract = {
  official: paying
    .get('/official-accounts', {
      summary: "I conti su cui l'agenzia incassa oggi, da confrontare prima di pagare",
    })
    .errors(errorsOf('RATE_LIMITED'))
    .output(z.object({ accounts: z.array(officialAccountSchema) })),
  /** By POST, because the token must not appear in an address. */
  lookAtStop: safety
    .post('/stops/look')
    .errors(errorsOf('STOP_INVALID', 'RATE_LIMITED'))
    .input(stopToken)
    .output(stopViewSchema),
  stop: safety
    .post('/stops')
    .errors(errorsOf('STOP_INVALID', 'RATE_LIMITED'))
    .input(stopToken)
    .output(stopViewSchema),
}
