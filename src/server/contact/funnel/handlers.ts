import { publicApi } from '../../http/context.ts'
import { countStep } from './count-step.ts'

export const funnelHandlers = {
  record: publicApi.funnel.record.handler(async ({ input, context }) => {
    await countStep(context, input)
    return { counted: true as const }
  }),
}
