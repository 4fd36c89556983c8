import { publicApi } from '../http/context.ts'
import { listDepartures } from './list-departures.ts'

export const departureHandlers = {
  list: publicApi.departures.list.handler(async ({ input, context }) => ({
    departures: await listDepartures(context, input.tripId),
  })),
}
