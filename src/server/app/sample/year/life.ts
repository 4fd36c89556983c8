import { ORPCError } from '@orpc/server'
import { isDomainError } from '../../../../domain/errors.ts'
import type { Random } from '../../../../domain/random.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { Clock } from '../clock.ts'
import type { Office, Visitor } from '../house.ts'
import type { Agenda } from './agenda.ts'

export const hourMs = 3_600_000
export const dayMs = 24 * hourMs

/** The context passed to all events of the sample's year. */
export type Life = {
  deps: Deps
  clock: Clock
  random: Random
  agenda: Agenda
  /** The end of the simulated year: the present moment. */
  end: number
  accountId: string
  visitor: (address: string) => Visitor
  consultant: Office
  administrator: Office
  /** Runs one call of a person; undefined where it is refused, as happens with real people. */
  attempt: <T>(call: () => Promise<T>) => Promise<T | undefined>
}

export function attemptOn(clock: Clock): Life['attempt'] {
  return (call) =>
    clock.during(async () => {
      try {
        return await call()
      } catch (error) {
        if (isRefusal(error)) return undefined
        throw error
      }
    })
}

function isRefusal(error: unknown): boolean {
  return isDomainError(error) || (error instanceof ORPCError && error.defined)
}

/** True in this many of a hundred cases. */
export const inHundred = (random: Random, times: number) => random() * 100 < times
