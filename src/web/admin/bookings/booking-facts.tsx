import { CalendarSync } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatIban } from '../../../domain/accounts/iban.ts'
import { statusLabels } from '../../../domain/booking/booking-texts.ts'
import { coordinatorsText } from '../../../domain/booking/departure-list.ts'
import { formatDate, formatDaysNights, formatMoment } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Link } from '../../ui/link.tsx'
import { Seats } from '../../ui/seats.tsx'
import { copyValue, copyWithToast } from '../copy.ts'
import { staffPaths } from '../pages.ts'
import { CopyIcon, IconAction } from '../ui/icon-buttons.tsx'
import { bookingAmounts } from './booking-amounts.ts'
import { customerMessages, whatsAppTo } from './contact-customer.ts'
import { Deadlines } from './deadlines.tsx'
import { DepartureChangeDialog } from './departure-change-dialog.tsx'
import { BookingState } from './status.tsx'
import type { BookingDetail } from './use-booking-change.ts'

type Props = { booking: BookingDetail }

const rule = 'border-b border-line py-3.5'
export const partTitle = 'mb-1.75 font-text text-base font-[650] tracking-normal md:text-staff'
export const part = 'border-b border-line py-3.5'

export function Amounts({ booking }: Props) {
  return (
    <dl className={`grid grid-cols-3 gap-3 ${rule}`}>
      {bookingAmounts(booking).map((amount) => (
        <Amount key={amount.label} {...amount} />
      ))}
    </dl>
  )
}

export function mayChange({ allowedEvents }: BookingDetail): boolean {
  return allowedEvents.includes('changed')
}

function Amount({ label, value }: { label: string; value: number }) {
  return (
    <div>
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures text-[1.375rem] leading-[1.2]">{formatEuro(value)}</dd>
    </div>
  )
}

/** A value with a button that copies it. */
function Copied({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-0 [overflow-wrap:anywhere]">{value}</span>
      <CopyIcon
        label={`Copia ${label}`}
        className="md:size-6!"
        onCopy={() => copyValue(value, value)}
      />
    </span>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-[550]">{children}</dd>
    </>
  )
}

export function Facts({ booking }: Props) {
  const { account, link, departure } = booking
  const [moving, setMoving] = useState(false)
  return (
    <dl
      className={`grid grid-cols-[92px_minmax(0,1fr)] items-baseline gap-x-3 gap-y-1.75 md:grid-cols-[118px_minmax(0,1fr)] ${rule}`}
    >
      <Fact name="Pagamento">
        <BookingState {...booking} />
      </Fact>
      <Fact name="Stato">{statusLabels[booking.status]}</Fact>
      {booking.next && mayChange(booking) && (
        <Fact name="Scadenze">
          <Deadlines booking={booking} />
        </Fact>
      )}
      {booking.paymentReference && (
        <Fact name="Causale">
          <Copied value={booking.paymentReference} label="la causale" />
        </Fact>
      )}
      {booking.totalPrice > 0 && (
        <Fact name="Conto">
          {account.accountHolder}
          <Copied value={formatIban(account.iban)} label="l'IBAN" />
          {account.isDefault && (
            <span className="block font-semibold text-bad">
              Conto predefinito: quello del link non si legge, va sistemato.
            </span>
          )}
          {!account.isActive && !account.isDefault && (
            <span className="block text-ink-2">Conto disattivato</span>
          )}
        </Fact>
      )}
      <Fact name="Contatti">
        <Copied value={booking.contactEmail} label="l'email" />
        <Copied value={booking.contactPhone} label="il telefono" />
        <span className="mt-1 flex flex-wrap gap-x-4 font-semibold text-primary">
          <a
            className="min-h-6 hover:underline"
            href={whatsAppTo(booking, customerMessages.hello(booking))}
            target="_blank"
            rel="noopener noreferrer"
          >
            WhatsApp<span className="sr-only"> (nuova scheda)</span>
          </a>
          <a className="min-h-6 hover:underline" href={`mailto:${booking.contactEmail}`}>
            Scrivi email
          </a>
        </span>
      </Fact>
      <Fact name="Durata">{formatDaysNights(booking.tripDays)}</Fact>
      <Fact name="Aeroporto">{booking.airport}</Fact>
      <Fact name="Partenza">
        <span className="flex items-center gap-1">
          {formatDate(booking.startDate)}
          {mayChange(booking) && (
            <IconAction label="Sposta su un'altra partenza" onClick={() => setMoving(true)}>
              <CalendarSync aria-hidden />
            </IconAction>
          )}
        </span>
        {departure && (
          <>
            <Link
              to={`${staffPaths.departures}?departure=${departure.id}`}
              className="inline-flex items-center gap-2 text-primary hover:underline"
            >
              <Seats free={departure.spotsAvailable} total={departure.totalSpots} tone="staff" />
              {departure.spotsAvailable === 1 ? '1 libero' : `${departure.spotsAvailable} liberi`}
            </Link>
            <span className="block text-ink-2">{coordinatorsText(departure.coordinators)}</span>
          </>
        )}
        {moving && <DepartureChangeDialog booking={booking} onClose={() => setMoving(false)} />}
      </Fact>
      <Fact name="Origine">
        {link ? (
          <span className="flex items-center gap-1">
            <span>
              Link {link.reference}
              {link.createdBy && <span className="text-ink-2"> di {link.createdBy}</span>}
            </span>
            <CopyIcon
              label="Copia il link"
              className="md:size-6!"
              onCopy={() => copyWithToast(link.url)}
            />
          </span>
        ) : (
          'Pagina di prenotazione'
        )}
        {booking.referralSource === 'ads' && (
          <span className="block text-ink-2">dalla pubblicità</span>
        )}
      </Fact>
      <Fact name="Contratto">
        {booking.acceptedTerms ? (
          <>
            Accettato {elidedDays(`il ${formatMoment(booking.acceptedTerms.acceptedAt)}`)}
            <span className="block text-ink-2">{booking.acceptedTerms.texts}</span>
          </>
        ) : (
          'Accettazione non registrata'
        )}
      </Fact>
    </dl>
  )
}
