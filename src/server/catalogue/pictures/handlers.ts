import { adminApi } from '../../http/admin-api.ts'
import { requireWithinLimit } from '../../http/rate-limit.ts'
import { findPicture, listPictures } from './read-pictures.ts'
import { receivePicture } from './receive-picture.ts'
import { removePicture } from './remove-picture.ts'

export const pictureHandlers = {
  list: adminApi.pictures.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    listPictures(context, filters, { page, pageSize }),
  ),
  find: adminApi.pictures.find.handler(({ input, context }) => findPicture(context, input.id)),
  upload: adminApi.pictures.upload.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'picture', context.staff.id)
    const { id } = await receivePicture(context, input)
    return findPicture(context, id)
  }),
  remove: adminApi.pictures.remove.handler(async ({ input, context }) => {
    await removePicture(context, input.id)
    return { ok: true as const }
  }),
}
