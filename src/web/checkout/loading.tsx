import { Meta } from '../ui/meta.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

type LoadingProps = { title: string; address: string; label?: string }

/** A skeleton of the page, and a status text for screen readers. */
export function Loading({ title, address, label = 'Caricamento…' }: LoadingProps) {
  return (
    <div className="wrap py-10 md:py-15" aria-busy>
      <Meta title={title} description={title} path={address} noindex />
      <h1 className="sr-only">{title}</h1>
      <p role="status" className="mb-6 text-ink-2">
        {label}
      </p>
      <Skeleton className="h-14 w-[min(100%,26rem)]" />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-18">
        <Skeleton className="h-110 rounded-panel" />
        <Skeleton className="h-80 rounded-panel" />
      </div>
    </div>
  )
}
