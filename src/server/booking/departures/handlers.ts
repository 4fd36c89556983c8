import { publicApi } from '../../http/context.ts'
import { listPublicDepartures } from './list-departures.ts'

export const departureHandlers = {
  list: publicApi.departures.list.handler(async ({ input, context }) => ({
    departures: await listPublicDepartures(context, input.tripId),
  })),
}
