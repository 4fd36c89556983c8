import { publicApi } from '../../http/context.ts'
import { sendMessage } from './send-message.ts'

export const contactHandlers = {
  send: publicApi.contact.send.handler(async ({ input, context }) => {
    await sendMessage(context, input)
    return { received: true as const }
  }),
}
