import { publicApi } from '../../http/context.ts'
import { visitorKey } from '../../http/visitor-network.ts'
import { joinWaitingList } from './join.ts'
import { leaveList, viewEntry } from './own-entry.ts'

export const waitingListHandlers = {
  join: publicApi.waitingList.join.handler(async ({ input, context }) => {
    await joinWaitingList(context, input, visitorKey(context))
    return { joined: true as const }
  }),
  open: publicApi.waitingList.open.handler(({ input, context }) => viewEntry(context, input.token)),
  leave: publicApi.waitingList.leave.handler(async ({ input, context }) => {
    await leaveList(context, input.token)
    return { left: true as const }
  }),
}
