import { publicApi } from '../../http/context.ts'
import { openVerificationLink } from './open-verification-link.ts'

export const verificationHandlers = {
  open: publicApi.verification.open.handler(async ({ input, context }) => {
    return openVerificationLink(context, input.token)
  }),
}
