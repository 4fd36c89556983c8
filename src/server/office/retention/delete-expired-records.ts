import { and, eq, inArray, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  keptSince,
  requestLimitHours,
  retentionMonths,
} from '../../../domain/catalogue/retention.ts'
import { todayInRome } from '../../../domain/dates.ts'
import { lastOpenReturn } from '../../../domain/trip/place.ts'
import type { Db } from '../../platform/db/client.ts'
import { midnightInRome } from '../../platform/db/rome-midnight.ts'
import { selectRows } from '../../platform/db/rows.ts'
import {
  cardPaymentAttempts,
  providerEvents,
  travelBookings,
} from '../../platform/db/schema/bookings.ts'
import { contactMessages, whatsappClicks } from '../../platform/db/schema/contact.ts'
import { dateAlerts } from '../../platform/db/schema/date-alerts.ts'
import { passportVerificationLinks as verificationLinks } from '../../platform/db/schema/links.ts'
import { outbox, rateLimits } from '../../platform/db/schema/operations.ts'
import { roadEntries } from '../../platform/db/schema/road.ts'
import {
  staffDevices,
  staffRateLimits,
  staffSessions,
  staffSignInFailures,
  staffVerifications,
} from '../../platform/db/schema/staff.ts'
import { tripChallenges, tripPasses } from '../../platform/db/schema/trip.ts'
import { pageErrors, pageVitals } from '../../platform/db/schema/visitors.ts'
import { waitingEntries } from '../../platform/db/schema/waiting-list.ts'
import type { Deps } from '../../platform/deps.ts'

/** Small enough not to delay other queries; the rest follows in the next runs. */
const perBatch = 500
const batchesPerRun = 20

type Expired = { name: string; table: PgTable; key: PgColumn; where: SQL | undefined }

/**
 * Deletes what the privacy policy promises to delete, in batches. Rows locked by another process are skipped.
 * Idempotent, so it may run in any process, any number of times.
 */
export async function deleteExpiredRecords({
  db,
  now,
  log,
}: Pick<Deps, 'db' | 'now' | 'log'>): Promise<number> {
  let total = await deleteAuditEntries({ db, now, log })
  for (const expired of [...personalRecords(now()), ...technicalRecords(now())]) {
    const rows = await deleteInBatches(db, expired)
    if (rows > 0) log.info({ records: expired.name, rows }, 'deleted at the end of their time')
    total += rows
  }
  return total
}

/** The database allows audit entries to be deleted only through this function of its own, and only old ones. */
async function deleteAuditEntries({ db, now, log }: Pick<Deps, 'db' | 'now' | 'log'>) {
  const since = limitsAt(now()).months(retentionMonths.auditLog)
  let total = 0
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const [row] = await selectRows<{ rows: number }>(
      db,
      sql`select delete_expired_audit_entries(${since}, ${perBatch}) as rows`,
    )
    const rows = row?.rows ?? 0
    total += rows
    if (rows < perBatch) break
  }
  if (total > 0)
    log.info({ records: 'audit entries', rows: total }, 'deleted at the end of their time')
  return total
}

async function deleteInBatches(db: Db, { table, key, where }: Expired): Promise<number> {
  let total = 0
  for (let batch = 0; batch < batchesPerRun; batch += 1) {
    const due = db
      .select({ key })
      .from(table)
      .where(where)
      .limit(perBatch)
      .for('update', { skipLocked: true })
    const rows = await db.delete(table).where(inArray(key, due)).returning({ key })
    total += rows.length
    if (rows.length < perBatch) break
  }
  return total
}

