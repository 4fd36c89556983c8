import { adminApi } from '../http/admin-api.ts'
import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { requireLed } from './access/led-departures.ts'
import { isPhoneEnded, notePhone } from './access/store.ts'
import { writeEntries } from './diary/write-entries.ts'
import { listMine, openDeparture } from './place/open-departure.ts'
import { revealPassport } from './place/reveal-passport.ts'

export const roadHandlers = {
  mine: adminApi.road.mine.handler(async ({ context }) => ({
    departures: await listMine(context),
  })),
  open: adminApi.road.open.handler(({ input, context }) => openDeparture(context, input.id)),
  write: adminApi.road.write.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'link', context.staff.id)
    await requireLed(context, input.id)
    return writeEntries(context, input.id, input.entries)
  }),
  passport: adminApi.road.passport.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'summary', context.staff.id)
    return revealPassport(context, input)
  }),
  phone: adminApi.road.phone.handler(async ({ input, context }) => {
    const { id: userId, sessionId } = context.staff
    await notePhone(context.db, { id: input.phone, userId, sessionId, seenAt: context.now() })
    return { ok: true as const }
  }),
}

export const publicRoadHandlers = {
  phoneState: publicApi.road.phoneState.handler(async ({ input, context }) => {
    return { state: (await isPhoneEnded(context.db, input.phone)) ? 'ended' : 'open' }
  }),
}
