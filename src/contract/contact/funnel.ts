import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../errors.ts'
import { referralSource } from '../values.ts'

/** From visit to booking. `booking` is counted by the server itself, from the bookings. */
export const funnelSteps = ['visit', 'trip', 'dates', 'contact', 'whatsapp', 'booking'] as const

export const funnelContract = {
  /** A number per day, source and step: nothing personal, so no consent is needed. */
  record: oc
    .route({
      method: 'POST',
      path: '/funnel-steps',
      tags: ['Statistiche'],
      summary: 'Conta un passo della visita, senza dati personali',
    })
    .errors(errorsOf('RATE_LIMITED'))
    .input(z.object({ step: z.enum(funnelSteps), source: referralSource.default('organic') }))
    .output(z.object({ counted: z.literal(true) })),
}
