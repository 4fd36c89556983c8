import { sql } from 'drizzle-orm'
import type { funnelSteps } from '../../../contract/contact/funnel.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { funnelEvents } from '../../platform/db/schema/contact.ts'
import type { Deps } from '../../platform/deps.ts'

/** One counter per day, source and step. Bookings are counted from the bookings themselves. */
export async function countStep(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { step, source }: { step: (typeof funnelSteps)[number]; source: 'ads' | 'organic' },
): Promise<void> {
  if (step === 'booking') return
  await db
    .insert(funnelEvents)
    .values({ day: todayInRome(now()), source, step, count: 1 })
    .onConflictDoUpdate({
      target: [funnelEvents.day, funnelEvents.source, funnelEvents.step],
      set: { count: sql`${funnelEvents.count} + 1` },
    })
}
