import { inArray, sql } from 'drizzle-orm'
import type { AuditEntity } from '../../../contract/admin/audit.ts'
import { formatDate } from '../../../domain/dates.ts'
import { isUuid } from '../../../domain/ids.ts'
import { tripTitle } from '../../catalogue/editions/trips.ts'
import type { ListedEntry } from '../../platform/audit/entry.ts'
import type { Db } from '../../platform/db/client.ts'
import { travelBookings } from '../../platform/db/schema/bookings.ts'
import { travelDates } from '../../platform/db/schema/catalogue.ts'
import { contactMessages, whatsappNumbers } from '../../platform/db/schema/contact.ts'
import {
  bookingLinks,
  passportVerificationLinks,
  savedIbans,
} from '../../platform/db/schema/links.ts'
import { outbox } from '../../platform/db/schema/operations.ts'
import { staffUsers } from '../../platform/db/schema/staff.ts'
import type { Deps } from '../../platform/deps.ts'

type Named = { id: string; name: string }
type Reading = Pick<Deps, 'db' | 'catalogue'>
type Lookup = (db: Db, ids: string[], deps: Reading) => Promise<Named[]>

function departureName(title: string, startDate: string): string {
  return `${title}, ${formatDate(startDate)}`
}

const lookups: Readonly<Partial<Record<AuditEntity, Lookup>>> = {
  booking: (db, ids) =>
    db
      .select({ id: travelBookings.id, name: travelBookings.contactName })
      .from(travelBookings)
      .where(inArray(travelBookings.id, ids)),
  link: async (db, ids) => {
    const rows = await db.select().from(bookingLinks).where(inArray(bookingLinks.id, ids))
    return rows.map((row) => ({ id: row.id, name: departureName(row.travelTitle, row.startDate) }))
  },
  departure: async (db, ids, deps) => {
    const rows = await db.select().from(travelDates).where(inArray(travelDates.id, ids))
    return rows.map(({ id, destinationId, startDate }) => ({
      id,
      name: departureName(tripTitle(deps, destinationId), startDate),
    }))
  },
  iban: (db, ids) =>
    db
      .select({ id: savedIbans.id, name: savedIbans.accountHolder })
      .from(savedIbans)
      .where(inArray(savedIbans.id, ids)),
  staff: (db, ids) =>
    db
      .select({ id: staffUsers.id, name: staffUsers.name })
      .from(staffUsers)
      .where(inArray(staffUsers.id, ids)),
  message: (db, ids) =>
    db
      .select({
        id: contactMessages.id,
        name: sql<string>`${contactMessages.firstName} || ' ' || ${contactMessages.lastName}`,
      })
      .from(contactMessages)
      .where(inArray(contactMessages.id, ids)),
  verification_link: (db, ids) =>
    db
      .select({ id: passportVerificationLinks.id, name: passportVerificationLinks.customerName })
      .from(passportVerificationLinks)
      .where(inArray(passportVerificationLinks.id, ids)),
  whatsapp_number: (db, ids) =>
    db
      .select({ id: whatsappNumbers.id, name: whatsappNumbers.phoneNumber })
      .from(whatsappNumbers)
      .where(inArray(whatsappNumbers.id, ids)),
  mail: (db, ids) =>
    db
      .select({ id: outbox.id, name: outbox.recipient })
      .from(outbox)
      .where(inArray(outbox.id, ids)),
}

/** Adds to each line what it is about, with one short query per kind of record on the page. */
export async function withSubjects(deps: Reading, entries: ListedEntry[]): Promise<ListedEntry[]> {
  const about = entries.map(subjectOf)
  const names = new Map<string, string>()
  await Promise.all(
    Object.entries(lookups).map(async ([entity, lookup]) => {
      const ids = about.filter((one) => one.entity === entity && isId(one)).map(({ id }) => id)
      if (ids.length === 0) return
      for (const { id, name } of await lookup(deps.db, [...new Set(ids)], deps)) names.set(id, name)
    }),
  )
  return entries.map((entry, index) => ({
    ...entry,
    subject: names.get(about[index]?.id ?? '') ?? remembered(deps, entry),
  }))
}

type Subject = { entity: AuditEntity; id: string }

/** A document is shown by the booking that it belongs to. */
function subjectOf({ entity, entityId, after }: ListedEntry): Subject {
  const bookingId = entity === 'document' ? fieldOf(after, 'bookingId') : undefined
  return bookingId ? { entity: 'booking', id: bookingId } : { entity, id: entityId }
}

/** Exports and settings have words where other records have ids. */
function isId({ entity, id }: Subject): boolean {
  return entity === 'staff' || isUuid(id)
}

/** A deleted record is named from the data stored in the log line itself. */
function remembered(deps: Reading, { before }: ListedEntry): string | null {
  const trip = fieldOf(before, 'destinationId')
  const day = fieldOf(before, 'startDate')
  if (trip && day) return departureName(tripTitle(deps, trip), day)
  return fieldOf(before, 'phoneNumber') ?? null
}

function fieldOf(facts: unknown, name: string): string | undefined {
  if (typeof facts !== 'object' || facts === null) return undefined
  const value = (facts as Readonly<Record<string, unknown>>)[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
