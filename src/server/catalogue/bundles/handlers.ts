import { adminApi } from '../../http/admin-api.ts'
import { bundlePreviewLink } from '../drafts/preview-link.ts'
import { createBundle, removeBundle, takeBundleBack } from './manage-bundles.ts'
import { listBundles, requireBundle } from './read-bundles.ts'

export const bundleHandlers = {
  list: adminApi.bundles.list.handler(({ context }) => listBundles(context)),
  create: adminApi.bundles.create.handler(({ input, context }) => createBundle(context, input)),
  remove: adminApi.bundles.remove.handler(async ({ input, context }) => {
    await removeBundle(context, input.id)
    return { ok: true as const }
  }),
  takeBack: adminApi.bundles.takeBack.handler(async ({ input, context }) => {
    await takeBundleBack(context, input.id)
    return { ok: true as const }
  }),
  previewLink: adminApi.bundles.previewLink.handler(async ({ input, context }) => {
    const { id } = await requireBundle(context, input.id)
    return bundlePreviewLink(context, id)
  }),
}
