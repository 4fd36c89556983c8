import { oc } from '@orpc/contract'
import { z } from 'zod'
import { dateAlertStates } from '../../domain/booking/date-alerts.ts'
import { dateAlertFormSchema } from '../../domain/booking/date-alerts-schema.ts'
import { errorsOf } from '../errors.ts'
import { token, tripIdParam } from '../values.ts'

const tags = ['Avvisi sulle nuove date']
const own = z.object({ token })
const alert = z.object({
  state: z.enum(dateAlertStates),
  tripId: z.string(),
  tripTitle: z.string(),
})

export const dateAlertsContract = {
  ask: oc
    .route({
      method: 'POST',
      path: '/date-alerts',
      successStatus: 201,
      tags,
      summary: 'Chiede di sapere delle nuove date di un viaggio; vale dopo la conferma via email',
    })
    .errors(errorsOf('TRIP_NOT_FOUND', 'DATES_ON_SALE', 'RATE_LIMITED'))
    .input(dateAlertFormSchema.extend({ tripId: tripIdParam }))
    .output(z.object({ asked: z.literal(true) })),
  open: oc
    .route({
      method: 'GET',
      path: '/date-alerts/{token}',
      tags,
      summary: 'La richiesta di essere avvisati',
    })
    .errors(errorsOf('DATE_ALERT_NOT_FOUND'))
    .input(own)
    .output(alert),
  confirm: oc
    .route({
      method: 'POST',
      path: '/date-alerts/{token}/confirm',
      tags,
      summary: 'Conferma la richiesta dal link ricevuto via email',
    })
    .errors(errorsOf('DATE_ALERT_NOT_FOUND'))
    .input(own)
    .output(alert),
  leave: oc
    .route({
      method: 'POST',
      path: '/date-alerts/{token}/leave',
      tags,
      summary: 'Rinuncia: nessun altro avviso',
    })
    .errors(errorsOf('DATE_ALERT_NOT_FOUND'))
    .input(own)
    .output(alert),
}