/** Where the relevant date has no index, a condition on the creation date, which has one, is added. */
function personalRecords(now: Date): Expired[] {
  const { months, day } = limitsAt(now)
  const { id: messageId, createdAt: sent, updatedAt: answered } = contactMessages
  const { completedAt, usedAt, createdAt: made } = verificationLinks
  const lastUse = sql`coalesce(${completedAt}, ${usedAt}, ${made})`
  const { contactMessages: messages, verificationLinks: links, bookings } = retentionMonths
  return [
    {
      name: 'contact messages',
      table: contactMessages,
      key: messageId,
      where: and(lt(sent, months(messages)), lt(answered, months(messages))),
    },
    {
      name: 'mails',
      table: outbox,
      key: outbox.id,
      where: lt(outbox.createdAt, months(retentionMonths.mails)),
    },
    {
      name: 'verification links',
      table: verificationLinks,
      key: verificationLinks.id,
      where: and(lt(made, months(links)), sql`${lastUse} < ${months(links)}`),
    },
    {
      name: 'card attempts',
      table: cardPaymentAttempts,
      key: cardPaymentAttempts.id,
      where: lt(cardPaymentAttempts.createdAt, months(retentionMonths.cardAttempts)),
    },
    {
      name: 'whatsapp clicks',
      table: whatsappClicks,
      key: whatsappClicks.id,
      where: lt(whatsappClicks.clickedAt, months(retentionMonths.whatsappClicks)),
    },
    {
      name: 'waiting lists',
      table: waitingEntries,
      key: waitingEntries.id,
      where: lt(waitingEntries.endedAt, months(retentionMonths.waitingLists)),
    },
    {
      name: 'alerts of new dates',
      table: dateAlerts,
      key: dateAlerts.id,
      where: or(
        lt(dateAlerts.endedAt, months(retentionMonths.dateAlerts)),
        and(
          eq(dateAlerts.state, 'asked'),
          lt(dateAlerts.createdAt, months(retentionMonths.dateAlerts)),
        ),
        lt(dateAlerts.confirmedAt, months(retentionMonths.dateAlertsWaiting)),
      ),
    },
    {
      // Expenses stay, because they became costs, and so do the entries that strike them out.
      name: 'diaries of the road',
      table: roadEntries,
      key: roadEntries.id,
      where: and(
        notInArray(roadEntries.kind, ['expense', 'struck']),
        lt(roadEntries.writtenAt, months(retentionMonths.roadDiaries)),
      ),
    },
    {
      name: 'bookings',
      table: travelBookings,
      key: travelBookings.id,
      where: and(
        lt(travelBookings.createdAt, months(bookings)),
        lt(travelBookings.updatedAt, months(bookings)),
        lt(travelBookings.endDate, day(bookings)),
      ),
    },
  ]
}

function technicalRecords(now: Date): Expired[] {
  const { day, months } = limitsAt(now)
  const limitsSince = new Date(now.getTime() - requestLimitHours * 3_600_000)
  return [
    {
      name: 'provider notices',
      table: providerEvents,
      key: providerEvents.id,
      where: lt(providerEvents.receivedAt, months(retentionMonths.technicalRecords)),
    },
    {
      name: 'page vitals',
      table: pageVitals,
      key: pageVitals.day,
      where: lt(pageVitals.day, day(retentionMonths.visitMeasures)),
    },
    {
      name: 'page errors',
      table: pageErrors,
      key: pageErrors.id,
      where: lt(pageErrors.lastSeenAt, months(retentionMonths.visitMeasures)),
    },
    {
      name: 'ended sessions',
      table: staffSessions,
      key: staffSessions.id,
      where: lt(staffSessions.expiresAt, now),
    },
    {
      name: 'ended verifications',
      table: staffVerifications,
      key: staffVerifications.id,
      where: lt(staffVerifications.expiresAt, now),
    },
    {
      name: "ways into travellers' places",
      table: tripPasses,
      key: tripPasses.id,
      where: sql`${tripPasses.bookingId} in (select id from travel_bookings where end_date < ${lastOpenReturn(todayInRome(now))})`,
    },
    {
      name: 'questions to passkeys',
      table: tripChallenges,
      key: tripChallenges.hash,
      where: lt(tripChallenges.expiresAt, now),
    },
    {
      name: 'request limits',
      table: rateLimits,
      key: rateLimits.key,
      where: lt(rateLimits.windowStart, limitsSince),
    },
    {
      name: 'sign-in failures',
      table: staffSignInFailures,
      key: staffSignInFailures.key,
      where: lt(staffSignInFailures.lastFailureAt, limitsSince),
    },
    {
      name: 'known devices',
      table: staffDevices,
      key: staffDevices.key,
      where: lt(staffDevices.lastSeenAt, months(retentionMonths.knownDevices)),
    },
    {
      name: 'staff request limits',
      table: staffRateLimits,
      key: staffRateLimits.id,
      where: lt(staffRateLimits.lastRequest, limitsSince.getTime()),
    },
  ]
}

/** The agency's midnight at the start of the first day that is kept. */
function limitsAt(now: Date) {
  const day = (months: number) => keptSince(now, months)
  const months = (count: number) => midnightInRome(day(count))
  return { day, months }
}
