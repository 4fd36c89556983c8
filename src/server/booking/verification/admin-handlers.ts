import { adminApi } from '../../http/admin-api.ts'
import {
  createVerificationLink,
  listVerificationLinks,
  regenerateVerificationLink,
} from './admin-links.ts'

export const verificationLinkHandlers = {
  create: adminApi.verificationLinks.create.handler(({ input, context }) =>
    createVerificationLink(context, input),
  ),
  list: adminApi.verificationLinks.list.handler(({ input, context }) =>
    listVerificationLinks(context, input),
  ),
  regenerate: adminApi.verificationLinks.regenerate.handler(({ input, context }) =>
    regenerateVerificationLink(context, input.id),
  ),
}
