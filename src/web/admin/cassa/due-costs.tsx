import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { useToday } from '../../browser/hydration.ts'
import { type Answers, adminApi } from '../api.ts'
import { useMay } from '../session.tsx'
import { Section } from '../ui/page.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useEntryChange } from './use-entry-change.ts'

type DueCost = Answers['cassa']['overview']['dueCosts'][number]

/** Costs that must be paid to suppliers, next to the incoming money. */
export function DueCosts({ costs }: { costs: readonly DueCost[] }) {
  const total = costs.reduce((sum, { amount }) => sum + amount, 0)
  return (
    <Section title="Fornitori da pagare" note={costs.length > 0 ? formatEuro(total) : undefined}>
      {costs.length === 0 && (
        <p className="mt-2 text-ink-2">
          Niente in scadenza: un costo con un giorno, scritto sotto «Partenze», appare qui.
        </p>
      )}
      {costs.length > 0 && (
        <ul className="mt-2 border-t border-line">
          {costs.map((cost) => (
            <DueRow key={cost.id} cost={cost} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function DueRow({ cost }: { cost: DueCost }) {
  const may = useMay()
  const { id, label, supplier, amount, foreign, dueOn, isInUnion, title, startDate } = cost
  const today = useToday()
  const pay = useEntryChange(
    () => adminApi.cassa.payCost({ id, paidOn: today }),
    'Segnato come pagato',
    () => {},
  )
  const facts = [
    `${title}, ${formatDate(startDate)}`,
    foreign && `${foreign.amount.toLocaleString('it-IT')} ${foreign.currency}`,
    isInUnion !== null && (isInUnion ? 'Unione europea' : 'fuori dall’Unione europea'),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2.5">
      <span className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <b className="font-[650]">{supplier ?? label}</b>
        {supplier && `, ${label}`}
        <span className="block text-ink-2">{facts.join(' · ')}</span>
      </span>
      <span className={dueOn < today ? 'font-semibold text-bad' : undefined}>
        {dueOn < today
          ? elidedDays(`scaduto il ${formatDate(dueOn)}`)
          : elidedDays(`entro il ${formatDate(dueOn)}`)}
      </span>
      <b className="font-[650] tabular-nums">{formatEuro(amount)}</b>
      {may('cassa', 'payCost') && (
        <StaffButton busy={pay.isPending} onClick={() => pay.mutate(undefined)}>
          Pagato<span className="sr-only">: {supplier ?? label}</span>
        </StaffButton>
      )}
    </li>
  )
}
