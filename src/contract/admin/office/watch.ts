import { z } from 'zod'
import { checkStates } from '../../../domain/office/system-checks.ts'
import { staffCalls } from '../../calls.ts'

const call = staffCalls('stato del sistema')

const systemCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(checkStates),
  text: z.string(),
  /** What to do; null if nothing is to be done. */
  advice: z.string().nullable(),
})

const jobSchema = z.object({
  name: z.string(),
  runs: z.number(),
  failures: z.number(),
  lastRunAt: z.iso.datetime(),
  lastSeconds: z.number(),
  isFailing: z.boolean(),
})

/** The system's state, for its administrator. Jobs, memory and limits are those of the responding process. */
export const watchContract = {
  state: call.get('/system').output(
    z.object({
      checks: z.array(systemCheckSchema),
      release: z.string(),
      node: z.string(),
      startedAt: z.iso.datetime(),
      memoryBytes: z.number(),
      jobs: z.array(jobSchema),
    }),
  ),
}
