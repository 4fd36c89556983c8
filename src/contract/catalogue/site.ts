import { oc } from '@orpc/contract'
import { z } from 'zod'
import { isoInstant } from '../values.ts'

export const siteSettingsSchema = z.object({
  campaign: z.object({
    active: z.boolean(),
    endsAt: isoInstant.nullable(),
    discountPercentage: z.int(),
  }),
  fullWithinDays: z
    .int()
    .optional()
    .describe('so many days before departure everything is paid at once; left out: never'),
})

export const siteContract = {
  settings: oc
    .route({
      method: 'GET',
      path: '/site-settings',
      tags: ['Sito'],
      summary: 'Che cosa il sito mostra della campagna in corso, e quando si paga tutto subito',
    })
    .output(siteSettingsSchema),
}
