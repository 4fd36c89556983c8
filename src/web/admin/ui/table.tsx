import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** Thin lines, two-line rows, the first and last column aligned with the page. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse" aria-label={label}>
        {children}
      </table>
    </div>
  )
}

type CellProps = { right?: boolean; children?: ReactNode; className?: string }

export function Th({ right, children, className, ...rest }: CellProps & ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'h-10 border-b border-line px-3 text-[0.875rem] font-semibold whitespace-nowrap text-ink-2 first:pl-8 last:pr-8',
        right ? 'text-right' : 'text-left',
        className,
      )}
    >
      {children}
    </th>
  )
}

export function Td({ right, children, className, ...rest }: CellProps & ComponentProps<'td'>) {
  return (
    <td
      {...rest}
      className={classNames(
        'h-13.5 border-b border-line px-3 py-1.5 leading-[1.35] first:pl-8 last:pr-8',
        right && 'text-right',
        className,
      )}
    >
      {children}
    </td>
  )
}

/** The second, quieter line of a cell. */
export function Sub({ children }: { children: ReactNode }) {
  return <span className="block text-[0.875rem] text-ink-2">{children}</span>
}

type SortThProps = CellProps & { sort: string; field: string; onSort: (sort: string) => void }

/** Clicking sorts by the column, clicking again reverses the order. */
export function SortTh({ sort, field, onSort, right, children, className }: SortThProps) {
  const direction = sort === `${field}_asc` ? 'asc' : sort === `${field}_desc` ? 'desc' : undefined
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ArrowUpDown
  const order = direction && (direction === 'asc' ? 'ascending' : 'descending')
  return (
    <Th right={right} className={className} aria-sort={order}>
      <button
        type="button"
        onClick={() => onSort(`${field}_${direction === 'asc' ? 'desc' : 'asc'}`)}
        className={classNames(
          'group inline-flex items-center gap-1.5 rounded-tag font-semibold hover:text-ink',
          direction && 'text-ink',
        )}
      >
        {children}
        <Icon
          className={classNames('size-3.5', !direction && 'opacity-0 group-hover:opacity-100')}
          aria-hidden
        />
      </button>
    </Th>
  )
}
