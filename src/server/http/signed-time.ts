import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs the time at which the server handed something out, bound to a subject: only the server can make it. */
export function signTime(key: string, subject: string, now: Date): string {
  const time = now.getTime().toString(36)
  return `${time}.${sealOf(key, subject, time)}`
}

/** Undefined for a value that this server has not signed for this subject. */
export function readSignedTime(key: string, subject: string, signed: string): Date | undefined {
  const [time = '', seal = ''] = signed.split('.')
  const [given, right] = [Buffer.from(seal), Buffer.from(sealOf(key, subject, time))]
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return new Date(Number.parseInt(time, 36))
}

function sealOf(key: string, subject: string, time: string): string {
  return createHmac('sha256', key).update(`${subject} ${time}`).digest('base64url')
}
