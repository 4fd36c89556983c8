import { dayPrice, requireTripId, tripTitle } from '../../catalogue/editions/trips.ts'
import { adminApi } from '../../http/admin-api.ts'
import { peopleWaiting } from '../date-alerts/store.ts'
import { removeEntry } from '../waiting-list/own-entry.ts'
import { entriesOf } from '../waiting-list/store.ts'
import {
  createDeparture,
  editDeparture,
  removeDeparture,
  repeatDeparture,
  requireDeparture,
  setDepartureSales,
} from './admin-manage.ts'
import { departuresOfMonth, pageOfDepartures } from './admin-store.ts'
import { decideDeparture } from './decide-departure.ts'
import { owedRefunds } from './owed-refunds.ts'

const api = adminApi.departures

export const adminDepartureHandlers = {
  list: api.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfDepartures(context, filters, { page, pageSize }),
  ),
  calendar: api.calendar.handler(async ({ input, context }) => ({
    month: input.month,
    departures: await departuresOfMonth(context, input.month, input.tripId),
  })),
  listPrice: api.listPrice.handler(({ input: { tripId, startDate }, context }) => ({
    price: dayPrice(context, requireTripId(context, tripId), { startDate }),
  })),
  find: api.find.handler(({ input, context }) => requireDeparture(context, input.id)),
  create: api.create.handler(({ input, context }) => createDeparture(context, input)),
  edit: api.edit.handler(({ input, context }) => editDeparture(context, input)),
  repeat: api.repeat.handler(({ input, context }) => repeatDeparture(context, input)),
  setSales: api.setSales.handler(({ input, context }) => setDepartureSales(context, input)),
  decide: api.decide.handler(({ input, context }) => decideDeparture(context, input)),
  owed: api.owed.handler(async ({ input, context }) => {
    await requireDeparture(context, input.id)
    const items = await owedRefunds(context.db, input.id)
    return { items, total: items.reduce((sum, { owed }) => sum + owed, 0) }
  }),
  awaited: api.awaited.handler(async ({ context }) => ({
    items: (await peopleWaiting(context.db)).map((awaited) => ({
      ...awaited,
      tripTitle: tripTitle(context, awaited.tripId),
    })),
  })),
  waiting: api.waiting.handler(async ({ input, context }) => ({
    items: (await entriesOf(context.db, input.id)).map((entry) => ({
      ...entry,
      createdAt: entry.createdAt.toISOString(),
      offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
    })),
  })),
  removeWaiting: api.removeWaiting.handler(async ({ input, context }) => {
    await removeEntry(context, input.id)
    return { ok: true as const }
  }),
  remove: api.remove.handler(async ({ input, context }) => {
    await removeDeparture(context, input)
    return { ok: true as const }
  }),
}
