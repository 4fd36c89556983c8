import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { nextNumber } from './next-number.ts'
import { recordClick } from './record-click.ts'

export const whatsappHandlers = {
  next: publicApi.whatsapp.next.handler(async ({ context }) => {
    await requireWithinLimit(context, 'tracking', context.address)
    const phoneNumber = await nextNumber(context.db)
    return phoneNumber ? { success: true, phoneNumber } : { success: false }
  }),
  recordClick: publicApi.whatsapp.recordClick.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'tracking', context.address)
    await recordClick(context, input)
    return { recorded: true as const }
  }),
}
