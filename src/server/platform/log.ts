import { pino } from 'pino'
import { personalFields } from '../../domain/booking/traveller-fields.ts'
import type { Env } from './env.ts'

/** Lines that nobody takes are dropped beyond this many bytes. */
const unreadLimit = 1024 * 1024

/** Whatever is known of travellers, wherever a line would carry it. */
export const maskedPaths = [
  ...personalFields.map((field) => `*.${field}`),
  '*.password',
  '*.travelers',
  'headers',
]

/** Structured lines on standard output. Nothing personal goes in: paths are logged without ids and tokens. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>) {
  return pino(
    {
      level: env.LOG_LEVEL,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: maskedPaths,
        remove: true,
      },
    },
    // Written aside: whoever reads these lines slowly, or not at all, must not hold the site up.
    pino.destination({ dest: 1, sync: false, minLength: 1, maxLength: unreadLimit }),
  )
}

export type Log = ReturnType<typeof createLog>
