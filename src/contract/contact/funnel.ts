import { z } from 'zod'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { referralSource } from '../values.ts'

const call = calls('Statistiche')

/** The steps from visit to booking. The server itself counts `booking`, from the bookings. */
export const funnelSteps = ['visit', 'trip', 'dates', 'contact', 'whatsapp', 'booking'] as const

export const funnelContract = {
  /** A count per day, source and step: no personal data, so no consent is needed. */
  record: call
    .post('/funnel-steps', { summary: 'Conta un passo della visita, senza dati personali' })
    .errors(errorsOf('RATE_LIMITED'))
    .input(z.object({ step: z.enum(funnelSteps), source: referralSource.default('organic') }))
    .output(z.object({ counted: z.literal(true) })),
}
