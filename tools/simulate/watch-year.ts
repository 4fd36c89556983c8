import { sql } from 'drizzle-orm'
import type { Agency } from './agency.ts'
import { selectRows } from './house.ts'
import type { Step } from './step.ts'
import { Violation } from './violation.ts'

/** Looks at everything after every step, and remembers what it needs to compare. */
export type Watcher = {
  afterStep: (step: Step) => Promise<void>
  atEnd: () => Promise<void>
}

export async function watchYear(agency: Agency): Promise<Watcher> {
  const { db } = agency
  return {
    afterStep: async () => {
      await checkRules(db)
    },
    atEnd: async () => undefined,
  }
}

async function checkRules(db: Agency['db']): Promise<void> {
  const broken = await selectRows<{ rule: string; detail: string }>(
    db,
    sql`select rule, detail from simulation.broken_rules()`,
  )
  const [first] = broken
  if (!first) return
  const details = broken.map(({ rule, detail }) => `${rule}: ${detail}`)
  throw new Violation(first.rule, details)
}
