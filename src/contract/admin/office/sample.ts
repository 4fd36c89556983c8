import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'
import { tags } from '../values.ts'

export const sampleStatusSchema = z.object({
  /** 'stuck': whoever was filling it died half-way; what is there can be emptied. */
  state: z.enum(['none', 'filling', 'stuck', 'filled']),
  /** Nothing real is in the way: it can be filled. */
  mayFill: z.boolean(),
  /** In per cent, while it is being filled. */
  progress: z.int(),
  startedAt: isoInstant.nullable(),
  /** Lists of the bank to download and to drop into the Cassa. */
  bankFiles: z.array(z.string()),
})

/** An agency full of samples, to be looked at and emptied again. */
export const sampleContract = {
  status: oc
    .route({ method: 'GET', path: '/sample', ...tags('dati di prova') })
    .output(sampleStatusSchema),
  fill: oc
    .route({ method: 'POST', path: '/sample', ...tags('dati di prova') })
    .errors(errorsOf('SAMPLE_REFUSED'))
    .output(sampleStatusSchema),
  empty: oc
    .route({ method: 'DELETE', path: '/sample', ...tags('dati di prova') })
    .errors(errorsOf('SAMPLE_BUSY', 'SAMPLE_NOT_ALONE'))
    .output(sampleStatusSchema),
}
