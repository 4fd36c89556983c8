import { adminApi } from '../../http/admin-api.ts'
import { changeMessage, countMessages, listMessages, requireMessage } from './manage-messages.ts'

export const messageHandlers = {
  list: adminApi.messages.list.handler(({ input, context }) => listMessages(context, input)),
  counts: adminApi.messages.counts.handler(async ({ context }) => ({
    states: await countMessages(context),
  })),
  find: adminApi.messages.find.handler(({ input, context }) => requireMessage(context, input.id)),
  update: adminApi.messages.update.handler(({ input, context }) => changeMessage(context, input)),
}
