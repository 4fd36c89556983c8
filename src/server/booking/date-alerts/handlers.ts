import { publicApi } from '../../http/context.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { askForDates } from './ask.ts'
import { confirmAlert, leaveAlert, viewAlert } from './own-alert.ts'

const api = publicApi.dateAlerts

export const dateAlertHandlers = {
  ask: api.ask.handler(async ({ input, context }) => {
    await askForDates(context, input, visitorKey(context))
    return { asked: true as const }
  }),
  open: api.open.handler(({ input, context }) => viewAlert(context, input.token)),
  confirm: api.confirm.handler(({ input, context }) => confirmAlert(context, input.token)),
  leave: api.leave.handler(({ input, context }) => leaveAlert(context, input.token)),
}
