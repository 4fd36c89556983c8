import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { Copy, Gift, Link2, MapPin, Search, Ticket } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '../../../domain/dates.ts'
import { Modal } from '../../ui/modal.tsx'
import { admin } from '../api.ts'
import { copyWithToast } from '../copy.ts'
import { bookingPath, ownPages, staffPaths, staffSections } from '../pages.ts'
import { useMay } from '../session.tsx'

/** Ignores case and accents, so that "citta" finds "Città". */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
}

const actions = [
  {
    label: 'Nuovo link di prenotazione',
    to: staffPaths.generator,
    icon: Link2,
    call: 'generateForIban',
  },
  { label: 'Nuovo link gratuito', to: staffPaths.freeLinks, icon: Gift, call: 'generateFree' },
]

type CommandSearchProps = {
  /** Lets the opener check whether the dialog is still open. */
  dialog?: RefObject<HTMLDialogElement | null>
  onClose: () => void
}

export default function CommandSearch({ dialog, onClose }: CommandSearchProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // Without this the browser focuses the first focusable element: the wrapper of the list.
  useEffect(() => input.current?.focus(), [])
  const query = useDeferredValue(text.trim())
  const navigate = useNavigate()
  const may = useMay()
  const { data, isFetching, isError } = useQuery({
    ...admin.search.everything.queryOptions({ input: { q: query } }),
    enabled: query.length >= 2,
    placeholderData: query.length >= 2 ? keepPreviousData : undefined,
  })
  const found = query.length >= 2 ? data : undefined
  const go = (to: string) => () => {
    onClose()
    void navigate(to)
  }
  // Filters with the current text, not the deferred one: Enter must choose what is on the screen.
  const matches = (label: string) => folded(label).includes(folded(text.trim()))
  const pages = [...staffSections.flatMap((section) => section.pages), ...ownPages].filter(
    ({ label, needs }) => may(...needs) && matches(`Vai a ${label}`),
  )
  const offered = actions.filter(({ label, call }) => may('links', call) && matches(label))
  return (
    <Modal
      ref={dialog}
      open
      onClose={onClose}
      closedby="any"
      aria-label="Cerca o vai a"
      className="staff fixed inset-x-3 top-4 m-0 mx-auto max-h-[calc(100dvh-2rem)] w-auto max-w-[640px] flex-col overflow-hidden rounded-picture bg-white p-0 text-[0.96875rem] text-inherit shadow-e3 backdrop:bg-navy-dark/42 open:flex md:top-30 md:max-h-[calc(100dvh-9rem)]"
    >
      <Command shouldFilter={false} label="Cerca o vai a" className="flex min-h-0 flex-col">
        <div className="flex flex-none items-center gap-3 border-b border-line px-5">
          <Search className="size-5 flex-none" aria-hidden />
          <Command.Input
            ref={input}
            value={text}
            onValueChange={setText}
            placeholder="Cerca prenotazioni, link, viaggi o pagine"
            className="h-14.5 w-full min-w-0 bg-transparent text-[1.125rem] shadow-none! outline-none! placeholder:text-ink-2"
          />
        </div>
        <Command.List label="Risultati" className="min-h-0 flex-1 overflow-y-auto pb-2">
          <Command.Empty className="px-5 py-8 text-ink-2">
            {isFetching ? 'Ricerca in corso…' : `Nessun risultato per «${query}».`}
          </Command.Empty>
          {isError && (
            <p className="px-5 py-4 text-bad">
              La ricerca non risponde: le pagine qui sotto funzionano comunque.
            </p>
          )}
          {found && found.bookings.length > 0 && (
            <Group title="Prenotazioni">
              {found.bookings.map((booking) => (
                <Item
                  key={booking.id}
                  value={booking.id}
                  icon={<Ticket />}
                  aside={booking.reference}
                  onSelect={go(bookingPath(booking.id))}
                >
                  {booking.contactName}, {booking.destinationTitle}
                </Item>
              ))}
            </Group>
          )}
          {found && found.links.length > 0 && (
            <Group title="Link">
              {found.links.map((link) => (
                <Item
                  key={link.id}
                  value={link.id}
                  icon={<Copy />}
                  aside={`${link.reference}${link.state === 'expired' ? ' · scaduto' : ''}`}
                  onSelect={() => {
                    void copyWithToast(link.url)
                    onClose()
                  }}
                >
                  Copia il link {link.customerName && `di ${link.customerName}: `}
                  {link.travelTitle}, {formatDate(link.startDate)}
                </Item>
              ))}
            </Group>
          )}
          {found && found.trips.length > 0 && (
            <Group title="Viaggi">
              {found.trips.map((trip) => (
                <Item
                  key={trip.id}
                  value={`trip-${trip.id}`}
                  icon={<MapPin />}
                  onSelect={go(`${staffPaths.departures}?trip=${trip.id}`)}
                >
                  Partenze di {trip.title}
                </Item>
              ))}
            </Group>
          )}
          {offered.length + pages.length > 0 && (
            <Group title="Azioni">
              {offered.map(({ label, to, icon: Icon }) => (
                <Item key={label} value={label} icon={<Icon />} onSelect={go(to)}>
                  {label}
                </Item>
              ))}
              {pages.map(({ to, label, icon: Icon }) => (
                <Item key={to} value={to} icon={<Icon />} onSelect={go(to)}>
                  Vai a {label}
                </Item>
              ))}
            </Group>
          )}
        </Command.List>
        <p className="hidden flex-none gap-5 border-t border-line px-5 py-3 text-[0.875rem] text-ink-2 md:flex">
          <Key name="↑ ↓">scorri</Key>
          <Key name="Invio">apri</Key>
          <Key name="Esc">chiudi</Key>
        </p>
      </Command>
    </Modal>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Command.Group
      heading={title}
      className="[&_[cmdk-group-heading]]:px-5 [&_[cmdk-group-heading]]:pt-4 [&_[cmdk-group-heading]]:pb-2 [&_[cmdk-group-heading]]:text-[0.875rem] [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-2"
    >
      {children}
    </Command.Group>
  )
}

type ItemProps = {
  value: string
  icon: ReactNode
  aside?: string
  onSelect: () => void
  children: ReactNode
}

function Item({ value, icon, aside, onSelect, children }: ItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex min-h-11.5 cursor-pointer items-center gap-3 px-5 data-[selected=true]:bg-primary-light/60 [&_svg]:size-4.5 [&_svg]:flex-none"
    >
      {icon}
      <span className="min-w-0 truncate">{children}</span>
      {aside && <span className="ml-auto flex-none text-ink-2">{aside}</span>}
    </Command.Item>
  )
}

function Key({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span>
      <kbd className="mr-1.5 rounded-[5px] bg-paper-2 px-1.5 py-1 font-text text-staff-small font-semibold">
        {name}
      </kbd>
      {children}
    </span>
  )
}
