import { publicApi } from '../../http/context.ts'
import { requireSameOrigin } from '../../http/session.ts'
import { requireVisit } from '../access/enter.ts'
import { addPasskey, endPasskey, listPasskeys, passkeyOptions } from './add-passkey.ts'
import { enterWithPasskey, passkeyQuestion } from './enter-with-passkey.ts'

export const passkeyHandlers = {
  passkeys: publicApi.trip.passkeys.handler(async ({ context }) =>
    listPasskeys(context, await requireVisit(context)),
  ),
  passkeyOptions: publicApi.trip.passkeyOptions.handler(async ({ context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return passkeyOptions(context, await requireVisit(context))
  }),
  addPasskey: publicApi.trip.addPasskey.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return addPasskey(context, await requireVisit(context), input)
  }),
  endPasskey: publicApi.trip.endPasskey.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return endPasskey(context, await requireVisit(context), input.id)
  }),
  passkeyQuestion: publicApi.trip.passkeyQuestion.handler(({ context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return passkeyQuestion(context)
  }),
  openWithPasskey: publicApi.trip.openWithPasskey.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    const { cookie } = await enterWithPasskey(context, input)
    context.resHeaders?.append('Set-Cookie', cookie)
    return { opened: true as const }
  }),
}
