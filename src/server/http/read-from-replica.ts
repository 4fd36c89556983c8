import { ORPCError } from '@orpc/server'
import { isDomainError } from '../../domain/errors.ts'
import type { Db } from '../platform/db/client.ts'
import type { Deps } from '../platform/deps.ts'
import { describeError } from '../platform/describe-error.ts'

/**
 * Lists and charts that may be a few seconds old. What somebody decides by (money, spots, accounts, what
 * to do today) and single things that are opened to be changed are read where they are written.
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

/** Longer than a replica may be behind: whoever has changed something sees it in every list. */
const ownChangeSeconds = 10
const changedCookie = 'office_changed'

type Reading = Pick<Deps, 'db' | 'replica' | 'log'> & { headers: Headers; method: string }

/** Where a call of the back office reads: the replica where that is right, the database itself otherwise. */
export function databaseFor(context: Reading, [group = '', call = '']: readonly string[]): Db {
  const { db, replica } = context
  const mayBeOlder = calls[group]?.includes(call) && !hasJustChanged(context)
  return replica && mayBeOlder && replica.state() === 'used' ? replica.db : db
}

/** True where the same question is worth asking the database itself: a refusal stays a refusal. */
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

/** After a change this browser reads from the database itself for a while, whichever process answers. */
export function rememberChange({ replica, method }: Reading, response: Response): Response {
  if (!replica || method === 'GET' || method === 'HEAD' || !response.ok) return response
  const attributes = `Max-Age=${ownChangeSeconds}; Path=/api/admin; HttpOnly; SameSite=Strict`
  response.headers.append('Set-Cookie', `${changedCookie}=1; ${attributes}`)
  return response
}
