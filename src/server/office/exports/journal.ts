import { sql } from 'drizzle-orm'
import type { Row } from 'write-excel-file/node'
import { bookingReference } from '../../../domain/booking/bookings.ts'
import { formatDate, type IsoDate } from '../../../domain/dates.ts'
import { type LedgerAccount, ledgerAccountNames } from '../../../domain/money/ledger-accounts.ts'
import { type ReceiptKind, receiptCode } from '../../../domain/money/receipts.ts'
import type { Db } from '../../platform/db/client.ts'
import { selectRows } from '../../platform/db/rows.ts'
import { csvLine } from './csv.ts'

export type JournalFilters = { from: IsoDate; to: IsoDate; account?: string | undefined }

type Line = {
  id: number
  day: string
  account: LedgerAccount
  detail: string | null
  booking: string
  customer: string | null
  trip: string | null
  cents: number
  kind: ReceiptKind | null
  number: number | null
  year: number | null
}

const header = [
  'N.',
  'Data',
  'Conto',
  'Dettaglio',
  'Prenotazione',
  'Cliente',
  'Viaggio',
  'Documento',
  'Dare (€)',
  'Avere (€)',
]

/** 'R-2026-0012'; null for amounts carried over from before the ledger existed. */
function paperOf({ kind, number, year }: Line): string | null {
  return kind && number && year ? receiptCode({ kind, number, year }) : null
}

const perPart = 2_000

/** The journal by period and account, in the order in which it was written. */
async function* journalLines(db: Db, { from, to, account }: JournalFilters) {
  let after = 0
  for (;;) {
    const rows = await selectRows<Line>(
      db,
      sql`select l.id::int as id, l.posted_on::text as day, l.account, l.detail, l.booking_id as booking,
        b.contact_name as customer, b.destination_title as trip, (l.amount * 100)::int as cents,
        r.kind, r.number, r.year
        from ledger_entries l left join travel_bookings b on b.id = l.booking_id
        left join receipts r on r.payment_id = l.posting_id
        where l.id > ${after} and l.posted_on between ${from} and ${to}
          and (${account ?? null}::text is null or l.account = ${account ?? null} or l.detail = ${account ?? null})
        order by l.id limit ${perPart}`,
    )
    if (rows.length === 0) return
    yield rows
    after = Number(rows.at(-1)?.id ?? 0)
  }
}

export async function* journalCsv(db: Db, filters: JournalFilters): AsyncGenerator<string> {
  yield csvLine(header)
  for await (const rows of journalLines(db, filters)) {
    yield rows
      .map((line) =>
        csvLine([
          line.id,
          { day: line.day },
          ledgerAccountNames[line.account],
          line.detail,
          bookingReference(line.booking),
          line.customer,
          line.trip,
          paperOf(line),
          line.cents > 0 ? { cents: line.cents } : null,
          line.cents < 0 ? { cents: -line.cents } : null,
        ]),
      )
      .join('')
  }
}

/** The same as a spreadsheet, with numeric cells. */
export async function journalXlsx(db: Db, filters: JournalFilters): Promise<Buffer> {
  const { default: writeExcel } = await import('write-excel-file/node')
  const text = (value: string | null) => ({ value: value ?? '', type: String })
  const euro = (cents: number) =>
    cents > 0 ? { value: cents / 100, type: Number, format: '#,##0.00' } : null
  const rows: Row[] = [header.map((value) => ({ value, type: String, fontWeight: 'bold' }))]
  for await (const lines of journalLines(db, filters)) {
    for (const line of lines) {
      rows.push([
        { value: Number(line.id), type: Number },
        text(formatDate(line.day)),
        text(ledgerAccountNames[line.account]),
        text(line.detail),
        text(bookingReference(line.booking)),
        text(line.customer),
        text(line.trip),
        text(paperOf(line)),
        euro(line.cents),
        euro(-line.cents),
      ])
    }
  }
  return writeExcel(rows).toBuffer()
}
