import { useQuery } from '@tanstack/react-query'
import { Mail, MessageCircle } from 'lucide-react'
import { buildWhatsAppUrl } from '../../../domain/contact/whatsapp.ts'
import { formatDate, formatMoment } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useToday } from '../../browser/hydration.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { type Answers, admin, adminApi } from '../api.ts'
import { dueDay } from '../bookings/due-day.ts'
import { bookingPath } from '../pages.ts'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { Nothing } from '../ui/states.tsx'
import { useEntryChange } from './use-entry-change.ts'

type Item = Answers['cassa']['missing']['items'][number]

const kinds: Readonly<Record<Item['kind'], { label: string; tone: BadgeTone }>> = {
  overdue: { label: 'Saldo scaduto', tone: 'bad' },
  declared: { label: 'Dichiarato, non arrivato', tone: 'gold' },
  underpaid: { label: 'Acconto incompleto', tone: 'gold' },
  due: { label: 'Saldo in scadenza', tone: 'primary' },
}

/** 'Rata 1 scaduta' where a plan has more than the balance. */
function labelOf({ kind, name }: Item): string {
  if (!name.startsWith('Rata')) return kinds[kind].label
  if (kind === 'overdue') return `${name} scaduta`
  return kind === 'due' ? `${name} in scadenza` : kinds[kind].label
}

/** Payments that should have arrived and have not; one button sends a polite reminder. */
export function MissingList() {
  const query = useQuery(admin.cassa.missing.queryOptions())
  return (
    <Loaded query={query} rows={5} height={88} className="px-page">
      {({ items, outstanding }) => (
        <>
          <Sums items={items} outstanding={outstanding} />
          {items.length === 0 ? (
            <Nothing title="Nessun pagamento in sospeso" className="px-page">
              Saldi, bonifici dichiarati e differenze: è tutto in ordine.
            </Nothing>
          ) : (
            <ul aria-label="Pagamenti da incassare">
              {items.map((item) => (
                <MissingRow key={item.booking.id} item={item} />
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  )
}

/** The total shown on Oggi, and how much of it is late, declared or due within 7 days. */
function Sums({ items, outstanding }: Answers['cassa']['missing']) {
  const listed = items.reduce((sum, { cents }) => sum + cents, 0)
  return (
    <p className="px-page border-b border-line py-3.5 text-ink-2">
      <b className="font-[650] text-ink">{formatEuro(outstanding)}</b> da incassare da tutte le
      prenotazioni aperte, di cui <b className="font-[650] text-ink">{formatEuro(listed)}</b> in
      ritardo, dichiarati o in scadenza entro 7 giorni.
    </p>
  )
}

function MissingRow({ item }: { item: Item }) {
  const { booking, kind, cents, dueOn, remindedAt, reminders } = item
  const today = useToday()
  const remind = useEntryChange(
    (channel: 'mail' | 'whatsapp') => adminApi.cassa.remind({ id: booking.id, channel }),
    'Promemoria registrato',
  )
  const { tone } = kinds[kind]
  return (
    <li className="px-page grid gap-x-6 gap-y-2.5 border-b border-line py-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <b className="text-[1.125rem] font-[650] tabular-nums">{formatEuro(cents)}</b>
          <StaffLink to={bookingPath(booking.id)}>{booking.contactName}</StaffLink>
          <Badge tone={tone}>{labelOf(item)}</Badge>
        </p>
        <p className="text-ink-2">
          {booking.destinationTitle}, partenza {formatDate(booking.startDate)}
          {dueOn && ` · ${dueDay(item.name, dueOn, today)}`}
          {remindedAt &&
            ` · ${reminders === 1 ? 'un promemoria' : `${reminders} promemoria`}, l'ultimo ${formatMoment(remindedAt)}`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <StaffButton
          icon={Mail}
          kind="outline"
          busy={remind.isPending}
          aria-label={`Promemoria per email a ${booking.contactName}`}
          onClick={() => remind.mutate('mail')}
        >
          Promemoria
        </StaffButton>
        <StaffButtonAnchor
          icon={MessageCircle}
          href={buildWhatsAppUrl(booking.contactPhone, item.whatsApp)}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp a ${booking.contactName}`}
          onClick={() => remind.mutate('whatsapp')}
        >
          WhatsApp
        </StaffButtonAnchor>
      </div>
    </li>
  )
}
