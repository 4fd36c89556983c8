import { adminApi } from '../../http/admin-api.ts'
import {
  createVerificationLink,
  listVerificationLinks,
  regenerateVerificationLink,
} from './admin-links.ts'

const api = adminApi.verificationLinks

export const verificationLinkHandlers = {
  create: api.create.handler(({ input, context }) => createVerificationLink(context, input)),
  list: api.list.handler(({ input, context }) => listVerificationLinks(context, input)),
  regenerate: api.regenerate.handler(({ input, context }) =>
    regenerateVerificationLink(context, input.id),
  ),
}
