import { classNames } from './class-names.ts'

/** A quiet block of the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={classNames('block animate-pulse rounded-control bg-paper-2', className)}
      aria-hidden
    />
  )
}
