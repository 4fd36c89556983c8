import { ORPCError } from '@orpc/client'
import { sql } from 'drizzle-orm'
import { isDomainError } from '../../src/domain/errors.ts'
import { seededRandom } from '../../src/domain/random.ts'
import { everyAct } from './acts/every-act.ts'
import { leader } from './acts/people.ts'
import type { Act, Agency } from './agency.ts'
import { openCardProvider } from './card-provider.ts'
import { checkExports } from './checks/exports.ts'
import { checkFigures } from './checks/figures.ts'
import { rules, rulesAsFunction } from './checks/rules.ts'
import { watchUndone } from './checks/undone.ts'
import { diceFrom, diceOfAnAct, largestDie } from './dice.ts'
import { jobsOf } from './house.ts'
import { openAgency } from './opening.ts'
import { openServer } from './server-over-http.ts'
import { Violation } from './violation.ts'
import { checkRules } from './watch-year.ts'

const stepsBetweenFigures = 25
const coordinator = 'guida@ondalta.example'

/**
 * The acts of a year over HTTP, in real time: this also tests everything that a browser's call passes
 * through, while background work runs. Returns the steps taken and the error found, if any.
 */
export async function walk(
  seed: number,
  steps: number,
): Promise<{ found?: Error; trail: string[] }> {
  const random = seededRandom(`walk ${seed}`)
  const roll = (sides: number) => Math.floor(random() * sides)
  const card = await openCardProvider()
  const address = () => `10.${roll(250)}.${roll(250)}.${1 + roll(250)}`
  const server = await openServer(card.settings, address)
  const trail: string[] = []
  try {
    const agency = await openWalk(server, card, trail)
    const download = await server.downloads(server.administrator)
    const checkUndone = watchUndone(agency)
    await checkUndone()
    for (let step = 1; step <= steps; step += 1) {
      const [act, other] = [anAct(random()), anAct(random())]
      const acting = roll(10) === 0 ? [act, other] : [act]
      trail.push(`${step} ${acting.map(({ name }) => name).join(', while ')}`)
      await Promise.all(acting.map((one) => one.run(agency, someDice(roll))))
      await checkRules(agency.db)
      if (acting.length === 1) await checkUndone()
      if (step % stepsBetweenFigures > 0 && step < steps) continue
      await checkFigures(agency)
      await checkExports(agency, download)
    }
    return { trail }
  } catch (error) {
    return { found: error instanceof Error ? error : new Error(String(error)), trail }
  } finally {
    await server.close()
    await card.close()
  }
}

const allWeights = everyAct.reduce((sum, { weight }) => sum + weight, 0)

function anAct(chance: number): Act {
  let left = chance * allWeights
  return everyAct.find(({ weight }) => (left -= weight) < 0) ?? (everyAct[0] as Act)
}

const someDice = (roll: (sides: number) => number) =>
  diceFrom(Array.from({ length: diceOfAnAct }, () => roll(largestDie + 1)))

type Server = Awaited<ReturnType<typeof openServer>>

async function openWalk(server: Server, card: Agency['card'], trail: string[]): Promise<Agency> {
  const { deps } = server
  const { db } = deps
  const consultant = 'consulente@ondalta.example'
  await server.addStaff({ email: consultant, name: 'Marco Ferri', role: 'consultant' })
  await server.addStaff({ email: coordinator, name: 'Chiara Conti', role: 'coordinator' })
  const agency: Agency = {
    deps,
    db,
    card,
    now: deps.now,
    wait: (milliseconds) => letTimePass(db, milliseconds),
    attempt: attemptOn(server, trail),
    visitor: server.visitor(),
    administrator: await server.staff(server.administrator),
    consultant: await server.staff(consultant),
    coordinator: await server.staff(coordinator),
    notice: server.notice,
    jobs: jobsOf(deps),
    // The server sends its mails itself.
    sendMail: async () => undefined,
    notices: [],
    files: [],
    delivered: new Map(),
  }
  await db.execute(sql`create schema simulation`)
  await db.execute(
    sql`create function simulation.now() returns timestamptz language sql as 'select pg_catalog.now()'`,
  )
  await db.execute(sql.raw(rulesAsFunction(rules)))
  await openAgency(agency)
  // The coordinator must be the account that can sign in.
  await db.execute(sql`delete from staff_users where id = 'coordinator'`)
  await db.execute(sql`update staff_users set leads_as = ${leader} where email = ${coordinator}`)
  return agency
}

/** A refusal in the contract is a valid answer; an error in the server's log is not. */
function attemptOn({ told }: Server, trail: string[]): Agency['attempt'] {
  return async (what, call) => {
    const before = told.length
    try {
      const answer = await call()
      trail.push(`    ${what}: done`)
      return answer
    } catch (error) {
      const isAnswer = error instanceof ORPCError && error.status < 500
      const wrong = told.slice(before).map((one) => JSON.stringify(one).slice(0, 2_000))
      trail.push(`    ${what}: ${error instanceof Error ? error.message : String(error)}`)
      if ((isAnswer || isDomainError(error)) && wrong.length === 0) return undefined
      throw new Violation(`${what} ended with an unknown error (${String(error)})`, wrong)
    }
  }
}

/** The machine's clock can't jump, so the deadlines are moved closer instead. */
async function letTimePass(db: Agency['db'], milliseconds: number): Promise<void> {
  if (milliseconds < 1_000) return
  const by = sql`make_interval(secs => ${Math.round(milliseconds / 1_000)})`
  await db.execute(sql`update travel_bookings set spots_held_until = spots_held_until - ${by}`)
  await db.execute(sql`update waiting_entries set offer_expires_at = offer_expires_at - ${by}`)
}
