import { eq, sql } from 'drizzle-orm'
import { DomainError } from '../../../domain/errors.ts'
import { type Actor, writeAudit } from '../../platform/audit/write-audit.ts'
import type { Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { sampleAgency } from '../../platform/db/schema/sample.ts'
import { fieldSecrets } from '../../platform/db/sealed-fields.ts'
import type { Deps } from '../../platform/deps.ts'
import { describeError } from '../../platform/describe-error.ts'
import { announceOwnFiles, keepFiles } from '../../platform/files/removals.ts'
import { withoutGuards } from './guards.ts'
import { isEmpty } from './status.ts'
import { tablesInOrder } from './tables.ts'
import { type LiveYear, liveYearApart } from './year-apart.ts'
import type { LivedYear, YearOrder } from './year-orders.ts'

const aliveMs = 5_000

/**
 * Starts filling the sample; a second press finds the first one's row and starts nothing. Answers the current
 * state without waiting.
 */
export async function beginSample(
  deps: Deps,
  actor: Actor,
  live: LiveYear = liveYearApart,
): Promise<{ filled: Promise<void> } | undefined> {
  const isFirst = await deps.db.transaction(async (tx) => {
    const rows = await tx
      .insert(sampleAgency)
      .values({ actorName: actor.name })
      .onConflictDoNothing()
      .returning({ id: sampleAgency.id })
    if (rows.length === 0) return false
    if (!(await isEmpty(tx))) throw new DomainError('SAMPLE_REFUSED')
    return true
  })
  return isFirst ? { filled: fill(deps, actor, live) } : undefined
}

async function fill(deps: Deps, actor: Actor, live: LiveYear): Promise<void> {
  const { db, log } = deps
  let progress = 0
  const alive = setInterval(() => void mark(deps, progress), aliveMs).unref()
  try {
    const year = await live(await orderOf(deps), (share) => {
      progress = share
      void mark(deps, share)
    })
    await keep(deps, actor, year)
    await deps.catalogue.touch()
  } catch (error) {
    log.error({ err: describeError(error) }, 'the sample could not be made')
    await db.delete(sampleAgency).where(eq(sampleAgency.state, 'filling'))
    throw error
  } finally {
    clearInterval(alive)
  }
}

async function mark({ db, log }: Deps, progress: number): Promise<void> {
  try {
    await db
      .update(sampleAgency)
      .set({ progress, aliveAt: sql`now()` })
      .where(eq(sampleAgency.state, 'filling'))
  } catch (error) {
    log.warn({ err: describeError(error) }, 'the progress of the sample was not noted')
  }
}

async function orderOf({
  db,
  catalogue,
  now,
  env,
  publicUrl,
  signingKey,
}: Deps): Promise<YearOrder> {
  const taken = await selectRows<{ day: string }>(
    db,
    sql`select destination_id || ' ' || start_date::text as day from travel_dates`,
  )
  return {
    documents: catalogue.current().documents,
    end: now().toISOString(),
    taken: taken.map(({ day }) => day),
    dataDir: env.dataDir,
    publicUrl,
    signingKey,
    secrets: fieldSecrets(),
  }
}

/**
 * Writes everything in one transaction: until then the agency looks empty, and if the process dies it stays
 * so.
 */
async function keep(deps: Deps, actor: Actor, year: LivedYear): Promise<void> {
  const paths = year.files.map(({ filePath }) => filePath)
  if (paths.length > 0) await announceOwnFiles(deps.db, paths)
  for (const { filePath, content } of year.files) await deps.files.put(filePath, content)
  await deps.db.transaction(async (tx) => {
    const [own] = await tx
      .select()
      .from(sampleAgency)
      .where(eq(sampleAgency.state, 'filling'))
      .for('update')
    if (!own || !(await isEmpty(tx))) throw new DomainError('SAMPLE_REFUSED')
    await writeRows(tx, year)
    await keepFiles(tx, paths)
    const bankFiles = year.bankFiles.map(({ name, bytes }) => ({
      name,
      base64: Buffer.from(bytes).toString('base64'),
    }))
    await tx.update(sampleAgency).set({ state: 'filled', progress: 100, bankFiles })
    const after = { tables: year.tables.length }
    await writeAudit(tx, {
      actor,
      action: 'sample_filled',
      entity: 'setting',
      entityId: 'sample',
      after,
    })
  })
}

async function writeRows(tx: Tx, { tables }: LivedYear): Promise<void> {
  const known = await tablesInOrder(tx)
  const wanted = known.flatMap((table) => {
    const rows = tables.find(({ name }) => name === table.name)?.rows
    return rows ? [{ ...table, rows }] : []
  })
  await withoutGuards(
    tx,
    wanted.map(({ name }) => name),
    async () => {
      for (const { name, columns, key, rows } of wanted) {
        const table = sql.identifier(name)
        const list = sql.join(
          columns.map((column) => sql.identifier(column)),
          sql`, `,
        )
        const values = name === 'receipts' ? belowNothing(columns) : list
        const source = sql`insert into ${table} (${list}) select ${values}
          from jsonb_populate_recordset(null::${table}, ${rows}::jsonb) on conflict do nothing`
        if (key === null) await tx.execute(source)
        else {
          const own = sql.identifier(key)
          await tx.execute(sql`with written as (${source} returning ${own}::text as row_id)
            insert into sample_rows (table_name, row_id) select ${name}, row_id from written`)
        }
      }
    },
  )
}

/**
 * The sample's receipts get negative numbers, which the real numbering ignores: see the function
 * `number_payment`.
 */
function belowNothing(columns: readonly string[]) {
  const values = columns.map((column) =>
    column === 'number' ? sql`-number` : sql`${sql.identifier(column)}`,
  )
  return sql.join(values, sql`, `)
}
