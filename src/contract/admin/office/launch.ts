import { oc } from '@orpc/contract'
import { z } from 'zod'
import { tags } from '../values.ts'

/** The pages of the back office on which things are mended. */
export const launchPlaces = [
  'brand',
  'organiser',
  'legal',
  'trips',
  'ibans',
  'whatsapp',
  'claims',
  'campaign',
  'departures',
  'settings',
  'staff',
] as const

export const launchItemSchema = z.object({
  id: z.string(),
  area: z.enum(['brand', 'bank', 'claims', 'configuration', 'access']),
  title: z.string(),
  /** What to do, and where. */
  hint: z.string(),
  /** Null: in the environment of the program, which no page changes. */
  place: z.enum(launchPlaces).nullable(),
})

/** What is still placeholder or unproven before the first real customer comes. */
export const launchContract = {
  list: oc
    .route({ method: 'GET', path: '/launch', ...tags('messa online') })
    .output(z.object({ items: z.array(launchItemSchema) })),
}
