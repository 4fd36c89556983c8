import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { pages } from '../../contract/pages.ts'
import { formatDateRange, formatLongDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { paymentText } from '../../domain/road/kitty.ts'
import { elidedDays } from '../../domain/typography.ts'
import { type Api, calls } from '../api.ts'
import { askedByLink, LinkPage } from '../checkout/link-page.tsx'
import { queryClient } from '../query.ts'

type Kitty = Awaited<ReturnType<Api['road']['kitty']>>

const title = 'Cassa comune'
const panel = 'mt-4 rounded-panel border border-line bg-white p-5'

/** The group's kitty for anyone who has its link: short names and amounts, nothing else. */
export function Component() {
  const { token = '' } = useParams()
  const asked = useQuery(
    calls.road.kitty.queryOptions({ input: { token }, ...askedByLink(token) }),
    queryClient,
  )
  return (
    <LinkPage
      title={title}
      address={pages.kitty.replace('/:token', '')}
      token={token}
      asked={asked}
    >
      {(kitty) => <Shown kitty={kitty} />}
    </LinkPage>
  )
}

function Shown({ kitty }: { kitty: Kitty }) {
  return (
    <div className="max-w-[44rem]">
      <h1 className="text-page">{title}</h1>
      <p className="mt-3 text-lead text-ink-2">
        {kitty.title} · {formatDateRange(kitty.startDate, kitty.endDate)}
      </p>
      <dl className={`${panel} grid grid-cols-3 gap-2 text-center`}>
        <Sum label="Versati" cents={kitty.put} />
        <Sum label="Spesi" cents={kitty.spent} />
        <Sum label="Restano" cents={kitty.left} />
      </dl>
      <h2 className="mt-9 text-small-title">Per pareggiare</h2>
      <ul className={`${panel} grid gap-2`}>
        {kitty.payments.length === 0 && <li>Tutto pari.</li>}
        {kitty.payments.map(({ from, to, amount }) => (
          <li key={`${from} ${to}`} className="flex justify-between gap-3">
            <span>{paymentText({ from, to })}</span>
            <b className="figures">{formatEuro(amount)}</b>
          </li>
        ))}
      </ul>
      <h2 className="mt-9 text-small-title">A testa</h2>
      <ul className={`${panel} grid gap-2`}>
        {kitty.people.length === 0 && <li>Nessun movimento ancora.</li>}
        {kitty.people.map(({ name, put, share }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-3">
            <b>{name}</b>
            <span className="figures">
              ha messo {formatEuro(put)}, ha speso {formatEuro(share)}
            </span>
          </li>
        ))}
      </ul>
      {kitty.expenses.length > 0 && (
        <>
          <h2 className="mt-9 text-small-title">Spese</h2>
          <ul className={`${panel} grid gap-3`}>
            {kitty.expenses.map(({ what, amount, paidBy, people }, index) => (
              <li key={`${index} ${what}`}>
                <span className="flex justify-between gap-3">
                  <b className="[overflow-wrap:anywhere]">{what}</b>
                  <span className="figures flex-none">{formatEuro(amount)}</span>
                </span>
                <span className="text-ink-2">
                  Per {people.join(', ')}
                  {paidBy && ` · ha anticipato ${paidBy}`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-9 text-small text-ink-2">
        La cassa è del gruppo: non riguarda i conti dell’agenzia. Questa pagina resta{' '}
        {elidedDays(`fino al ${formatLongDate(kitty.closesOn)}`)}, poi si cancella.
      </p>
    </div>
  )
}

function Sum({ label, cents }: { label: string; cents: number }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures font-[650]">{formatEuro(cents)}</dd>
    </div>
  )
}
