import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'

const call = staffCalls('dati di prova')

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
  status: call.get('/sample').output(sampleStatusSchema),
  fill: call.post('/sample').errors(errorsOf('SAMPLE_REFUSED')).output(sampleStatusSchema),
  empty: call
    .delete('/sample')
    .errors(errorsOf('SAMPLE_BUSY', 'SAMPLE_NOT_ALONE'))
    .output(sampleStatusSchema),
}
