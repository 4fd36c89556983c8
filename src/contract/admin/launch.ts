import { oc } from '@orpc/contract'
import { z } from 'zod'
import { tags } from './values.ts'

export const launchItemSchema = z.object({
  id: z.string(),
  area: z.enum(['brand', 'bank', 'claims', 'configuration', 'access']),
  title: z.string(),
  /** What to do, and where. */
  hint: z.string(),
})

/** What is still placeholder or unproven before the first real customer comes. */
export const launchContract = {
  list: oc
    .route({ method: 'GET', path: '/launch', ...tags('messa online') })
    .output(z.object({ items: z.array(launchItemSchema) })),
}
