import type { ReactNode } from 'react'

type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode }

/** Says that there is nothing here, and what to do instead. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="border-y border-line-2 py-12">
      <p className="display text-small-title">{title}</p>
      {children && <div className="mt-2 max-w-[36em] text-ink-2">{children}</div>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  )
}
