import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'
import { uuid } from '../values.ts'

const tags = ['In viaggio']

export const publicRoadContract = {
  /** A phone that is no longer let in asks whether it merely has to sign in again. */
  phoneState: oc
    .route({
      method: 'POST',
      path: '/road/phone-state',
      tags,
      summary: 'Dice a un telefono se deve dimenticare quello che tiene',
    })
    .errors(errorsOf('RATE_LIMITED'))
    .input(z.object({ phone: uuid }))
    .output(z.object({ state: z.enum(['open', 'ended']) })),
}
