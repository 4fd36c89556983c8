import { pino } from 'pino'
import type { Env } from './env.ts'

/** Structured lines on standard output. Nothing personal goes in: paths are logged without ids and tokens. */
export function createLog(env: Pick<Env, 'LOG_LEVEL'>) {
  return pino({
    level: env.LOG_LEVEL,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.email', '*.phone', '*.password', '*.travelers', '*.passportNumber', 'headers'],
      remove: true,
    },
  })
}

const identifier =
  /\/(?:[0-9a-f]{8}-[0-9a-f-]{27}|book_[^/]+|(?=[^/]*\d)[A-Za-z0-9_-]{12,})(?=\/|$)/g

/** `/api/bookings/3f0c…` → `/api/bookings/:id`: an id opens a booking, so it is not written down. */
export function pathForLog(path: string): string {
  return path.replace(/\?.*$/, '').replace(identifier, '/:id')
}
