import { ORPCError } from '@orpc/server'
import { isDomainError } from '../../domain/errors.ts'
import type { Db } from '../platform/db/client.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/describe-error.ts'

/**
 * Lists and charts that may be a few seconds old. Data for decisions (money, spots, accounts, today's tasks)
 * and single records opened for editing are read from the primary.
 */
const calls: Readonly<Record<string, readonly string[]>> = {
  audit: ['list', 'filters'],
  bookings: ['list', 'counts'],
  today: ['summary', 'charts', 'vitals'],
  documents: ['list'],
  links: ['list'],
  contact: ['list', 'counts'],
  mail: ['list'],
  reviews: ['list'],
  search: ['everything'],
  watch: ['pageErrors'],
}

/** Longer than a replica may lag, so that members see their own change in every list. */
const ownChangeSeconds = 10
const changedCookie = 'office_changed'

type Reading = Pick<Deps, 'db' | 'replica' | 'log'> & { headers: Headers; method: string }

/** The database for a back-office call: the replica where stale data is fine, the primary otherwise. */
export function databaseFor(context: Reading, [group = '', call = '']: readonly string[]): Db {
  const { db, replica } = context
  const mayBeOlder = calls[group]?.includes(call) && !hasJustChanged(context)
  return replica && mayBeOlder && replica.state() === 'used' ? replica.db : db
}

/** True where the query is worth repeating on the primary; a domain error is not. */
export function isReplicasFault(
  { replica, log }: Reading,
  path: readonly string[],
  error: unknown,
): boolean {
  if (isDomainError(error) || error instanceof ORPCError) return false
  replica?.distrust()
  log.warn({ call: path.join('.'), err: describeError(error) }, 'read from the database itself')
  return true
}

function hasJustChanged({ headers }: Reading): boolean {
  return headers.get('cookie')?.includes(`${changedCookie}=`) ?? false
}

/**
 * After a change, a cookie sends this browser's reads to the primary for a while, whichever process answers.
 */
export function rememberChange({ replica, method }: Reading, response: Response): Response {
  if (!replica || method === 'GET' || method === 'HEAD' || !response.ok) return response
  const attributes = `Max-Age=${ownChangeSeconds}; Path=/api/admin; HttpOnly; SameSite=Strict`
  response.headers.append('Set-Cookie', `${changedCookie}=1; ${attributes}`)
  return response
}
