import { adminApi } from '../http/admin-api.ts'
import {
  createDeparture,
  editDeparture,
  removeDeparture,
  repeatDeparture,
  requireDeparture,
  setDepartureSales,
} from './admin-manage.ts'
import { departuresOfMonth, pageOfDepartures } from './admin-store.ts'

export const adminDepartureHandlers = {
  list: adminApi.departures.list.handler(({ input: { page, pageSize, ...filters }, context }) =>
    pageOfDepartures(context.db, filters, { page, pageSize }),
  ),
  calendar: adminApi.departures.calendar.handler(async ({ input, context }) => ({
    month: input.month,
    departures: await departuresOfMonth(context.db, input.month, input.tripId),
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
  remove: adminApi.departures.remove.handler(async ({ input, context }) => {
    await removeDeparture(context, input)
    return { ok: true as const }
  }),
}
