import { publicApi } from '../../http/context.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { askForDates } from './ask.ts'
import { confirmAlert, leaveAlert, viewAlert } from './own-alert.ts'

export const dateAlertHandlers = {
  ask: publicApi.dateAlerts.ask.handler(async ({ input, context }) => {
    await askForDates(context, input, visitorKey(context))
    return { asked: true as const }
  }),
  open: publicApi.dateAlerts.open.handler(({ input, context }) => viewAlert(context, input.token)),
  confirm: publicApi.dateAlerts.confirm.handler(({ input, context }) =>
    confirmAlert(context, input.token),
  ),
  leave: publicApi.dateAlerts.leave.handler(({ input, context }) =>
    leaveAlert(context, input.token),
  ),
}
