import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { sampleStatusSchema } from '../../../contract/admin/office/sample.ts'
import { DomainError } from '../../../domain/errors.ts'
import { figuresMode } from '../../catalogue/figures/mode.ts'
import type { Db, Tx } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { sampleAgency } from '../../platform/db/schema/sample.ts'

export type SampleStatus = z.input<typeof sampleStatusSchema>

/** The process that fills updates its timestamp every second or two. */
const deadAfterSeconds = 30

export async function sampleStatus(db: Db): Promise<SampleStatus> {
  const [row] = await db
    .select({
      state: sampleAgency.state,
      progress: sampleAgency.progress,
      startedAt: sampleAgency.startedAt,
      isDead: sql<boolean>`${sampleAgency.aliveAt} < now() - make_interval(secs => ${deadAfterSeconds})`,
      names: sql<
        string[]
      >`coalesce(jsonb_path_query_array(${sampleAgency.bankFiles}, '$[*].name'), '[]')`,
    })
    .from(sampleAgency)
    .limit(1)
  if (!row) {
    const none = { state: 'none', progress: 0, startedAt: null, bankFiles: [] } as const
    return { ...none, bankFiles: [], mayFill: await isEmpty(db) }
  }
  return {
    state: row.state === 'filling' && row.isDead ? 'stuck' : row.state,
    mayFill: false,
    progress: row.progress,
    startedAt: row.startedAt.toISOString(),
    bankFiles: row.names,
  }
}

/** True while there is no real data: no booking, and 'Dati reali' is off. */
export async function isEmpty(db: Db | Tx): Promise<boolean> {
  if ((await figuresMode(db)) === 'real') return false
  const [some] = await selectRows<{ found: boolean }>(
    db,
    sql`select exists (select 1 from ${travelBookings}) or exists (select 1 from booking_payments)
      or exists (select 1 from statement_imports) or exists (select 1 from vouchers) as found`,
  )
  return some?.found !== true
}

export async function sampleBankFile(db: Db, wanted: string): Promise<Buffer> {
  const [row] = await db.select({ files: sampleAgency.bankFiles }).from(sampleAgency).limit(1)
  const file = row?.files.find(({ name }) => name === wanted)
  if (!file) throw new DomainError('NOT_FOUND')
  return Buffer.from(file.base64, 'base64')
}
