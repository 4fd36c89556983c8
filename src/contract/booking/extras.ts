import { z } from 'zod'
import { extraUnits } from '../../domain/catalogue/extra-document.ts'
import { cents, isoDay } from '../values.ts'

/** An extra offered on one departure. */
export const offeredExtraSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  per: z.enum(extraUnits),
  price: cents.describe('euro cents for one unit; 0 where it is part of the quota'),
  included: z.boolean(),
  lastDay: isoDay.describe('the last day on which travellers choose it'),
  limit: z.int().nullable(),
  left: z.int().nullable().describe('units that are left; null: there is no limit'),
  conditions: z.string().nullable().describe('what holds instead of the general conditions'),
})

/** The chosen extras, without prices. */
export const extraChoices = z
  .array(z.object({ id: z.string().min(1).max(80), units: z.int().min(0).max(99) }))
  .max(30)
  .optional()

/** The extras of a booking, as agreed. */
export const bookedExtras = z.array(
  z.object({
    id: z.string(),
    label: z.string(),
    units: z.int(),
    amount: cents,
    conditions: z.string().nullable(),
  }),
)
