import { Skeleton } from '../ui/skeleton.tsx'

export function LoadingDates() {
  return (
    <div role="status" className="py-6">
      <p className="mb-5 text-ink-2">Caricamento date...</p>
      <div className="grid gap-4">
        {[0, 1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-18" />
        ))}
      </div>
    </div>
  )
}
