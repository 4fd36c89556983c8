import { adminApi } from '../../http/admin-api.ts'
import { changeMessage, countMessages, listMessages, requireMessage } from './manage-messages.ts'

export const adminContactHandlers = {
  list: adminApi.contact.list.handler(({ input, context }) => listMessages(context, input)),
  counts: adminApi.contact.counts.handler(async ({ context }) => ({
    states: await countMessages(context),
  })),
  find: adminApi.contact.find.handler(({ input, context }) => requireMessage(context, input.id)),
  update: adminApi.contact.update.handler(({ input, context }) => changeMessage(context, input)),
}
