import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { formatDate, formatDayMonth } from '../../../domain/dates.ts'
import { type LedgerAccount, ledgerAccountNames } from '../../../domain/money/ledger-accounts.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { type Answers, admin } from '../api.ts'
import { useMay } from '../session.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { Accountant } from './accountant.tsx'
import { CostDialog } from './cost-dialog.tsx'
import { DueCosts } from './due-costs.tsx'
import type { Departure } from './entry.ts'

type Data = Answers['cassa']['overview']

/** Income by week with what is expected, by account, by departure; and the accountant's section. */
export default function Overview() {
  const query = useQuery(admin.cassa.overview.queryOptions())
  return (
    <Loaded query={query} rows={6} height={64} className="px-page">
      {(data) => (
        <div className="px-page grid gap-9 pt-6 pb-12">
          <Weeks data={data} />
          <Accounts data={data} />
          <DueCosts costs={data.dueCosts} />
          <Departures departures={data.departures} />
          <Accountant closedMonths={data.closedMonths} accounts={data.accounts} />
        </div>
      )}
    </Loaded>
  )
}

/** The income, and the period in which it was counted. */
function receivedText({ from, to, accounts }: Data): string {
  const received = accounts.reduce((sum, account) => sum + account.received, 0)
  return elidedDays(
    `${formatEuro(received)} incassati dal ${formatDate(from)} al ${formatDate(to)}`,
  )
}

function Weeks({ data }: { data: Data }) {
  const { weeks, outstanding } = data
  const expected = weeks.reduce((sum, week) => sum + week.expected, 0)
  const rows = weeks.map((week) => ({
    name: formatDayMonth(week.week),
    Incassato: week.received / 100,
    Atteso: week.expected / 100,
    'Da pagare': week.due / 100,
  }))
  return (
    <Section title="Settimana per settimana" note={receivedText(data)}>
      <p className="mt-1 text-ink-2">
        Da incassare da tutte le prenotazioni aperte {formatEuro(outstanding)}, di cui{' '}
        {formatEuro(expected)} attesi nei prossimi 90 giorni da chi ha già versato o dichiarato
        qualcosa.
      </p>
      <p className="mt-2 flex flex-wrap gap-x-4.5" aria-hidden>
        <StatusDot tone="primary">Incassato</StatusDot>
        <StatusDot tone="gold">Atteso</StatusDot>
        <StatusDot tone="bad">Da pagare</StatusDot>
      </p>
      <div className="mt-3 h-64" aria-hidden>
        <ResponsiveContainer width="100%" height="100%">
          <BarChart accessibilityLayer={false} data={rows} margin={{ left: 4, right: 4 }}>
            <CartesianGrid vertical={false} stroke="var(--color-line)" />
            <XAxis dataKey="name" tickLine={false} axisLine={false} minTickGap={24} />
            <YAxis
              // As wide as the longest sum: a fixed width would break '120.000 €' over two lines.
              width="auto"
              tickLine={false}
              axisLine={false}
              tickFormatter={(value: number) => formatEuro(value * 100)}
            />
            <Tooltip formatter={(value) => formatEuro(Number(value) * 100)} />
            <Bar
              dataKey="Incassato"
              stackId="a"
              fill="var(--color-primary)"
              isAnimationActive={false}
            />
            <Bar dataKey="Da pagare" fill="var(--color-bad)" isAnimationActive={false} />
            <Bar dataKey="Atteso" stackId="a" fill="var(--color-gold)" isAnimationActive={false} />
          </BarChart>
        </ResponsiveContainer>
      </div>
    </Section>
  )
}

const lights = {
  green: { tone: 'ok', label: 'In regola' },
  yellow: { tone: 'gold', label: 'Meno di metà incassato' },
  red: { tone: 'bad', label: 'Saldi in ritardo' },
} as const

function Departures({ departures }: { departures: Data['departures'] }) {
  const [open, setOpen] = useState<Departure | null>(null)
  const may = useMay()
  return (
    <Section title="Partenze">
      {departures.length === 0 && <p className="mt-2 text-ink-2">Nessuna partenza in arrivo.</p>}
      <ul className="mt-2 border-t border-line">
        {departures.map((departure) => {
          const { tone, label } = lights[departure.light]
          const key = `${departure.tripId} ${departure.startDate}`
          return (
            <li
              key={key}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5"
            >
              <b className="font-[650]">{departure.title}</b>
              <span>{formatDate(departure.startDate)}</span>
              <StatusDot tone={tone}>{label}</StatusDot>
              <span className="text-ink-2 md:ml-auto">
                {formatEuro(departure.paid)} di {formatEuro(departure.total)}
                {departure.costs > 0 &&
                  ` · costi ${formatEuro(departure.costs)} · margine ${formatEuro(departure.total - departure.costs)}`}
              </span>
              {may('cassa', 'addCost') && (
                <StaffButton
                  aria-label={`Aggiungi un costo: ${departure.title}, ${formatDate(departure.startDate)}`}
                  onClick={() => setOpen(departure)}
                >
                  Costo
                </StaffButton>
              )}
            </li>
          )
        })}
      </ul>
      {open && <CostDialog departure={open} onClose={() => setOpen(null)} />}
    </Section>
  )
}

/** An IBAN is shown as it is, any other account by its name. */
function accountName(account: string): string {
  if (account === 'bank') return 'Conto non indicato'
  return isAccountName(account) ? ledgerAccountNames[account] : formatIban(account)
}

function isAccountName(account: string): account is LedgerAccount {
  return account in ledgerAccountNames
}

function Accounts({ data }: { data: Data }) {
  return (
    <Section title="Per conto" note={receivedText(data)}>
      <ul className="mt-2 border-t border-line">
        {data.accounts.map(({ account, received, expected }) => (
          <li
            key={account}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5"
          >
            <span className="break-all">{accountName(account)}</span>
            <span className="tabular-nums">
              <b className="font-[650]">{formatEuro(received)}</b>
              {expected > 0 && (
                <span className="text-ink-2"> · {formatEuro(expected)} attesi in 90 giorni</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
