import type { BookingStatus, PaymentStatus } from '../../../domain/booking/bookings.ts'
import { type BadgeTone, StatusDot } from '../../ui/badge.tsx'

const payments: Readonly<Record<PaymentStatus, { label: string; tone: BadgeTone }>> = {
  pending: { label: 'In attesa', tone: 'gold' },
  bank_transfer_pending: { label: 'Bonifico dichiarato', tone: 'primary' },
  pending_confirmation: { label: 'Pagamento dichiarato', tone: 'primary' },
  requires_assistance: { label: 'Richiede assistenza', tone: 'bad' },
  deposit_paid: { label: 'Acconto ricevuto', tone: 'ok' },
  paid: { label: 'Saldato', tone: 'ok' },
  not_required: { label: 'Non dovuto', tone: 'neutral' },
  refunded: { label: 'Rimborsato', tone: 'neutral' },
}

type State = { status: BookingStatus; paymentStatus: PaymentStatus }

/** One dot and one word for both statuses, short enough for a row. */
export function BookingState({ status, paymentStatus }: State) {
  if (status === 'cancelled') {
    return (
      <StatusDot tone="neutral">
        {paymentStatus === 'refunded' ? 'Annullata, rimborsata' : 'Annullata'}
      </StatusDot>
    )
  }
  if (status === 'completed') return <StatusDot tone="ok">Completata</StatusDot>
  const { label, tone } = payments[paymentStatus]
  return <StatusDot tone={tone}>{label}</StatusDot>
}

export const paymentLabels = Object.entries(payments).map(([value, { label }]) => ({
  value,
  label,
}))
