import { ledgerAccountNames, ledgerAccounts } from '../../../src/domain/money/ledger-accounts.ts'
import { holdsMoney } from '../../../src/domain/money/money-figures.ts'
import type { Agency } from '../agency.ts'
import { Violation } from '../violation.ts'

/** Downloads a table from its address. */
type Download = (address: string) => Promise<string>

/** Oggi, Cassa, Andamento, the exported list and the journal must show the same sums. */
export async function checkExports({ administrator }: Agency, download: Download): Promise<void> {
  const oggi = await administrator.today.summary({ period: '30d' })
  const missing = await administrator.cassa.missing()
  const overview = await administrator.cassa.overview()
  const bookings = rowsOf(await download('/exports/bookings.csv'))
  same('what is outstanding', {
    oggi: oggi.outstanding,
    cassa: missing.outstanding,
    andamento: overview.outstanding,
    elenco: sum(bookings, (row) => cents(row['Da versare (€)'])),
  })
  const journal = rowsOf(
    await download(`/exports/journal.csv?from=${oggi.from}&to=${oggi.to}`),
  ).filter(({ Conto = '' }) => places.has(Conto))
  same('what was received', {
    oggi: oggi.revenue.current,
    giornale: sum(journal, (row) => cents(row['Dare (€)']) - cents(row['Avere (€)'])),
  })
}

const places = new Set<string>(
  ledgerAccounts.filter(holdsMoney).map((account) => ledgerAccountNames[account]),
)

type Row = Record<string, string>

/** Splits naively: no cell of the checked columns contains a separator. */
function rowsOf(text: string): Row[] {
  const [head = '', ...rows] = text.replace('\ufeff', '').trim().split('\r\n')
  const names = head.split(';')
  return rows.map((row) => Object.fromEntries(row.split(';').map((cell, at) => [names[at], cell])))
}

const cents = (text = '') => Math.round(Number(text.replaceAll('.', '').replace(',', '.')) * 100)

const sum = (rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((total, row) => total + of(row), 0)

function same(what: string, sums: Record<string, number>): void {
  if (new Set(Object.values(sums)).size > 1)
    throw new Violation(`${what} is one figure everywhere`, [JSON.stringify(sums)])
}
