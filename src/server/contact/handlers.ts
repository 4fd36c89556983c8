import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { sendMessage } from './send-message.ts'

export const contactHandlers = {
  send: publicApi.contact.send.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'message', context.address)
    await sendMessage(context, input)
    return { received: true as const }
  }),
}
