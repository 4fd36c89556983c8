import { z } from 'zod'
import { framePattern, longestMessage, mostFrames } from '../../domain/office/page-errors.ts'
import { deviceKinds, measuredKinds, pageKinds, vitalNames } from '../../domain/office/vitals.ts'
import { calls } from '../calls.ts'
import { errorsOf } from '../errors.ts'

const call = calls('Statistiche')

/** The build id of the browser's code. */
const build = z.string().regex(/^(?:[0-9a-f]{12}|dev)$/)
const counted = z.object({ counted: z.literal(true) })

export const vitalsContract = {
  /** Only from visitors who agreed to statistics. Added to daily counts; no row belongs to one visitor. */
  record: call
    .post('/vitals', { summary: 'Aggiunge ai conteggi del giorno le misure di una visita' })
    .errors(errorsOf('RATE_LIMITED'))
    .input(
      z
        .object({
          page: z.enum(measuredKinds),
          device: z.enum(deviceKinds),
          build,
          measures: z
            .array(
              z
                .object({ name: z.enum(vitalNames), value: z.number().min(0).max(600_000) })
                .strict(),
            )
            .min(1)
            .max(vitalNames.length)
            .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, {
              message: 'each measure once',
            }),
        })
        .strict(),
    )
    .output(counted),
}

export const pageErrorsContract = {
  /** Only from visitors who agreed to statistics; the message arrives masked and is masked again. */
  record: call
    .post('/page-errors', { summary: 'Segnala un errore di una pagina, senza dati personali' })
    .errors(errorsOf('RATE_LIMITED'))
    .input(
      z
        .object({
          page: z.enum(pageKinds),
          build,
          message: z.string().trim().min(1).max(longestMessage),
          frames: z.array(z.string().regex(framePattern)).max(mostFrames),
        })
        .strict(),
    )
    .output(counted),
}
