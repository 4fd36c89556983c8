import { confirmDocument } from '../../catalogue/confirmations/confirm-document.ts'
import { adminApi } from '../../http/admin-api.ts'
import { launchItems } from './checks.ts'
import { checkAddress, technicianState } from './technician.ts'
import { sendTestMail } from './test-mail.ts'

export const launchHandlers = {
  list: adminApi.launch.list.handler(async ({ context }) => ({
    items: await launchItems(context),
  })),
  confirmDocument: adminApi.launch.confirmDocument.handler(async ({ input, context }) => {
    await confirmDocument(context, input.key)
    return { items: await launchItems(context) }
  }),
  technician: adminApi.launch.technician.handler(({ context }) => technicianState(context)),
  sendTestMail: adminApi.launch.sendTestMail.handler(({ context }) => sendTestMail(context)),
  checkAddress: adminApi.launch.checkAddress.handler(({ context }) => checkAddress(context)),
}
