import { adminApi } from '../http/admin-api.ts'
import { publicApi, type RequestContext } from '../http/context.ts'
import { requireSameOrigin } from '../http/session.ts'
import { visitorKey } from '../http/visitor-network.ts'
import { askForLink, endLinks, sendLink } from './access/ask-link.ts'
import { endedCookie } from './access/cookie.ts'
import { enterPlace, isInBy, leavePlace, requireVisit } from './access/enter.ts'
import { makeFeed } from './calendar/make-feed.ts'
import { inviteTraveller, takeBackInvitation } from './party/invite.ts'
import { remindParty } from './party/remind.ts'
import { saveRoomWishes } from './party/room-wishes.ts'
import { saveOwn } from './party/save-own.ts'
import { saveStrip } from './party/save-strip.ts'
import { setShown } from './party/set-shown.ts'
import { passkeyHandlers } from './passkeys/handlers.ts'
import { placeStatus, seePlace } from './place/staff-look.ts'
import { viewPlace } from './place/view.ts'
import { requestHandlers } from './requests/handlers.ts'
import { setShares } from './shares/set-shares.ts'
import { viewShares } from './shares/view.ts'

async function lookAgain(context: RequestContext) {
  const { booking, pass, enteredAt } = await requireVisit(context)
  const view = await viewPlace(context, booking, pass.seat)
  return { ...view, enteredAt: enteredAt.toISOString() }
}

export const tripHandlers = {
  ...requestHandlers,
  ...passkeyHandlers,
  askLink: publicApi.trip.askLink.handler(async ({ input, context }) => {
    await askForLink(context, input, visitorKey(context))
    return { asked: true as const }
  }),
  open: publicApi.trip.open.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    if (await isInBy(context, input.token)) return { opened: true as const }
    const { cookie } = await enterPlace(context, input.token)
    context.resHeaders?.append('Set-Cookie', cookie)
    return { opened: true as const }
  }),
  leave: publicApi.trip.leave.handler(async ({ context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    await leavePlace(context)
    context.resHeaders?.append('Set-Cookie', endedCookie(context))
    return { left: true as const }
  }),
  saveOwn: publicApi.trip.saveOwn.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'PUT' })
    const visit = await requireVisit(context)
    await saveOwn(context, visit, input.seat, input.values)
    return lookAgain(context)
  }),
  setShown: publicApi.trip.setShown.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'PUT' })
    await setShown(context, await requireVisit(context), input.isShown)
    return lookAgain(context)
  }),
  saveRoom: publicApi.trip.saveRoom.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'PUT' })
    await saveRoomWishes(context, await requireVisit(context), input.wishes)
    return lookAgain(context)
  }),
  saveStrip: publicApi.trip.saveStrip.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'PUT' })
    return saveStrip(context, await requireVisit(context), input.seat, input.text)
  }),
  invite: publicApi.trip.invite.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return inviteTraveller(context, await requireVisit(context), input)
  }),
  takeBack: publicApi.trip.takeBack.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    await takeBackInvitation(context, await requireVisit(context), input.seat)
    return lookAgain(context)
  }),
  makeCalendar: publicApi.trip.makeCalendar.handler(async ({ context }) => {
    requireSameOrigin({ ...context, method: 'POST' })
    return makeFeed(context, await requireVisit(context))
  }),
  shares: publicApi.trip.shares.handler(async ({ context }) => {
    const { booking, pass } = await requireVisit(context)
    return viewShares(context, booking, pass.seat)
  }),
  setShares: publicApi.trip.setShares.handler(async ({ input, context }) => {
    requireSameOrigin({ ...context, method: 'PUT' })
    await setShares(context, await requireVisit(context), input.isOn)
    const { booking, pass } = await requireVisit(context)
    return viewShares(context, booking, pass.seat)
  }),
  view: publicApi.trip.view.handler(({ context }) => lookAgain(context)),
}

const api = adminApi.trip

export const adminTripHandlers = {
  status: api.status.handler(({ input, context }) => placeStatus(context, input.bookingId)),
  see: api.see.handler(({ input, context }) => seePlace(context, input.bookingId)),
  remind: api.remind.handler(({ input, context }) => remindParty(context, input.bookingId)),
  sendLink: api.sendLink.handler(async ({ input, context }) => {
    await sendLink(context, input.bookingId)
    return placeStatus(context, input.bookingId)
  }),
  endLinks: api.endLinks.handler(async ({ input, context }) => {
    await endLinks(context, input.bookingId)
    return placeStatus(context, input.bookingId)
  }),
}
