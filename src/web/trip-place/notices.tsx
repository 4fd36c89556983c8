import { Megaphone } from 'lucide-react'
import { formatMoment } from '../../domain/dates.ts'
import type { PlaceView } from './place-view.ts'

/** What who leads the group writes to it. */
export function Notices({ notices }: Pick<PlaceView, 'notices'>) {
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="avvisi">
      <h2 id="avvisi" className="flex items-center gap-2.5 text-sub">
        <Megaphone className="size-6 text-primary" aria-hidden />
        Avvisi al gruppo
      </h2>
      <ul className="mt-4 grid gap-3">
        {notices.map(({ id, text, author, at }) => (
          <li key={id} className="rounded-panel border border-line bg-white p-5">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="mt-2 text-small text-ink-2">
              {author}, {formatMoment(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
