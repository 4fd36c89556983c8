import { and, eq, gte, lte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type {
  VitalPeriod,
  visitorVitalsSchema,
  vitalSchema,
} from '../../../contract/admin/office/visitors.ts'
import { addDays, todayInRome } from '../../../domain/dates.ts'
import {
  countOf,
  deviceKinds,
  goodShare,
  measuredKinds,
  ratingOf,
  thirdQuartile,
  type VitalName,
  vitalNames,
} from '../../../domain/office/vitals.ts'
import type { Db } from '../../platform/db/client.ts'
import { pageVitals } from '../../platform/db/schema/visitors.ts'
import type { Deps } from '../../platform/deps.ts'

type Row = Awaited<ReturnType<typeof countedVitals>>[number]
type Asked = { period: VitalPeriod; thisBuild: boolean }
const daysOf: Readonly<Record<VitalPeriod, number>> = { '7d': 7, '28d': 28 }
type Vital = z.input<typeof vitalSchema>

/** The 75th percentiles by device and by page. */
export async function summariseVitals(
  { db, now, build }: Pick<Deps, 'db' | 'now'> & { build: string },
  { period, thisBuild }: Asked,
): Promise<z.input<typeof visitorVitalsSchema>> {
  const to = todayInRome(now())
  const from = addDays(to, 1 - daysOf[period])
  const rows = await countedVitals(db, { from, to, build: thisBuild ? build : undefined })
  return {
    from,
    to,
    devices: deviceKinds.map((device) => ({
      device,
      vitals: vitalsOf(rows.filter((row) => row.device === device)),
    })),
    pages: measuredKinds.flatMap((page) => {
      const own = rows.filter((row) => row.page === page)
      return own.length > 0 ? [{ page, vitals: vitalsOf(own) }] : []
    }),
  }
}

type Span = { from: string; to: string; build: string | undefined }

async function countedVitals(db: Db, { from, to, build }: Span) {
  const { page, device, name, bucket, day } = pageVitals
  return db
    .select({ page, device, name, bucket, count: sql<number>`sum(${pageVitals.count})::int` })
    .from(pageVitals)
    .where(and(gte(day, from), lte(day, to), build ? eq(pageVitals.build, build) : undefined))
    .groupBy(page, device, name, bucket)
}

function vitalsOf(rows: readonly Row[]): Vital[] {
  return vitalNames.map((name) => vitalOf(name, rows))
}

function vitalOf(name: VitalName, rows: readonly Row[]): Vital {
  const histogram = new Map<number, number>()
  for (const { bucket, count } of rows.filter((row) => row.name === name)) {
    histogram.set(bucket, (histogram.get(bucket) ?? 0) + count)
  }
  const value = thirdQuartile(name, histogram)
  return {
    name,
    count: countOf(histogram),
    value,
    goodShare: goodShare(name, histogram),
    rating: value === null ? null : ratingOf(name, value),
  }
}
