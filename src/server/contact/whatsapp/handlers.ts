import { publicApi } from '../../http/context.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { nextNumber } from './next-number.ts'
import { recordClick } from './record-click.ts'

export const whatsappHandlers = {
  next: publicApi.whatsapp.next.handler(async ({ context }) => {
    const phoneNumber = await nextNumber(context.db)
    return phoneNumber ? { success: true, phoneNumber } : { success: false }
  }),
  recordClick: publicApi.whatsapp.recordClick.handler(async ({ input, context }) => {
    await recordClick(context, input, visitorKey(context))
    return { recorded: true as const }
  }),
}
