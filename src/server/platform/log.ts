import { pino } from 'pino'
import { personalFields } from '../../domain/booking/traveller-fields.ts'
import type { Env } from './env.ts'

/** When nothing reads the log, lines beyond this many bytes are dropped. */
const unreadLimit = 1024 * 1024

/** The field names of travellers' data, masked wherever they occur in a line. */
export const maskedPaths = [
  ...personalFields.map((field) => `*.${field}`),
  '*.password',
  '*.travelers',
  'headers',
]

/** Structured lines on standard output, without personal data: paths are logged without ids and tokens. */
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
    // Written asynchronously: a slow or absent reader of the log must not block the site.
    pino.destination({ dest: 1, sync: false, minLength: 1, maxLength: unreadLimit }),
  )
}

export type Log = ReturnType<typeof createLog>
