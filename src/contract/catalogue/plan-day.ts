import { z } from 'zod'
import { isoDay } from '../values.ts'

/** A day of the programme, for whoever is on the road: coordinators and travellers. */
export const planDaySchema = z.object({
  day: z.int(),
  date: isoDay,
  title: z.string(),
  activities: z.array(
    z.object({ time: z.string().nullable(), title: z.string(), place: z.string().nullable() }),
  ),
  hotel: z.string().nullable(),
})
