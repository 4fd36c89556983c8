import fc from 'fast-check'
import { everyAct } from './acts/every-act.ts'
import type { Act } from './agency.ts'
import { diceOfAnAct, largestDie } from './dice.ts'
import { Step } from './step.ts'
import type { World, Year } from './world.ts'

export type Outcome =
  | { seed: number; ok: true; steps: number }
  | { seed: number; ok: false; steps: Step[]; reason: string }

type Model = Record<string, never>

/** A step as a command of fast-check's model-based testing; the model is the database itself. */
class Command implements fc.AsyncCommand<Model, Year> {
  readonly step: Step
  constructor(step: Step) {
    this.step = step
  }
  check = () => true
  run = (_model: Model, year: Year) => year.live(this.step)
  toString = () => this.step.toString()
}

/** Shrinking only removes steps: with other numbers an act would be a different one. */
const dice = fc.noShrink(
  fc.array(fc.nat(largestDie), { minLength: diceOfAnAct, maxLength: diceOfAnAct }),
)

const anAct = (acts: readonly Act[]) =>
  fc.oneof(...acts.map((act) => ({ weight: act.weight, arbitrary: fc.constant(act) })))

/** Most steps are one act; in some the process is killed, in some a second act runs in parallel. */
function commands(acts: readonly Act[]) {
  const plain = fc.tuple(anAct(acts), dice).map(([act, numbers]) => new Step(act, numbers))
  const killed = fc
    .tuple(anAct(acts), dice, fc.nat(40))
    .map(([act, numbers, killBefore]) => new Step(act, numbers, { killBefore }))
  const doubled = plain.map(({ act, dice: numbers }) => {
    return new Step(act, numbers, { beside: new Step(act, numbers) })
  })
  const meeting = fc.tuple(plain, plain).map(([one, other]) => {
    return new Step(one.act, one.dice, { beside: other })
  })
  // With different numbers, so that two different customers compete for the same departure.
  const rivals = fc
    .tuple(anAct(acts.filter(({ isRivalry }) => isRivalry)), dice, dice)
    .map(([act, one, other]) => new Step(act, one, { beside: new Step(act, other) }))
  const step = fc
    .oneof(
      { weight: 79, arbitrary: plain },
      { weight: 8, arbitrary: killed },
      { weight: 6, arbitrary: doubled },
      { weight: 4, arbitrary: meeting },
      { weight: 3, arbitrary: rivals },
    )
    .map((one) => new Command(one))
  return fc.noShrink(step)
}

const turnsOfAYear = 6

/** The first acts of a year: within a few dozen years every act has its turn, whatever chance says. */
function turnsOf(seed: number) {
  const turns = Array.from(
    { length: turnsOfAYear },
    (_, place) => everyAct[(seed * turnsOfAYear + place) % everyAct.length] as Act,
  )
  return fc.tuple(...turns.map((act) => dice.map((numbers) => new Step(act, numbers))))
}

/** One seed is one year of an agency; if it fails, looks for the fewest steps that fail. */
export async function simulateSeed(
  world: World,
  seed: number,
  { steps: maxCommands, shrinkSeconds = 60 }: { steps: number; shrinkSeconds?: number },
): Promise<Outcome> {
  let lived = 0
  let failure: Failure | undefined
  const property = fc.asyncProperty(
    turnsOf(seed),
    fc.commands([commands(everyAct)], { maxCommands, size: 'max' }),
    async (turns, history) => {
      // Shrinking stops at the time limit, with the fewest steps found so far.
      if (failure && performance.now() > failure.until) return
      const steps: Step[] = []
      const year = await world.begin(String(seed))
      const real = { live: (step: Step) => (steps.push(step), year.live(step)), end: year.end }
      try {
        for (const step of turns) await real.live(step)
        await fc.asyncModelRun(() => ({ model: {}, real }), history)
        await year.end()
        lived = Math.max(lived, steps.length)
      } catch (error) {
        const until = failure?.until ?? performance.now() + shrinkSeconds * 1_000
        failure = { steps, reason: error instanceof Error ? error.message : String(error), until }
        throw error
      }
    },
  )
  await fc.check(property, { seed, numRuns: 1 })
  if (!failure) return { seed, ok: true, steps: lived }
  return {
    seed,
    ok: false,
    steps: await withoutTurns(world, seed, failure),
    reason: failure.reason,
  }
}

type Failure = { steps: Step[]; reason: string; until: number }

/** fast-check removes only steps that it has drawn; the acts in turn are removed here. */
async function withoutTurns(world: World, seed: number, { steps, reason, until }: Failure) {
  let fewest = steps
  for (const turn of steps.slice(0, turnsOfAYear)) {
    if (performance.now() > until) break
    const fewer = fewest.filter((step) => step !== turn)
    if ((await reasonOf(world, seed, fewer)) === reason) fewest = fewer
  }
  return fewest
}

async function reasonOf(world: World, seed: number, steps: readonly Step[]) {
  try {
    const year = await world.begin(String(seed))
    for (const step of steps) await year.live(step)
    await year.end()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return undefined
}

/** Runs the same steps again and reports each one. */
export async function tellHistory(world: World, seed: number, steps: readonly Step[]) {
  const told: string[] = []
  try {
    const year = await world.begin(String(seed), (line) => told.push(line))
    for (const step of steps) await year.live(step)
    await year.end()
  } catch (error) {
    told.push(`  ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  return told
}
