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

/** The unit that the price is for. */
export const extraUnits = ['person', 'room', 'night'] as const
export type ExtraUnit = (typeof extraUnits)[number]

export const extraStates = ['offered', 'withdrawn'] as const

/** Something that can be booked in addition to the trip. */
export const extraDocumentSchema = z
  .object({
    title: text.max(60),
    description: prose.max(300),
    kind: z.enum(extraKinds),
    state: z.enum(extraStates),
    /** The place in the form; the lowest comes first. */
    order: z.int().min(0),
    /** Ids of the trips that offer it; empty means all trips. */
    trips: z.array(text),
    /** In cents, for one unit; a single room may leave it out and then costs what the trip's page says. */
    price: z.int().min(0).max(10_000_000).optional(),
    per: z.enum(extraUnits),
    /** Included in the price per person: it can be chosen at no extra cost. */
    included: z.boolean(),
    /** How many units a departure has in total; unlimited if missing. */
    limit: z.int().min(1).max(99).optional(),
    /** Travellers may choose it until this many days before departure. */
    lastDay: z.int().min(0).max(365),
    /** Conditions that replace the general ones; if missing, the general ones apply. */
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
