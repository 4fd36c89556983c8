import { sql } from 'drizzle-orm'
import { isSampleAddress } from '../../../domain/office/sample.ts'
import { isSampleThere } from '../../access/settings/sample-there.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import type { QueuedMail } from '../../platform/mail/outbox.ts'

/** Mails to the agency about a departure have no booking. */
const aboutDepartures: ReadonlySet<string> = new Set(['agency_departure_decision'])

/** Samples cause no real mail: neither to their invented people nor to the agency about them. */
export async function staysInTheHouse(
  db: Db,
  { recipient, bookingId, kind }: Pick<QueuedMail, 'recipient' | 'bookingId' | 'kind'>,
): Promise<boolean> {
  if (isSampleAddress(recipient)) return true
  if (aboutDepartures.has(kind)) return isSampleThere(db)
  if (bookingId === null) return false
  const [row] = await selectRows<{ isSample: boolean }>(
    db,
    sql`select is_sample_booking(${bookingId}) as "isSample"`,
  )
  return row?.isSample === true
}
