import { setTimeout as wait } from 'node:timers/promises'
import { sqlState } from './client.ts'

const attempts = 4
const pauseMs = 150

/** Deadlock, serialisation failure, server shutting down or starting, too many connections. */
const passingStates = /^(?:40001|40P01|57P0[123]|53300|08...)$/
const passingCodes = /^(?:ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/
// The last one is what a rollback on the lost connection says instead of the reason.
const passingMessages =
  /Connection terminated|timeout exceeded when trying to connect|is not queryable/i

/** True for what mends itself: the same work may be tried again. */
export function isPassing(error: unknown): boolean {
  if (passingStates.test(sqlState(error) ?? '')) return true
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown }
    if (typeof code === 'string' && passingCodes.test(code)) return true
    if (passingMessages.test(at.message)) return true
  }
  return false
}

/**
 * Only for work that may run twice: a connection lost during commit does not say whether the
 * transaction took place.
 */
export async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isPassing(error)) throw error
      await wait(pauseMs * 2 ** (attempt - 1))
    }
  }
}
