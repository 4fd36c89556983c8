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

export const adminDepartureHandlers = {
  list: adminApi.departures.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfDepartures(context, filters, { page, pageSize }),
  ),
  calendar: adminApi.departures.calendar.handler(async ({ input, context }) => ({
    month: input.month,
    departures: await departuresOfMonth(context, input.month, input.tripId),
  })),
  listPrice: adminApi.departures.listPrice.handler(({ input: { tripId, startDate }, context }) => ({
    price: dayPrice(context, requireTripId(context, tripId), { startDate }),
  })),
  find: adminApi.departures.find.handler(({ input, context }) =>
    requireDeparture(context, input.id),
  ),
  create: adminApi.departures.create.handler(({ input, context }) =>
    createDeparture(context, input),
  ),
  edit: adminApi.departures.edit.handler(({ input, context }) => editDeparture(context, input)),
  repeat: adminApi.departures.repeat.handler(({ input, context }) =>
    repeatDeparture(context, input),
  ),
  setSales: adminApi.departures.setSales.handler(({ input, context }) =>
    setDepartureSales(context, input),
  ),
  decide: adminApi.departures.decide.handler(({ input, context }) =>
    decideDeparture(context, input),
  ),
  owed: adminApi.departures.owed.handler(async ({ input, context }) => {
    await requireDeparture(context, input.id)
    const items = await owedRefunds(context.db, input.id)
    return { items, total: items.reduce((sum, { owed }) => sum + owed, 0) }
  }),
  awaited: adminApi.departures.awaited.handler(async ({ context }) => ({
    items: (await peopleWaiting(context.db)).map((awaited) => ({
      ...awaited,
      tripTitle: tripTitle(context, awaited.tripId),
    })),
  })),
  waiting: adminApi.departures.waiting.handler(async ({ input, context }) => ({
    items: (await entriesOf(context.db, input.id)).map((entry) => ({
      ...entry,
      createdAt: entry.createdAt.toISOString(),
      offerExpiresAt: entry.offerExpiresAt?.toISOString() ?? null,
    })),
  })),
  removeWaiting: adminApi.departures.removeWaiting.handler(async ({ input, context }) => {
    await removeEntry(context, input.id)
    return { ok: true as const }
  }),
  remove: adminApi.departures.remove.handler(async ({ input, context }) => {
    await removeDeparture(context, input)
    return { ok: true as const }
  }),
}
