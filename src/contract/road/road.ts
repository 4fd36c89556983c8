import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, token, uuid } from '../values.ts'

const call = calls('In viaggio')

export const publicRoadContract = {
  /** Called by a phone whose access is refused, to find out whether it only has to sign in again. */
  phoneState: call
    .post('/road/phone-state', {
      summary: 'Dice a un telefono se deve dimenticare quello che tiene',
    })
    .errors(errorsOf('RATE_LIMITED'))
    .input(z.object({ phone: uuid }))
    .output(z.object({ state: z.enum(['open', 'ended']) })),
  kitty: call
    .get('/road/kitty/{token}', { summary: 'La cassa comune di un gruppo, con i soli nomi' })
    .errors(errorsOf('KITTY_NOT_FOUND', 'RATE_LIMITED'))
    .input(z.object({ token }))
    .output(
      z.object({
        title: z.string(),
        startDate: isoDay,
        endDate: isoDay,
        closesOn: isoDay,
        put: cents,
        spent: cents,
        left: cents,
        people: z.array(z.object({ name: z.string(), put: cents, share: cents })),
        expenses: z.array(
          z.object({
            what: z.string(),
            amount: cents,
            paidBy: z.string().nullable(),
            people: z.array(z.string()),
          }),
        ),
        payments: z.array(z.object({ from: z.string(), to: z.string(), amount: cents })),
      }),
    ),
}
