/** Placeholder rows with the size of the rows that are loading. */
export function LoadingDates() {
  return (
    <div role="status" className="py-6">
      <p className="mb-5 text-ink-2">Caricamento date...</p>
      <div className="grid animate-pulse gap-4">
        {[0, 1, 2, 3].map((row) => (
          <i key={row} className="h-18 rounded-control bg-paper-2" aria-hidden />
        ))}
      </div>
    </div>
  )
}
