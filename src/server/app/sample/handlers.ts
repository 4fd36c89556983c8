import { adminApi } from '../../http/admin-api.ts'
import { emptySample } from './empty.ts'
import { beginSample } from './fill.ts'
import { sampleStatus } from './status.ts'

export const sampleHandlers = {
  status: adminApi.sample.status.handler(({ context }) => sampleStatus(context.db)),
  fill: adminApi.sample.fill.handler(async ({ context }) => {
    const begun = await beginSample(context, context.actor)
    // It continues in the background; its result is in the log and in the status.
    begun?.filled.catch(() => undefined)
    return sampleStatus(context.db)
  }),
  empty: adminApi.sample.empty.handler(async ({ context }) => {
    await emptySample(context, context.actor)
    return sampleStatus(context.db)
  }),
}
