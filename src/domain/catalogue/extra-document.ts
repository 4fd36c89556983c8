import { z } from 'zod'
import { prose, text } from './shapes.ts'

export const extraKinds = [
  'single-room',
  'extra-night',
  'transfer',
  'excursion',
  'flexible-cancellation',
  'other',
] as const

/** What the price is for: one of these per unit that is chosen. */
export const extraUnits = ['person', 'room', 'night'] as const
export type ExtraUnit = (typeof extraUnits)[number]

export const extraStates = ['offered', 'withdrawn'] as const

/** Something that a booking may take along besides the trip itself. */
export const extraDocumentSchema = z
  .object({
    title: text.max(60),
    description: prose.max(300),
    kind: z.enum(extraKinds),
    state: z.enum(extraStates),
    /** The place in the form; the lowest comes first. */
    order: z.int().min(0),
    /** Ids of the trips that offer it; none named means all. */
    trips: z.array(text),
    /** In cents, for one unit; left out by a single room, which then costs what its trip's page says. */
    price: z.int().min(0).max(10_000_000).optional(),
    per: z.enum(extraUnits),
    /** Part of the quota: it is chosen and costs nothing more. */
    included: z.boolean(),
    /** How many units a departure has in all; without it as many as are wanted. */
    limit: z.int().min(1).max(99).optional(),
    /** So many days before departure travellers choose it for the last time. */
    lastDay: z.int().min(0).max(365),
    /** What holds for it instead of the general conditions; without it those hold. */
    conditions: prose.max(400).optional(),
  })
  .refine(
    ({ price, included, kind }) => price !== undefined || included || kind === 'single-room',
    {
      error: 'Scrivi il prezzo',
      path: ['price'],
    },
  )

export type ExtraDocument = z.infer<typeof extraDocumentSchema>
export type Extra = ExtraDocument & { readonly id: string }
