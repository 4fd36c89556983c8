import { setTimeout as wait } from 'node:timers/promises'
import { causesOf } from '../error-causes.ts'
import { sqlState } from './client.ts'

const attempts = 4
const pauseMs = 150
const longestPauseMs = 5_000
/** About three minutes: a database that is being restarted or moved is back by then. */
export const manyTries = 40

/** Deadlock, serialisation failure, server shutting down or starting, too many connections. */
const passingStates = /^(?:40001|40P01|57P0[123]|53300|08...)$/
/** Lock timeout, statement timeout, disk full: worth another try later. */
const busyStates = /^(?:55P03|57014|53100|53200)$/
const passingCodes = /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/
// The last one is the error of a rollback on the lost connection, which hides the real reason.
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable/i

/** True for errors that pass by themselves: the same work may be retried. */
export function isPassing(error: unknown): boolean {
  if (passingStates.test(sqlState(error) ?? '')) return true
  return causesOf(error).some((cause) => {
    const { code } = cause as { code?: unknown }
    return (
      (typeof code === 'string' && passingCodes.test(code)) || passingMessages.test(cause.message)
    )
  })
}

/** True where the client may retry in a moment: the database is down or busy. */
export function isOutOfReach(error: unknown): boolean {
  return isPassing(error) || busyStates.test(sqlState(error) ?? '')
}

/**
 * Only for idempotent work: after a connection is lost during commit, it is unknown whether the transaction
 * was committed.
 */
export async function retrying<T>(work: () => Promise<T>, most = attempts): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= most || !isPassing(error)) throw error
      await wait(Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1)))
    }
  }
}
