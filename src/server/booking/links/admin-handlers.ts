import { offeredTrips, otherTrips } from '../../catalogue/editions/trips.ts'
import { adminApi } from '../../http/admin-api.ts'
import { listDepartures } from '../departures/list-departures.ts'
import { createAdminLink, generateFreeLink, generateIbanLink } from './admin-generate.ts'
import { endLink, listLinks, requireLinkView, restoreLink } from './admin-list.ts'
import { sendLink } from './send-link.ts'

export const adminLinkHandlers = {
  trips: adminApi.links.trips.handler(({ context }) => ({
    trips: offeredTrips(context),
    others: otherTrips(context),
    coordinators: [...context.catalogue.current().catalogue.coordinators],
  })),
  dates: adminApi.links.dates.handler(async ({ input, context }) => ({
    dates: await listDepartures(context, input.tripId),
  })),
  generateFree: adminApi.links.generateFree.handler(({ input, context }) =>
    generateFreeLink(context, input),
  ),
  generateForIban: adminApi.links.generateForIban.handler(({ input, context }) =>
    generateIbanLink(context, input),
  ),
  create: adminApi.links.create.handler(({ input, context }) => createAdminLink(context, input)),
  list: adminApi.links.list.handler(({ input, context }) => listLinks(context, input)),
  find: adminApi.links.find.handler(({ input, context }) => requireLinkView(context, input.id)),
  restore: adminApi.links.restore.handler(({ input, context }) => restoreLink(context, input.id)),
  send: adminApi.links.send.handler(({ input, context }) => sendLink(context, input)),
  end: adminApi.links.end.handler(({ input, context }) => endLink(context, input.id)),
}
