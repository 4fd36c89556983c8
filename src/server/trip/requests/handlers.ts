import { adminApi } from '../../http/admin-api.ts'
import { publicApi } from '../../http/context.ts'
import { requireSameOrigin } from '../../http/session.ts'
import { requireVisit } from '../access/enter.ts'
import { askRequest, quoteForTraveller, withdrawRequest } from './ask.ts'
import { acceptRequest, answerRequest, refuseRequest, settleRequest } from './decide.ts'
import { changeOptions } from './options.ts'
import { listRequests } from './staff-list.ts'

export const requestHandlers = {
  changeOptions: publicApi.trip.changeOptions.handler(async ({ context }) =>
    changeOptions(context, await requireVisit(context)),
  ),
  quoteRequest: publicApi.trip.quoteRequest.handler(async ({ input, context }) =>
    quoteForTraveller(context, await requireVisit(context), input.wanted),
  ),
  askRequest: publicApi.trip.askRequest.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return askRequest(context, await requireVisit(context), input)
  }),
  withdrawRequest: publicApi.trip.withdrawRequest.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return withdrawRequest(context, await requireVisit(context), input.id)
  }),
}

const api = adminApi.tripRequests

export const adminRequestHandlers = {
  list: api.list.handler(({ input, context }) => listRequests(context, input.bookingId)),
  accept: api.accept.handler(({ input, context }) => acceptRequest(context, input.id, input.seen)),
  settle: api.settle.handler(({ input, context }) => settleRequest(context, input.id)),
  refuse: api.refuse.handler(({ input, context }) =>
    refuseRequest(context, input.id, input.answer),
  ),
  answer: api.answer.handler(({ input, context }) =>
    answerRequest(context, input.id, input.answer),
  ),
}
