import { Link } from '../../ui/link.tsx'
import { staffPaths } from '../pages.ts'
import { useUrlState } from '../ui/use-url-state.ts'
import { Expenses } from './expenses.tsx'
import { KittyPart } from './kitty.tsx'
import type { PartProps } from './part.tsx'

const purses = [
  { key: '', label: 'Spese della partenza' },
  { key: 'cassa', label: 'Cassa comune' },
] as const

/** Two purses that never meet: the agency's costs, and the group's own money. */
export function Money(props: PartProps) {
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
