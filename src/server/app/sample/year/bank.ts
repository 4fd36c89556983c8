import { sql } from 'drizzle-orm'
import { addDays, type IsoDate, todayInRome } from '../../../../domain/dates.ts'
import type { StatementLine } from '../../../../domain/money/statements.ts'
import { sampleAccount } from '../../../../domain/office/sample.ts'
import { camtFile, csvFile, mt940File } from '../../../money/statements/write-files.ts'
import { selectRows } from '../../../platform/db/rows.ts'
import { dayMs, type Life } from './life.ts'
import { bookingOf } from './payments.ts'

const { iban } = sampleAccount
const rhythmDays = 45

function lineOf(
  date: IsoDate,
  told: { cents: number; payer: string; text: string },
): StatementLine {
  const { cents: amountCents, payer, text } = told
  return { date, valueDate: date, amountCents, bankId: null, payer, payerIban: null, text }
}

/** The bank's list comes every few weeks; what is certain is booked, the rest is looked at. */
export function scheduleBank(life: Life): (id: string) => void {
  const waiting: string[] = []
  const lastRound = life.end - 12 * dayMs
  for (let at = life.end - 330 * dayMs; at < lastRound; at += rhythmDays * dayMs) {
    life.agenda.add(at, async () => {
      const lines = await linesFor(life, waiting.splice(0))
      if (lines.length > 0) await bookStatement(life, lines)
    })
  }
  return (id) => void waiting.push(id)
}

async function linesFor(life: Life, ids: readonly string[]): Promise<StatementLine[]> {
  const day = todayInRome(life.clock.now())
  const lines: StatementLine[] = []
  for (const [index, id] of ids.entries()) {
    const booking = await bookingOf(life, id)
    if (!booking || booking.status === 'cancelled' || booking.amountPaid > 0) continue
    lines.push(
      lineOf(addDays(day, -(index % 6)), {
        cents: booking.depositAmount,
        payer: booking.contactName.toUpperCase(),
        text: booking.paymentReference ?? 'viaggio',
      }),
    )
  }
  return lines.toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

async function bookStatement(life: Life, lines: readonly StatementLine[]): Promise<void> {
  const { attempt, administrator } = life
  const bytes = Uint8Array.from(camtFile(iban, lines, '08'))
  await attempt(async () => {
    const file = new File([bytes], `estratto-${lines[0]?.date}.xml`)
    const told = await administrator.cassa.import({ file, account: iban })
    for (let step = await told.next(); !step.done; ) step = await told.next()
  })
  const page = await attempt(() =>
    administrator.cassa.entries({ view: 'open', page: 1, pageSize: 20 }),
  )
  const entryIds = page?.certain ?? []
  if (entryIds.length > 0) await attempt(() => administrator.cassa.bookCertain({ entryIds }))
}

export type BankFile = { name: string; bytes: Uint8Array }

type Open = { name: string; reference: string; deposit: number; total: number; paid: number }

/** Three lists of the last days for whoever wants to drop them into the Cassa: most lines find their booking. */
export async function bankFiles(life: Life): Promise<BankFile[]> {
  const open = await selectRows<Open>(
    life.deps.db,
    sql`select contact_name as name, payment_reference as reference, (deposit_amount * 100)::int as deposit,
      (total_price * 100)::int as total, (amount_paid * 100)::int as paid from travel_bookings
      where status in ('pending', 'payment_initiated', 'confirmed') and payment_status not in ('paid', 'not_required', 'refunded')
        and payment_reference is not null and start_date > ${todayInRome(new Date(life.end))}
      order by created_at desc limit 18`,
  )
  const day = todayInRome(new Date(life.end))
  const lines = open.map(({ name, reference, deposit, total, paid }, index) =>
    lineOf(addDays(day, -1 - (index % 3)), {
      cents: paid < deposit ? deposit - paid : total - paid,
      payer: name.toUpperCase(),
      // Now and then somebody writes something else than the causale.
      text: index % 6 === 5 ? 'viaggio di gruppo' : reference,
    }),
  )
  const strange = [
    lineOf(addDays(day, -2), { cents: -184_050, payer: 'HOTEL BELVEDERE', text: 'Fattura 118' }),
    lineOf(addDays(day, -1), { cents: 4_200, payer: 'TIM SPA', text: 'Nota di credito' }),
  ]
  const part = (of: number) => lines.filter((_, index) => index % 3 === of).toSorted(byDay)
  return [
    { name: 'banca-1.xml', bytes: camtFile(iban, [...part(0), ...strange].toSorted(byDay), '08') },
    { name: 'banca-2.sta', bytes: mt940File(iban, part(1)) },
    { name: 'banca-3.csv', bytes: csvFile(part(2)) },
  ]
}

const byDay = (a: StatementLine, b: StatementLine) => (a.date < b.date ? -1 : 1)
