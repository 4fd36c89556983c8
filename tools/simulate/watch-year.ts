import { sql } from 'drizzle-orm'
import { timePasses } from './acts/time.ts'
import type { Agency } from './agency.ts'
import { checkAfterJobs } from './checks/after-jobs.ts'
import { checkFigures } from './checks/figures.ts'
import { watchShares } from './checks/shares.ts'
import { watchUndone } from './checks/undone.ts'
import { selectRows } from './house.ts'
import type { Step } from './step.ts'
import { Violation } from './violation.ts'

/** Checks everything after every step, and keeps what later comparisons need. */
export type Watcher = {
  afterStep: (step: Step) => Promise<void>
  atEnd: () => Promise<void>
}

/** Lists and figures take longer than a step, so they are checked every few steps and at the end. */
const stepsBetweenFigures = 12

export async function watchYear(agency: Agency): Promise<Watcher> {
  const checkUndone = watchUndone(agency)
  const checkShares = watchShares(agency)
  let steps = 0
  await checkUndone()
  return {
    afterStep: async ({ act, killBefore, beside }) => {
      steps += 1
      await checkRules(agency.db)
      await checkUndone()
      await checkShares()
      if (act === timePasses && killBefore === undefined && !beside) await checkAfterJobs(agency)
      checkDelivered(agency)
      if (steps % stepsBetweenFigures === 0) await checkFigures(agency)
    },
    atEnd: () => checkFigures(agency),
  }
}

function checkDelivered({ delivered }: Agency): void {
  const twice = [...delivered].filter(([, times]) => times > 1).map(([id]) => id)
  if (twice.length > 0) throw new Violation('every mail goes out once', twice)
}

export async function checkRules(db: Agency['db']): Promise<void> {
  const broken = await selectRows<{ rule: string; detail: string }>(
    db,
    sql`select rule, detail from simulation.broken_rules()`,
  )
  const [first] = broken
  if (!first) return
  const details = broken.map(({ rule, detail }) => `${rule}: ${detail}`)
  throw new Violation(first.rule, details)
}
