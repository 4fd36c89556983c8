import { linkReference } from '../../domain/links.ts'
import { findDeparture } from '../departures/store.ts'
import { publicApi } from '../http/context.ts'
import { requireOpenLink } from './require-open-link.ts'

export const linkHandlers = {
  open: publicApi.links.open.handler(async ({ input, context }) => {
    const link = await requireOpenLink(context.db, input.token, context.now())
    const departure = await findDeparture(context.db, link.travelId, link.startDate)
    return {
      ...link,
      reference: linkReference(link.id),
      spotsAvailable: departure?.spotsAvailable ?? null,
    }
  }),
}
