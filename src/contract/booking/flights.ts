import { z } from 'zod'
import { isoDay } from '../values.ts'

/** As staff have typed it, by the hours of each place. */
export const flightSchema = z.object({
  airport: z.string().nullable(),
  number: z.string(),
  from: z.string(),
  to: z.string(),
  leavesOn: isoDay,
  leavesAt: z.string(),
  arrivesOn: isoDay,
  arrivesAt: z.string(),
})
