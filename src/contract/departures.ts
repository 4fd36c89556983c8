import { oc } from '@orpc/contract'
import { z } from 'zod'
import { tripIds } from '../domain/ids.ts'
import { errorsOf } from './errors.ts'
import { cents, isoDay, tripIdParam } from './values.ts'

export const departureSchema = z.object({
  id: z.string(),
  tripId: z.enum(tripIds),
  startDate: isoDay,
  endDate: isoDay,
  price: cents,
  spotsAvailable: z.int(),
  totalSpots: z.int(),
  coordinators: z.array(z.string()),
  tripDuration: z.int(),
  availability: z.enum(['few', 'available']),
  source: z.enum(['generated', 'stored']),
})

/** Stored departures where there are any, the built-in sample dates otherwise. */
export const departuresContract = {
  list: oc
    .route({
      method: 'GET',
      path: '/trips/{tripId}/departures',
      tags: ['Partenze'],
      summary: 'Partenze future di un viaggio',
    })
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdParam }))
    .output(z.object({ departures: z.array(departureSchema) })),
}
