import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { recordVitals } from './record-vitals.ts'
import { summariseVitals } from './summarise-vitals.ts'

export const vitalsHandlers = {
  record: publicApi.vitals.record.handler(async ({ input, context }) => {
    await recordVitals(context, input)
    return { counted: true as const }
  }),
}

export const visitorVitalsHandler = adminApi.today.vitals.handler(({ input, context }) =>
  summariseVitals(context, input),
)
