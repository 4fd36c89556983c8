import { adminApi } from '../http/admin-api.ts'
import { publicApi } from '../http/context.ts'
import { requireWithinLimit } from '../http/rate-limit.ts'
import { requireLed } from './access/led-departures.ts'
import { isPhoneEnded, notePhone } from './access/store.ts'
import { readDiary, strikeNotice, writeNotice } from './diary/office-diary.ts'
import { writeEntries } from './diary/write-entries.ts'
import { listMine, openDeparture } from './place/open-departure.ts'
import { revealPassport } from './place/reveal-passport.ts'
import { decideExpense, takeBackExpense } from './purses/decide-expense.ts'
import { eraseKitty, makeKittyLink, viewKitty } from './purses/kitty-link.ts'
import { receiveReceipt } from './purses/receive-receipt.ts'

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
  receipt: adminApi.road.receipt.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'upload', context.staff.id)
    await receiveReceipt(context, input)
    return { ok: true as const }
  }),
  kittyLink: adminApi.road.kittyLink.handler(async ({ input, context }) => {
    await requireWithinLimit(context, 'summary', context.staff.id)
    return { address: await makeKittyLink(context, input.id) }
  }),
  eraseKitty: adminApi.road.eraseKitty.handler(async ({ input, context }) => ({
    erased: await eraseKitty(context, input.id),
  })),
  phone: adminApi.road.phone.handler(async ({ input, context }) => {
    const { id: userId, sessionId } = context.staff
    await notePhone(context.db, { id: input.phone, userId, sessionId, seenAt: context.now() })
    return { ok: true as const }
  }),
}

export const diaryHandlers = {
  read: adminApi.diary.read.handler(({ input, context }) => readDiary(context, input.id)),
  writeNotice: adminApi.diary.writeNotice.handler(async ({ input, context }) => {
    await writeNotice(context, input.id, input.text)
    return { ok: true as const }
  }),
  strikeNotice: adminApi.diary.strikeNotice.handler(async ({ input, context }) => {
    await strikeNotice(context, input.id, { entry: input.entry, reason: input.reason })
    return { ok: true as const }
  }),
  decideExpense: adminApi.diary.decideExpense.handler(async ({ input, context }) => {
    await decideExpense(context, input)
    return { ok: true as const }
  }),
  takeBackExpense: adminApi.diary.takeBackExpense.handler(async ({ input, context }) => {
    await takeBackExpense(context, input)
    return { ok: true as const }
  }),
}

export const publicRoadHandlers = {
  kitty: publicApi.road.kitty.handler(({ input, context }) => viewKitty(context, input.token)),
  phoneState: publicApi.road.phoneState.handler(async ({ input, context }) => {
    return { state: (await isPhoneEnded(context.db, input.phone)) ? 'ended' : 'open' }
  }),
}
