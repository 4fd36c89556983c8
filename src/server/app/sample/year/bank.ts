import { addDays, todayInRome } from '../../../../domain/dates.ts'
import type { StatementLine } from '../../../../domain/money/statements.ts'
import { sampleAccount } from '../../../../domain/office/sample.ts'
import { awaitedTransfers, transferLine } from '../../../money/statements/trial-statement.ts'
import { camtFile, csvFile, mt940File } from '../../../money/statements/write-files.ts'
import { dayMs, type Life } from './life.ts'
import { bookingOf } from './payments.ts'

const { iban } = sampleAccount
const rhythmDays = 45

/** A bank statement is imported every few weeks; certain lines are booked, the others are checked by staff. */
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
      transferLine(addDays(day, -(index % 6)), {
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

/** Three bank statements of the last days, for trying the import in the Cassa: most lines match a booking. */
export async function bankFiles(life: Life): Promise<BankFile[]> {
  const day = todayInRome(new Date(life.end))
  const open = (await awaitedTransfers(life.deps.db, day)).slice(0, 18)
  const lines = open.map((transfer, index) =>
    transferLine(addDays(day, -1 - (index % 3)), {
      ...transfer,
      // Now and then a payer writes something other than the causale.
      text: index % 6 === 5 ? 'viaggio di gruppo' : transfer.text,
    }),
  )
  const strange = [
    transferLine(addDays(day, -2), {
      cents: -184_050,
      payer: 'HOTEL BELVEDERE',
      text: 'Fattura 118',
    }),
    transferLine(addDays(day, -1), { cents: 4_200, payer: 'TIM SPA', text: 'Nota di credito' }),
  ]
  const part = (of: number) => lines.filter((_, index) => index % 3 === of).toSorted(byDay)
  return [
    { name: 'banca-1.xml', bytes: camtFile(iban, [...part(0), ...strange].toSorted(byDay), '08') },
    { name: 'banca-2.sta', bytes: mt940File(iban, part(1)) },
    { name: 'banca-3.csv', bytes: csvFile(part(2)) },
  ]
}

const byDay = (a: StatementLine, b: StatementLine) => (a.date < b.date ? -1 : 1)
