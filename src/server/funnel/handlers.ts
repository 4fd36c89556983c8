import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { countStep } from './count-step.ts'

export const funnelHandlers = {
  record: publicApi.funnel.record.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'tracking', context.address)
    await countStep(context, input)
    return { counted: true as const }
  }),
}
