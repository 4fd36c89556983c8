import { Section } from '../ui/page.tsx'

type BarRow = { key: string; label: string; value: number; text: string }
type BarListProps = {
  title: string
  rows: readonly BarRow[]
  empty: string
  /** The value of a full-length bar; by default the largest one. */
  max?: number
}

/** Bars with their number as text beside them. */
export function BarList({ title, rows, empty, max }: BarListProps) {
  const full = max ?? Math.max(1, ...rows.map(({ value }) => value))
  return (
    <Section title={title}>
      {rows.length === 0 && <p className="mt-2 text-ink-2">{empty}</p>}
      <ul className="mt-2.5 grid grid-cols-[minmax(0,1fr)] gap-2.5">
        {rows.map((row) => (
          <li key={row.key}>
            <span className="flex gap-3">
              <span className="min-w-0 flex-1 truncate">{row.label}</span>
              <span className="flex-none font-semibold">{row.text}</span>
            </span>
            <span className="mt-1 block h-1.5 rounded-full bg-paper-2" aria-hidden>
              <span
                className="block h-full rounded-full bg-primary"
                style={{ width: `${Math.min(100, (row.value / full) * 100)}%` }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
