import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { openVerificationLink } from './open-verification-link.ts'

export const verificationHandlers = {
  open: publicApi.verification.open.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'link', context.address)
    return openVerificationLink(context, input.token)
  }),
}
