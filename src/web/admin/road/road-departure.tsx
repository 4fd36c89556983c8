import {
  ChevronLeft,
  ClipboardCheck,
  Map as MapIcon,
  NotebookPen,
  Users,
  Wallet,
} from 'lucide-react'
import { useMemo } from 'react'
import { formatDateRange } from '../../../domain/dates.ts'
import { Link } from '../../ui/link.tsx'
import { staffPaths } from '../pages.ts'
import { useUrlState } from '../ui/use-url-state.ts'
import { Diary } from './diary.tsx'
import { Expenses } from './expenses.tsx'
import { Group } from './group.tsx'
import { KittyPart } from './kitty.tsx'
import type { PartProps } from './part.tsx'
import type { RoadView } from './phone-store.ts'
import { Plan } from './plan.tsx'
import { Refused } from './refused.tsx'
import { entriesIn, type Road } from './road-state.ts'
import { RollCalls } from './roll-calls.tsx'

const parts = [
  { key: 'gruppo', label: 'Gruppo', icon: Users, Part: Group },
  { key: 'appello', label: 'Appello', icon: ClipboardCheck, Part: RollCalls },
  { key: 'programma', label: 'Programma', icon: MapIcon, Part: Plan },
  { key: 'diario', label: 'Diario', icon: NotebookPen, Part: Diary },
  { key: 'spese', label: 'Soldi', icon: Wallet, Part: Money },
] as const

/** One departure on the phone: five tabs at the bottom. */
export function RoadDeparture({ view, road }: { view: RoadView; road: Road }) {
  const { get } = useUrlState()
  const current = parts.find(({ key }) => key === get('parte')) ?? parts[0]
  const entries = useMemo(() => entriesIn(view, road), [view, road])
  const { Part } = current
  return (
    <>
      <div className="px-4.5 pt-3">
        <Link
          to={staffPaths.road}
          className="inline-flex min-h-11 items-center gap-1 font-semibold text-primary"
        >
          <ChevronLeft className="size-5" aria-hidden />
          Le mie partenze
        </Link>
        <h1 className="text-[1.75rem] leading-[1.15]">{view.title}</h1>
        <p className="mt-1 text-ink-2">{formatDateRange(view.startDate, view.endDate)}</p>
      </div>
      <Refused view={view} road={road} />
      <Part view={view} entries={entries} />
      <nav
        aria-label="Parti della partenza"
        data-covers-bottom
        className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-white pt-1.5 pb-[max(0.625rem,env(safe-area-inset-bottom))]"
      >
        <div className="mx-auto grid max-w-180 grid-cols-5">
          {parts.map(({ key, label, icon: Icon }) => (
            <Link
              key={key}
              to={`${staffPaths.road}/${view.id}?parte=${key}`}
              aria-current={key === current.key ? 'page' : undefined}
              className="grid min-h-12 justify-items-center gap-0.75 rounded-tag pt-1 text-[0.8125rem] font-semibold text-ink-2 aria-[current]:text-primary"
            >
              <Icon className="size-6" aria-hidden />
              {label}
            </Link>
          ))}
        </div>
      </nav>
    </>
  )
}

const purses = [
  { key: '', label: 'Spese della partenza' },
  { key: 'cassa', label: 'Cassa comune' },
] as const

/** Two separate accounts: the agency's costs, and the group's own kitty. */
function Money(props: PartProps) {
  const { get } = useUrlState()
  const current = get('borsa') === 'cassa' ? 'cassa' : ''
  return (
    <>
      <nav
        aria-label="Due borse"
        className="mx-4.5 mt-5 grid grid-cols-2 gap-1 rounded-control bg-paper-2 p-1"
      >
        {purses.map(({ key, label }) => (
          <Link
            key={key}
            to={`${staffPaths.road}/${props.view.id}?parte=spese${key && `&borsa=${key}`}`}
            aria-current={key === current ? 'page' : undefined}
            className="grid min-h-11 place-items-center rounded-tag px-2 text-center font-semibold text-ink-2 aria-[current]:bg-white aria-[current]:text-navy"
          >
            {label}
          </Link>
        ))}
      </nav>
      {current === 'cassa' ? <KittyPart {...props} /> : <Expenses {...props} />}
    </>
  )
}
