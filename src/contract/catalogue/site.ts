import { z } from 'zod'
import { calls } from '../calls.ts'
import { isoInstant } from '../values.ts'

const call = calls('Sito')

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
  settings: call
    .get('/site-settings', {
      summary: 'Che cosa il sito mostra della campagna in corso, e quando si paga tutto subito',
    })
    .output(siteSettingsSchema),
}
