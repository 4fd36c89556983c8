import { adminApi } from '../../http/admin-api.ts'
import { claimViews, removeClaim, saveClaim } from './manage-claims.ts'

export const claimHandlers = {
  list: adminApi.claims.list.handler(async ({ context }) => ({
    claims: await claimViews(context),
  })),
  save: adminApi.claims.save.handler(({ input, context }) => saveClaim(context, input)),
  remove: adminApi.claims.remove.handler(async ({ input, context }) => {
    await removeClaim(context, input)
    return { ok: true as const }
  }),
}
