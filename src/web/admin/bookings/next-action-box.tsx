import { Check, CircleCheckBig } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BookingEvent } from '../../../domain/booking/bookings.ts'
import type { IsoDate } from '../../../domain/dates.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useToday } from '../../browser/hydration.ts'
import { WhatsAppIcon } from '../../ui/brand-icons.tsx'
import { adminApi } from '../api.ts'
import { ago } from '../moments.ts'
import { useMay } from '../session.tsx'
import { StaffButton, StaffButtonAnchor } from '../ui/staff-button.tsx'
import { ConfirmPaymentDialog } from './confirm-payment-dialog.tsx'
import { customerMessages, whatsAppTo } from './contact-customer.ts'
import { dueDay } from './due-day.ts'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

/** The yellow box: what to do next, with the buttons for it. */
export function NextActionBox({ booking }: { booking: BookingDetail }) {
  const call = nextStep(booking, useToday())
  const may = useMay()
  const [paying, setPaying] = useState(false)
  const complete = useBookingChange({
    id: booking.id,
    call: () => adminApi.bookings.complete({ id: booking.id, version: booking.version }),
    done: 'Prenotazione completata',
  })
  if (!call) return null
  return (
    <section
      aria-label="Cosa fare adesso"
      className="mt-5 mb-1 rounded-[11px] bg-gold-light px-4 py-3.5"
    >
      <p>
        <b className="font-[650]">{call.title}</b> {call.text}
      </p>
      <div className="mt-2.75 flex flex-col gap-2 md:flex-row md:flex-wrap">
        {call.pay && may('bookings', 'confirmPayment') && (
          <StaffButton icon={Check} kind="primary" onClick={() => setPaying(true)}>
            {call.pay}
          </StaffButton>
        )}
        {call.complete && (
          <StaffButton
            icon={CircleCheckBig}
            kind="primary"
            busy={complete.isPending}
            onClick={() => complete.mutate(undefined)}
          >
            Segna come completata
          </StaffButton>
        )}
        {call.ask && booking.contactPhone && (
          <StaffButtonAnchor
            href={whatsAppTo(booking, call.ask.message)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <WhatsAppIcon className="size-4.25" />
            {call.ask.label}
            <span className="sr-only"> su WhatsApp (nuova scheda)</span>
          </StaffButtonAnchor>
        )}
      </div>
      {paying && <ConfirmPaymentDialog booking={booking} onClose={() => setPaying(false)} />}
    </section>
  )
}

type NextStep = {
  title: string
  text: ReactNode
  pay?: string
  complete?: boolean
  ask?: { label: string; message: string }
}

function lastTime(booking: BookingDetail, ...events: BookingEvent[]): string {
  const found = booking.timeline
    .filter(({ action }) => (events as string[]).includes(action))
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
  return ago(found ?? booking.updatedAt)
}

function nextStep(booking: BookingDetail, today: IsoDate): NextStep | undefined {
  if (booking.status === 'cancelled') return afterCancelling(booking)
  if (booking.status === 'completed') return undefined
  switch (booking.paymentStatus) {
    case 'bank_transfer_pending':
    case 'pending_confirmation':
      return {
        title: `${booking.paymentStatus === 'bank_transfer_pending' ? 'Bonifico' : 'Pagamento'} dichiarato ${lastTime(booking, 'transfer_declared', 'older_payment_declared')}.`,
        text: `Controlla che ${formatEuro(booking.amountDue)}${
          booking.paymentReference ? ` con causale ${booking.paymentReference}` : ''
        } siano arrivati sul conto.`,
        pay: 'Conferma pagamento',
        ask: { label: 'Chiedi la ricevuta', message: customerMessages.receipt(booking) },
      }
    case 'requires_assistance':
      return {
        title: `Carta inserita ${lastTime(booking, 'card_attempted')}, serve assistenza.`,
        text: 'Senti il cliente e accompagnalo al pagamento.',
        ask: { label: 'Scrivi al cliente', message: customerMessages.assistance(booking) },
        pay: 'Conferma pagamento',
      }
    case 'pending':
      if (booking.amountDue === 0) return { ...arrived(booking), pay: 'Conferma pagamento' }
      return {
        title: 'In attesa del pagamento.',
        text: `Il cliente deve versare ${formatEuro(booking.amountDue)}${
          booking.paymentReference ? ` con causale ${booking.paymentReference}` : ''
        }.`,
        pay: 'Conferma pagamento',
        ask: { label: 'Sollecita', message: customerMessages.payment(booking) },
      }
    case 'deposit_paid':
      if (!booking.next) return arrived(booking)
      return {
        title: 'Acconto ricevuto.',
        ...afterTheDeposit(booking, today),
      }
    case 'refunded':
      return {
        title: 'Il pagamento è stato rimborsato su carta.',
        text: 'Annulla la prenotazione oppure, con Correggi, segnala di nuovo «Da pagare».',
        ask: { label: 'Scrivi al cliente', message: customerMessages.hello(booking) },
      }
    default:
      return afterTheTrip(booking, today)
  }
}

/** No payment is asked for: what was received already covers the deposit or the whole price. */
function arrived({ amountPaid, totalPrice }: BookingDetail): NextStep {
  const excess = amountPaid - totalPrice
  return {
    title: `Arrivati ${formatEuro(amountPaid)}.`,
    text:
      excess > 0
        ? `È tutto il prezzo e ${formatEuro(excess)} in più, da restituire: trovi il rimborso in Cassa.`
        : excess === 0
          ? 'È tutto il prezzo.'
          : "Bastano per l'acconto: decidi tu se confermare.",
  }
}

/** The balance, or the next instalment of the plan. */
function afterTheDeposit(
  booking: BookingDetail,
  today: IsoDate,
): Pick<NextStep, 'text' | 'pay' | 'ask'> {
  const { next, balance, balanceDueDate } = booking
  const isInstalment = next?.name.startsWith('Rata') ?? false
  const amount = isInstalment && next ? next.open : balance
  const when = balanceDueDate ? `, ${dueDay(next?.name ?? 'Saldo', balanceDueDate, today)}` : ''
  return {
    text: isInstalment
      ? `${next?.name}: ${formatEuro(amount)}${when}. In tutto restano ${formatEuro(balance)}.`
      : `Resta il saldo di ${formatEuro(amount)}${when}.`,
    pay: isInstalment ? 'Conferma rata' : 'Conferma saldo',
    ask: {
      label: isInstalment ? 'Ricorda la rata' : 'Ricorda il saldo',
      message: customerMessages.balance(
        booking,
        amount,
        balanceDueDate && balanceDueDate >= today ? balanceDueDate : null,
        isInstalment ? 'la rata' : 'il saldo',
      ),
    },
  }
}

function afterCancelling(booking: BookingDetail): NextStep | undefined {
  const { amountPaid, leavingPenalty, owedAsVoucher } = booking
  const owed = refundOwed(booking)
  const asVoucher = owedAsVoucher > 0 ? `, di cui ${formatEuro(owedAsVoucher)} come buono` : ''
  if (owed === 0 || booking.paymentStatus === 'refunded') return undefined
  return {
    title: 'Prenotazione annullata.',
    text:
      leavingPenalty > 0
        ? `Il cliente ha versato ${formatEuro(amountPaid)}: ${formatEuro(owed)} sono da restituire${asVoucher}.`
        : `Il cliente ha versato ${formatEuro(amountPaid)}, da restituire${asVoucher}.`,
    ask: { label: 'Scrivi al cliente', message: customerMessages.hello(booking) },
  }
}

function afterTheTrip(booking: BookingDetail, today: IsoDate): NextStep | undefined {
  const isOver = booking.endDate < today
  if (!isOver || !booking.allowedEvents.includes('completed')) return undefined
  return { title: 'Il viaggio è concluso.', text: 'Puoi chiudere la prenotazione.', complete: true }
}
