import { z } from 'zod'
import { staffCalls } from '../../calls.ts'
import { errorsOf } from '../../errors.ts'
import { isoInstant } from '../../values.ts'

const call = staffCalls('dati di prova')

export const sampleStatusSchema = z.object({
  /** 'stuck': the process filling it died half-way; the partial sample can be emptied. */
  state: z.enum(['none', 'filling', 'stuck', 'filled']),
  /** No real data exist, so the sample can be filled. */
  mayFill: z.boolean(),
  /** In per cent, while the sample is being filled. */
  progress: z.int(),
  startedAt: isoInstant.nullable(),
  /** Bank statements to download and import into the Cassa. */
  bankFiles: z.array(z.string()),
})

/** Fills the agency with sample data to explore, and empties it again. */
export const sampleContract = {
  status: call.get('/sample').output(sampleStatusSchema),
  fill: call.post('/sample').errors(errorsOf('SAMPLE_REFUSED')).output(sampleStatusSchema),
  empty: call
    .delete('/sample')
    .errors(errorsOf('SAMPLE_BUSY', 'SAMPLE_NOT_ALONE'))
    .output(sampleStatusSchema),
}
