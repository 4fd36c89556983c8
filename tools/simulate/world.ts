import { ORPCError } from '@orpc/server'
import { sql } from 'drizzle-orm'
import type { Agency } from './agency.ts'
import { type CardProvider, openCardProvider } from './card-provider.ts'
import { drawEverythingFrom } from './chance.ts'
import { rules, rulesAsFunction } from './checks/rules.ts'
import { diceFrom } from './dice.ts'
import { selectRows } from './house.ts'
import { makeAgency, refusalOf } from './make-agency.ts'
import { openAgency } from './opening.ts'
import { openSimulatedDatabase, type SimulatedDatabase } from './simulated-database.ts'
import type { Step } from './step.ts'
import { Violation } from './violation.ts'
import { watchYear } from './watch-year.ts'

/** Where years are simulated: one database, one server, one clock. */
export type World = {
  /** Starts a new year from the opening state. */
  begin: (seed: string, tell?: (line: string) => void) => Promise<Year>
  /** The answers and refusals of each call since the last call of this function. */
  done: () => Record<string, number>
  close: () => Promise<void>
}

export type Year = {
  live: (step: Step) => Promise<void>
  /** At the end of the year: checks lists and figures, which take too long for every step. */
  end: () => Promise<void>
}

type Tell = { line: (text: string) => void; note: (what: string, outcome: string) => void }

/** A Thursday in winter time; another start would only shift the dates. */
const firstMoment = Date.UTC(2027, 0, 7, 9)
const pauseMs = 61_000

/** `sabotage`: statements that break the database on purpose. */
export async function openWorld(sabotage: readonly string[] = []): Promise<World> {
  const database = await openSimulatedDatabase()
  const { db, setClock } = database
  await db.execute(sql.raw(rulesAsFunction(rules)))
  const card = await openCardProvider()
  drawEverythingFrom('opening')
  await openAgency(await makeAgency({ db, card, firstMoment, setClock }))
  await database.keepOpening()
  for (const statement of sabotage) await db.execute(sql.raw(statement))
  let done: Record<string, number> = {}
  return {
    begin: async (seed, line = () => undefined) => {
      drawEverythingFrom(seed)
      card.sessions.length = 0
      card.refunds.length = 0
      await database.empty(seed)
      const note = (what: string, outcome: string) => {
        line(`    ${what}: ${outcome}`)
        const key = `${what}: ${outcome}`
        done[key] = (done[key] ?? 0) + 1
      }
      return beginYear(database, card, { line, note })
    },
    done: () => {
      const sofar = done
      done = {}
      return sofar
    },
    close: async () => {
      await card.close()
      await database.close()
    },
  }
}

async function beginYear(
  database: SimulatedDatabase,
  card: CardProvider,
  tell: Tell,
): Promise<Year> {
  const { db, setClock, interruptions } = database
  const told: unknown[] = []
  let together = false
  let answered = 0
  let changed = 0
  const around: Agency['attempt'] = async (what, call) => {
    const before = await database.changes()
    told.length = 0
    try {
      const answer = await call()
      // Only calls that changed rows count as events; queries and repetitions do not.
      const isEvent = together || (await database.changesSince(before)).length > 0
      answered += 1
      if (isEvent) changed += 1
      tell.note(what, isEvent ? 'done' : 'nothing new')
      return answer
    } catch (error) {
      // Until the end of the step the process is dead.
      if (interruptions.isOver()) return undefined
      const code = refusalOf(error)
      if (!code) throw new Violation(`${what} ended with an unknown error`, reasonsOf(error, told))
      tell.note(what, code)
      const changed = together ? [] : await database.changesSince(before)
      if (changed.length === 0) return undefined
      throw new Violation(`${what} was refused (${code}) and changed something`, changed)
    }
  }
  const onError = (one: unknown) => void told.push(one)
  const agency = await makeAgency({ db, card, firstMoment, setClock, onError, around })
  const watcher = await watchYear(agency)
  const perform = async ({ act, dice, killBefore, beside }: Step) => {
    if (killBefore !== undefined) interruptions.killBefore(killBefore)
    together = beside !== undefined
    answered = 0
    changed = 0
    const others = beside ? [beside.act.run(agency, diceFrom(beside.dice))] : []
    const done = await Promise.allSettled([act.run(agency, diceFrom(dice)), ...others])
    const wasKilled = interruptions.revive()
    if (wasKilled) {
      tell.note('the process', 'killed')
      await forgetUnnoted(agency)
    }
    if ((act.isRepetition ? answered : changed) > 0) tell.note('act', act.name)
    if (beside && answered > 1) tell.note('the process', 'two at once')
    const failed = done.find((one) => one.status === 'rejected')
    if (failed && (!wasKilled || failed.reason instanceof Violation)) throw failed.reason
  }
  return {
    live: async (step) => {
      tell.line(`  ${agency.now().toISOString().slice(0, 16)} ${step.toString()}`)
      await agency.wait(pauseMs)
      await perform(step)
      await watcher.afterStep(step)
    },
    end: async () => {
      await watcher.atEnd()
      for (const event of await eventsOf(db)) tell.note('event', event)
      for (const name of await filesOf(db)) tell.note('file', name)
    },
  }
}

/** A mail sent right before the kill, but not recorded as sent, may be sent once more. */
async function forgetUnnoted({ db, delivered }: Agency): Promise<void> {
  const due = await selectRows<{ id: string }>(
    db,
    sql`select id from outbox where state <> 'sent' and claimed_at is not null`,
  )
  for (const { id } of due) delivered.delete(id)
}

/** The events in the audit log. */
async function eventsOf(db: Agency['db']): Promise<string[]> {
  const rows = await selectRows<{ action: string }>(db, sql`select action from audit_log`)
  return rows.map(({ action }) => action)
}

/** The bank files that were imported. */
async function filesOf(db: Agency['db']): Promise<string[]> {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select file_name as name from statement_imports`,
  )
  return rows.map(({ name }) => name)
}

function reasonsOf(error: unknown, told: readonly unknown[]): string[] {
  const code = error instanceof ORPCError ? [`answered ${String(error.code)}`] : []
  const own = error instanceof Error ? [`${error.message}${causeOf(error)}`] : [String(error)]
  return [...code, ...own, ...told.map((one) => JSON.stringify(one).slice(0, 2_000))]
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? ` (${cause.message}${causeOf(cause)})` : ''
}
