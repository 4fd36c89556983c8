import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { errorText } from '../api.ts'
import { StaffButton } from './staff-button.tsx'

type LoadFailedProps = {
  error: unknown
  onRetry: () => void
  /** The error message, as a sentence. */
  title?: string
  className?: string
}

/** What could not be loaded, why, and a button to try again. */
export function LoadFailed({ error, onRetry, title, className }: LoadFailedProps) {
  return (
    <div role="alert" className={classNames('py-8', className)}>
      <p className="font-semibold">{title ?? 'Impossibile caricare i dati'}</p>
      <p className="mt-1 text-ink-2">{errorText(error)}</p>
      <StaffButton icon={RotateCw} className="mt-4" onClick={onRetry}>
        Riprova
      </StaffButton>
    </div>
  )
}

/** An empty state: says that there is nothing, and what to do instead. */
export function Nothing({
  title,
  children,
  action,
  className,
}: {
  title: ReactNode
  children?: ReactNode
  action?: ReactNode
  className?: string
}) {
  return (
    <div className={classNames('py-10', className)}>
      <p className="font-semibold">{title}</p>
      {children && <p className="mt-1 max-w-[44em] text-ink-2">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}

/** Skeleton rows, as many and as tall as the rows to come. */
export function RowsSkeleton({ rows = 8, height = 54 }: { rows?: number; height?: number }) {
  return (
    <div aria-busy="true">
      <span className="sr-only">Caricamento…</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex items-center border-b border-line" style={{ height }}>
          <Skeleton className="h-4 w-full max-w-[70%]" />
        </div>
      ))}
    </div>
  )
}
