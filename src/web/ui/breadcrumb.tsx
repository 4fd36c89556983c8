import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }

export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  return (
    <nav aria-label="Percorso">
      <ol className="flex flex-wrap gap-x-2 text-small text-ink-2">
        {items.map(({ label, to }, index) => (
          <li key={label} className="flex gap-2">
            {index > 0 && <span aria-hidden>/</span>}
            {to ? (
              <Link
                to={to}
                className="underline decoration-line-2 underline-offset-4 hover:decoration-accent"
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
