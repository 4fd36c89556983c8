import { z } from 'zod'
import { isoDay } from '../values.ts'

/** A flight as typed by staff, in the local time of each airport. */
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
