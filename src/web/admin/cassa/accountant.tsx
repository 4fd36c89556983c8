import { Download } from 'lucide-react'
import { useState } from 'react'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { addDays, monthKey, monthTitle } from '../../../domain/dates.ts'
import { ledgerAccountNames, ledgerAccounts } from '../../../domain/money/ledger-accounts.ts'
import { useToday } from '../../browser/hydration.ts'
import { choicesOf, Input, Options, Select } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { useMay } from '../session.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { useEntryChange } from './use-entry-change.ts'

type AccountantProps = { closedMonths: string[]; accounts: { account: string }[] }

const kinds = ledgerAccounts.filter((account) => account !== 'opening')

/** For the accountant: the journal of a period, and closing a month against later changes. */
export function Accountant({ closedMonths, accounts }: AccountantProps) {
  const may = useMay()
  if (!may('cassa', 'closeMonth')) return null
  const [last] = closedMonths
  return (
    <Section
      title="Per il commercialista"
      note={last ? `chiuso fino a ${monthName(last)}` : undefined}
    >
      <Journal accounts={accounts} />
      <CloseMonth closedMonths={closedMonths} />
    </Section>
  )
}

/** In the middle of an Italian sentence months are in lower case. */
function monthName(month: string): string {
  return monthTitle(month).toLowerCase()
}

function Journal({ accounts }: Pick<AccountantProps, 'accounts'>) {
  const today = useToday()
  // Days that nobody has chosen follow the calendar, also on a page that stays open.
  const [chosen, setChosen] = useState<{ from?: string; to?: string }>({})
  const { from = `${today.slice(0, 4)}-01-01`, to = today } = chosen
  const [account, setAccount] = useState('')
  const isWrong = from === '' || to === '' || from > to
  const query = { from, to, account }
  const ibans = accounts.map((one) => one.account).filter((name) => /^[A-Z]{2}\d{2}/.test(name))
  return (
    <>
      <div className="mt-3 grid max-w-180 gap-4 sm:grid-cols-3">
        <Input
          label="Dal"
          type="date"
          value={from}
          onChange={(event) => setChosen({ ...chosen, from: event.target.value })}
        />
        <Input
          label="Al"
          type="date"
          value={to}
          error={isWrong ? 'Controlla il periodo' : undefined}
          onChange={(event) => setChosen({ ...chosen, to: event.target.value })}
        />
        <Select
          label="Conto contabile"
          value={account}
          onChange={(event) => setAccount(event.target.value)}
        >
          <option value="">Tutti</option>
          <Options of={choicesOf(ledgerAccountNames, kinds)} />
          <Options of={ibans} />
        </Select>
      </div>
      {!isWrong && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          <StaffButtonAnchor icon={Download} kind="outline" href={adminDownloads.journalCsv(query)}>
            Giornale (CSV)
          </StaffButtonAnchor>
          <StaffButtonAnchor
            icon={Download}
            kind="outline"
            href={adminDownloads.journalXlsx(query)}
          >
            Giornale (XLSX)
          </StaffButtonAnchor>
        </div>
      )}
    </>
  )
}

function CloseMonth({ closedMonths }: Pick<AccountantProps, 'closedMonths'>) {
  const today = useToday()
  const [isAsking, setAsking] = useState(false)
  const month = monthKey(addDays(`${monthKey(today)}-01`, -1))
  const close = useEntryChange(
    () => adminApi.cassa.closeMonth({ month }),
    'Mese chiuso',
    () => setAsking(false),
  )
  return (
    <>
      {!closedMonths.includes(month) && (
        <StaffButton className="mt-3" onClick={() => setAsking(true)}>
          Chiudi {monthName(month)}
        </StaffButton>
      )}
      <StaffConfirm
        open={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => close.mutate(undefined)}
        busy={close.isPending}
        title={`Chiudere ${monthName(month)}?`}
        confirmLabel="Sì, chiudi il mese"
      >
        Dopo la chiusura nessun pagamento può più essere datato in quel mese, e un mese chiuso non
        si riapre.
      </StaffConfirm>
    </>
  )
}
