import { sql } from 'drizzle-orm'
import { todayInRome } from '../../../domain/dates.ts'
import {
  bucketOf,
  type DeviceKind,
  knownBuild,
  type MeasuredKind,
  type VitalName,
} from '../../../domain/office/vitals.ts'
import { pageVitals } from '../../platform/db/schema/visitors.ts'
import type { Deps } from '../../platform/deps.ts'

export type Measures = {
  page: MeasuredKind
  device: DeviceKind
  build: string
  measures: readonly { name: VitalName; value: number }[]
}

/** Each measure increments its bucket of the day; the measures of one visit are not stored together. */
export async function recordVitals(
  { db, now, build: own }: Pick<Deps, 'db' | 'now'> & { build: string },
  { page, device, build, measures }: Measures,
): Promise<void> {
  const day = todayInRome(now())
  const rows = measures
    .map(({ name, value }) => ({ name, bucket: bucketOf(name, value) }))
    // In a fixed order, so that two concurrent visits can't deadlock.
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map((row) => ({ day, page, device, build: knownBuild(build, own), ...row, count: 1 }))
  await db
    .insert(pageVitals)
    .values(rows)
    .onConflictDoUpdate({
      target: [
        pageVitals.day,
        pageVitals.page,
        pageVitals.device,
        pageVitals.build,
        pageVitals.name,
        pageVitals.bucket,
      ],
      set: { count: sql`${pageVitals.count} + 1` },
    })
}
