import { z } from 'zod'
import { checkStates } from '../../../domain/office/system-checks.ts'
import { staffCalls } from '../../calls.ts'

const call = staffCalls('stato del sistema')

const systemCheckSchema = z.object({
  id: z.string(),
  title: z.string(),
  state: z.enum(checkStates),
  text: z.string(),
  /** What to do; null where nothing is to be done. */
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

/** How the installation is, for who looks after it. Jobs, memory and limits are of the process that answers. */
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
