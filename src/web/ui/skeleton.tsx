import { classNames } from './class-names.ts'

/** A plain block with the size of the content that is loading. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      className={classNames('block animate-pulse rounded-control bg-paper-2', className)}
      aria-hidden
    />
  )
}
