import { useState } from 'react'
import type { Answers } from '../api.ts'
import { documentPath } from '../catalogue/document-path.ts'
import { staffPaths } from '../pages.ts'
import { Section } from '../ui/page.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { withWantedField } from '../ui/wanted-field.ts'
import { Technician } from './technician.tsx'
import { ToConfirm } from './to-confirm.tsx'

type LaunchItem = Answers['launch']['list']['items'][number]

const areas: Readonly<Record<LaunchItem['area'], string>> = {
  brand: 'Marchio',
  bank: 'Banca',
  claims: 'Numeri e garanzie',
  configuration: 'Configurazione',
  access: 'Accessi',
}

type Place = NonNullable<LaunchItem['place']>

/** Where each item is fixed; environment variables have no page. */
const places: Readonly<Record<Place, { to: string; label: string }>> = {
  brand: { to: `${staffPaths.catalogue}/brand`, label: 'Redazione: Agenzia' },
  organiser: { to: `${staffPaths.catalogue}/organiser`, label: 'Redazione: Organizzatore' },
  legal: { to: `${staffPaths.catalogue}?gruppo=legal`, label: 'Redazione: Testi legali' },
  trips: { to: `${staffPaths.catalogue}?gruppo=trip`, label: 'Redazione: Viaggi' },
  people: { to: staffPaths.catalogue, label: 'Redazione: Persone' },
  about: { to: staffPaths.catalogue, label: 'Redazione: Chi siamo' },
  groups: { to: staffPaths.catalogue, label: 'Redazione: Viaggi di gruppo' },
  ibans: { to: staffPaths.ibans, label: 'Conti bancari' },
  whatsapp: { to: staffPaths.whatsapp, label: 'Numeri WhatsApp' },
  campaign: { to: `${staffPaths.catalogue}/campaign`, label: 'Redazione: Campagna' },
  departures: { to: staffPaths.departures, label: 'Partenze' },
  claims: { to: staffPaths.claims, label: 'Numeri e garanzie' },
  settings: { to: staffPaths.settings, label: 'Impostazioni' },
  staff: { to: staffPaths.staff, label: 'Staff' },
}

function placeOf({ place, document, field }: LaunchItem): string {
  const page = place === null ? staffPaths.today : places[place].to
  return withWantedField(document ? documentPath(document) : page, field)
}

/** What is still a placeholder and must be replaced before the first real customer. */
export function LaunchList({ items }: { items: readonly LaunchItem[] }) {
  const [open, setOpen] = useState(false)
  return (
    <Section title="Prima di andare online" note={items.length}>
      <details
        className="mt-2 border-y border-line"
        onToggle={(event) => setOpen(event.currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">
          {items.length === 1 ? 'Una cosa da sistemare' : `${items.length} cose da sistemare`}
        </summary>
        <ul className="pb-2">
          {items.map((item) => (
            <li key={item.id} className="border-t border-line py-2.5">
              <b className="font-[650]">{item.title}</b>
              <span className="text-ink-2"> · {areas[item.area]}</span>
              <span className="block text-ink-2">{item.hint}</span>
              {item.toConfirm && <ToConfirm item={item} documents={item.toConfirm} />}
              {item.place && !item.toConfirm && (
                <StaffLink
                  to={placeOf(item)}
                  aria-label={`${item.title}: apri ${places[item.place].label}`}
                  className="inline-flex min-h-11 items-center md:min-h-8"
                >
                  Apri {places[item.place].label}
                </StaffLink>
              )}
            </li>
          ))}
        </ul>
        {open && <Technician />}
      </details>
    </Section>
  )
}
