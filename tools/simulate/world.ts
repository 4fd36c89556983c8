import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { isDomainError } from '../../src/domain/errors.ts'
import type { Agency } from './agency.ts'
import { openCardProvider } from './card-provider.ts'
import { drawEverythingFrom } from './chance.ts'
import { rules, rulesAsFunction } from './checks/rules.ts'
import { diceFrom } from './dice.ts'
import { openHouse } from './house.ts'
import { openAgency } from './opening.ts'
import { openSimulatedDatabase, type SimulatedDatabase } from './simulated-database.ts'
import type { Step } from './step.ts'
import { Violation } from './violation.ts'
import { type Watcher, watchYear } from './watch-year.ts'

/** Where years are lived: one database, one server, one clock. */
export type World = {
  database: SimulatedDatabase
  /** A new year, of which nothing has happened yet. */
  begin: (seed: string, tell?: (line: string) => void) => Promise<Year>
  close: () => Promise<void>
}

export type Year = {
  live: (step: Step) => Promise<void>
  /** At the end of the year: the lists and figures that are too dear for every step. */
  end: () => Promise<void>
}

/** A Thursday in winter time; years that begin elsewhere are only later. */
const firstMoment = Date.UTC(2027, 0, 7, 9)
const pauseMs = 61_000

export async function openWorld(): Promise<World> {
  const database = await openSimulatedDatabase()
  await database.db.execute(sql.raw(rulesAsFunction(rules)))
  const card = await openCardProvider()
  return {
    database,
    begin: async (seed, tell = () => undefined) => {
      drawEverythingFrom(seed)
      card.sessions.length = 0
      card.refunds.length = 0
      await database.empty(seed)
      return beginYear(database, card, tell)
    },
    close: async () => {
      await card.close()
      await database.close()
    },
  }
}

async function beginYear(
  database: SimulatedDatabase,
  card: Agency['card'],
  tell: (line: string) => void,
): Promise<Year> {
  let moment = firstMoment
  const now = () => new Date(moment)
  await database.setClock(now())
  const told: unknown[] = []
  const house = await openHouse({
    db: database.db,
    now,
    source: card.settings,
    onError: (one) => told.push(one),
  })
  let together = false
  const wait = async (milliseconds: number) => {
    moment += milliseconds
    await database.setClock(now())
  }
  const attempt: Agency['attempt'] = async (what, call) => {
    moment += 1_000
    await database.setClock(now())
    const before = await database.changes()
    told.length = 0
    try {
      const answer = await call()
      tell(`    ${what}: done`)
      return answer
    } catch (error) {
      // Until the end of the step the process is away.
      if (database.interruptions.isOver()) return undefined
      const code = refusalOf(error)
      if (!code) throw new Violation(`${what} ended with an unknown error`, reasonsOf(error, told))
      tell(`    ${what}: ${code}`)
      const changed = together ? [] : await database.changesSince(before)
      if (changed.length > 0) {
        throw new Violation(`${what} was refused (${code}) and changed something`, changed)
      }
      return undefined
    }
  }
  const agency: Agency = {
    ...house,
    db: database.db,
    now,
    wait,
    attempt,
    visitor: (address = '10.2.0.1') => house.visitor(address),
    consultant: house.staff('consultant'),
    administrator: house.staff('administrator'),
    card,
    notices: [],
    files: [],
    delivered: new Map(),
  }
  await openAgency(agency)
  const watcher: Watcher = await watchYear(agency)
  const perform = async ({ act, dice, killBefore, beside }: Step) => {
    if (killBefore !== undefined) database.interruptions.killBefore(killBefore)
    together = beside !== undefined
    const others = beside ? [beside.act.run(agency, diceFrom(beside.dice))] : []
    const done = await Promise.allSettled([act.run(agency, diceFrom(dice)), ...others])
    const wasKilled = database.interruptions.revive()
    if (wasKilled) tell(`    the process ended before statement ${killBefore}`)
    const failed = done.find((one) => one.status === 'rejected')
    if (failed && !wasKilled) throw failed.reason
  }
  return {
    live: async (step) => {
      tell(`  ${now().toISOString().slice(0, 16)} ${step.toString()}`)
      await wait(pauseMs)
      await perform(step)
      await watcher.afterStep(step)
    },
    end: () => watcher.atEnd(),
  }
}

/** The code of a refusal that the contract names; undefined for everything that must not happen. */
function refusalOf(error: unknown): string | undefined {
  if (isDomainError(error)) return error.code
  if (!(error instanceof ORPCError)) return undefined
  const { code, defined } = error as ORPCError<string, unknown>
  return defined || code === 'VALIDATION' ? code : undefined
}

function reasonsOf(error: unknown, told: readonly unknown[]): string[] {
  const code = error instanceof ORPCError ? [`answered ${String(error.code)}`] : []
  const own = error instanceof Error ? [`${error.message}${causeOf(error)}`] : [String(error)]
  return [...code, ...own, ...told.map((one) => JSON.stringify(one).slice(0, 2_000))]
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message}${causeOf(cause)})` : ''
}
