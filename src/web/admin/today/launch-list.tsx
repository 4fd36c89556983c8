import type { Answers } from '../api.ts'
import { Section } from '../ui/page.tsx'

type LaunchItem = Answers['launch']['list']['items'][number]

const areas: Readonly<Record<LaunchItem['area'], string>> = {
  brand: 'Marchio',
  bank: 'Banca',
  claims: 'Dichiarazioni',
  configuration: 'Configurazione',
  access: 'Accessi',
}

/** What is still placeholder before the first real customer comes. */
export function LaunchList({ items }: { items: readonly LaunchItem[] }) {
  return (
    <Section title="Prima di andare online" note={items.length}>
      <details className="mt-2 border-y border-line">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {items.length === 1 ? 'Una cosa da sistemare' : `${items.length} cose da sistemare`}
        </summary>
        <ul className="pb-2">
          {items.map((item) => (
            <li key={item.id} className="border-t border-line py-2.5">
              <b className="font-[650]">{item.title}</b>
              <span className="text-ink-2"> · {areas[item.area]}</span>
              <span className="block text-ink-2">{item.hint}</span>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}
