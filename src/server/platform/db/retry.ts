import { setTimeout as wait } from 'node:timers/promises'
import { causesOf } from '../error-causes.ts'
import { sqlState } from './client.ts'

const attempts = 4
const pauseMs = 150
const longestPauseMs = 5_000
/** Some three minutes: a database that is being restarted, or moved, is back by then. */
export const manyTries = 40

/** Deadlock, serialisation failure, server shutting down or starting, too many connections. */
const passingStates = /^(?:40001|40P01|57P0[123]|53300|08...)$/
/** Somebody held a row too long, a query took too long, the disk is full: worth another try later. */
const busyStates = /^(?:55P03|57014|53100|53200)$/
const passingCodes = /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/
// The last one is what a rollback on the lost connection says instead of the reason.
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable/i

/** True for what mends itself: the same work may be tried again. */
export function isPassing(error: unknown): boolean {
  if (passingStates.test(sqlState(error) ?? '')) return true
  return causesOf(error).some((cause) => {
    const { code } = cause as { code?: unknown }
    return (
      (typeof code === 'string' && passingCodes.test(code)) || passingMessages.test(cause.message)
    )
  })
}

/** True where whoever asked may come back in a moment: the database is away or has its hands full. */
export function isOutOfReach(error: unknown): boolean {
  return isPassing(error) || busyStates.test(sqlState(error) ?? '')
}

/**
 * Only for work that may run twice: a connection lost during commit does not say whether the
 * transaction took place.
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
