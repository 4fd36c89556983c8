import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { listErrors } from './list-errors.ts'
import { recordError } from './record-error.ts'
import { resolveError } from './resolve-error.ts'

export const pageErrorHandlers = {
  record: publicApi.pageErrors.record.handler(async ({ input, context }) => {
    await recordError(context, input)
    return { counted: true as const }
  }),
}

export const listedErrorHandlers = {
  pageErrors: adminApi.watch.pageErrors.handler(({ input, context }) => listErrors(context, input)),
  resolvePageError: adminApi.watch.resolvePageError.handler(async ({ input, context }) => {
    await resolveError(context, input.id)
    return { ok: true as const }
  }),
}
