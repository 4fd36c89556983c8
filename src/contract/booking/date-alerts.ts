import { z } from 'zod'
import { dateAlertStates } from '../../domain/booking/date-alerts.ts'
import { dateAlertFormSchema } from '../../domain/booking/date-alerts-schema.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { token, tripIdParam } from '../values.ts'

const call = calls('Avvisi sulle nuove date')

const own = z.object({ token })
const alert = z.object({
  state: z.enum(dateAlertStates),
  tripId: z.string(),
  tripTitle: z.string(),
})

export const dateAlertsContract = {
  ask: call
    .post('/date-alerts', {
      successStatus: 201,
      summary: 'Chiede di sapere delle nuove date di un viaggio; vale dopo la conferma via email',
    })
    .errors(errorsOf('TRIP_NOT_FOUND', 'DATES_ON_SALE', 'RATE_LIMITED'))
    .input(dateAlertFormSchema.extend({ tripId: tripIdParam }))
    .output(z.object({ asked: z.literal(true) })),
  open: call
    .get('/date-alerts/{token}', { summary: 'La richiesta di essere avvisati' })
    .errors(errorsOf('DATE_ALERT_NOT_FOUND'))
    .input(own)
    .output(alert),
  confirm: call
    .post('/date-alerts/{token}/confirm', {
      summary: 'Conferma la richiesta dal link ricevuto via email',
    })
    .errors(errorsOf('DATE_ALERT_NOT_FOUND'))
    .input(own)
    .output(alert),
  leave: call
    .post('/date-alerts/{token}/leave', { summary: 'Rinuncia: nessun altro avviso' })
    .errors(errorsOf('DATE_ALERT_NOT_FOUND'))
    .input(own)
    .output(alert),
}
