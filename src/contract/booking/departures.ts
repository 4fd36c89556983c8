import { z } from 'zod'
import { barometerStates } from '../../domain/catalogue/barometer.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'
import { cents, isoDay, tripIdParam } from '../values.ts'

const call = calls('Partenze')

export const barometerSchema = z.object({
  state: z.enum(barometerStates),
  missing: z.int().describe('people still missing to the minimum'),
  minimumGroup: z.int(),
  isConfirmed: z.boolean(),
  decisionDay: isoDay.describe('until then the agency may call it off for want of people'),
})

export const departureSchema = z.object({
  id: z.string(),
  tripId: z.string(),
  startDate: isoDay,
  endDate: isoDay,
  price: cents,
  /** The price was set for this departure, regardless of the season. */
  hasOwnPrice: z.boolean(),
  spotsAvailable: z.int(),
  totalSpots: z.int(),
  coordinators: z.array(z.string()),
  tripDuration: z.int(),
  availability: z.enum(['few', 'available']),
  source: z.enum(['generated', 'stored']),
  /** Only for stored departures. */
  barometer: barometerSchema.nullable(),
  whoGoes: z
    .object({ people: z.int(), youngest: z.int(), oldest: z.int() })
    .optional()
    .describe('adults who want to be counted, and their ages on the day of departure'),
})

/** Stored departures if there are any, otherwise the built-in sample dates. */
export const departuresContract = {
  list: call
    .get('/trips/{tripId}/departures', { summary: 'Partenze future di un viaggio' })
    .errors(errorsOf('TRIP_NOT_FOUND'))
    .input(z.object({ tripId: tripIdParam }))
    .output(z.object({ departures: z.array(departureSchema) })),
}
