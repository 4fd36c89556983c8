import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { StaffButton } from './staff-button.tsx'

type PagerProps = {
  page: number
  pageSize: number
  total: number
  totalIsExact: boolean
  onPage: (page: number) => void
  /** Singular and plural: `['prenotazione', 'prenotazioni']`. */
  what: readonly [one: string, many: string]
  /** A dialog has its own margins. */
  isInDialog?: boolean
}

export function countText(total: number, isExact: boolean): string {
  return `${total.toLocaleString('it-IT', { useGrouping: 'always' })}${isExact ? '' : '+'}`
}

function rangeText(first: number, last: number): string {
  return first === last
    ? countText(first, true)
    : `${countText(first, true)}–${countText(last, true)}`
}

/** If the page does not exist (last row removed, old URL), moves to the last page. */
export function Pager(props: PagerProps) {
  const { page, pageSize, total, totalIsExact, onPage, what, isInDialog } = props
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const isPast = page > pages
  const turnBack = useEffectEvent(() => onPage(pages))
  useEffect(() => {
    if (isPast) turnBack()
  }, [isPast])
  if (total === 0) return null
  return (
    <nav
      aria-label="Pagine dell'elenco"
      className={classNames(
        'flex flex-wrap items-center gap-3 py-4 text-ink-2',
        !isInDialog && 'px-page',
      )}
    >
      <p className="mr-auto">
        {pages > 1 &&
          `${rangeText((page - 1) * pageSize + 1, Math.min(page * pageSize, total))} di `}
        {countText(total, totalIsExact)} {total === 1 ? what[0] : what[1]}
      </p>
      {pages > 1 && (
        <>
          <StaffButton
            disabled={page <= 1}
            onClick={() => onPage(page - 1)}
            aria-label="Pagina precedente"
          >
            <ChevronLeft className="size-4.5" aria-hidden />
          </StaffButton>
          <span>
            {page} / {countText(pages, true)}
          </span>
          <StaffButton
            disabled={page >= pages}
            onClick={() => onPage(page + 1)}
            aria-label="Pagina successiva"
          >
            <ChevronRight className="size-4.5" aria-hidden />
          </StaffButton>
        </>
      )}
    </nav>
  )
}
