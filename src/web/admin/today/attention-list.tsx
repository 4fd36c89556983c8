import { ChevronRight } from 'lucide-react'
import { useToday } from '../../browser/hydration.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { useMay } from '../session.tsx'
import { Section } from '../ui/page.tsx'
import { Nothing } from '../ui/states.tsx'
import { attentionCount, attentionItems } from './attention-items.ts'
import type { Attention, Item, Tone } from './counted-items.ts'

const tones: Readonly<Record<Tone, string>> = {
  info: 'bg-primary-light text-primary-dark',
  warn: 'bg-gold-light text-gold-dark',
  bad: 'bg-bad-soft text-bad',
  good: 'bg-ok-soft text-ok',
}

/** What needs attention, each with a link to it. */
export function AttentionList({ attention }: { attention: Attention }) {
  const items = attentionItems(attention, useMay(), useToday())
  return (
    <Section
      title="Richiedono attenzione"
      note={items.length > 0 ? attentionCount(items) : undefined}
    >
      {items.length === 0 ? (
        <Nothing title="Tutto in ordine">
          Nessun bonifico da verificare, nessuno che aspetta. Buon lavoro.
        </Nothing>
      ) : (
        <ul className="mt-2">
          {items.map((item) => (
            <Row key={item.key} item={item} />
          ))}
        </ul>
      )}
    </Section>
  )
}

function Row({ item }: { item: Item }) {
  const Icon = item.icon
  return (
    <li className="relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line py-3.5 md:grid-cols-[36px_minmax(0,1fr)_auto] md:py-3.25">
      <span
        className={classNames(
          'grid size-10 place-items-center rounded-[9px] md:size-9',
          tones[item.tone],
        )}
        aria-hidden
      >
        <Icon className="size-5" />
      </span>
      <span className="min-w-0">
        <Link to={item.to} className="stretched font-[650]">
          {item.title.replaceAll(' €', '\u00a0€')}
        </Link>
        <span className="block text-ink-2 md:truncate">{item.text}</span>
      </span>
      <span
        aria-hidden
        data-kind={item.isMain ? 'primary' : 'quiet'}
        data-size="staff"
        className="button min-h-8! px-2.75! max-md:hidden"
      >
        {item.button}
      </span>
      <ChevronRight className="size-5 text-ink-2 md:hidden" aria-hidden />
    </li>
  )
}
