import { useState } from 'react'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { useToday } from '../../browser/hydration.ts'
import { Button } from '../../ui/button.tsx'
import { Input, RadioRow } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { centsFromText, textFromCents } from '../money-field.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

type Kind = 'deposit' | 'full'

/** What came in, when, and whether something is still to come. */
export function ConfirmPaymentDialog({
  booking,
  onClose,
}: {
  booking: BookingDetail
  onClose: () => void
}) {
  const mayDeposit = booking.allowedEvents.includes('deposit_confirmed')
  const startsAsDeposit = mayDeposit && booking.paymentType === 'deposit'
  const amountFor = (kind: Kind) =>
    kind === 'deposit' ? Math.min(booking.depositAmount, booking.balance) : booking.balance
  const [kind, setKind] = useState<Kind>(startsAsDeposit ? 'deposit' : 'full')
  const [amount, setAmount] = useState(textFromCents(amountFor(kind)))
  const today = useToday()
  const [receivedOn, setReceivedOn] = useState(today)
  const [note, setNote] = useState('')
  const [tried, setTried] = useState(false)
  const cents = centsFromText(amount)
  const change = useBookingChange({
    id: booking.id,
    call: () =>
      adminApi.bookings.confirmPayment({
        id: booking.id,
        version: booking.version,
        kind,
        amount: cents ?? 0,
        receivedOn,
        note: note.trim() || undefined,
      }),
    done: kind === 'deposit' ? 'Acconto confermato' : 'Saldo confermato',
    onDone: onClose,
  })
  const dayError = !receivedOn
    ? 'Inserisci la data'
    : receivedOn > today
      ? 'La data non può essere nel futuro'
      : undefined
  const submit = () => {
    setTried(true)
    if (cents !== undefined && cents > 0 && !dayError) change.mutate(undefined)
  }
  const choose = (next: Kind) => {
    setKind(next)
    setAmount(textFromCents(amountFor(next)))
  }
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={submit}
      title="Conferma pagamento"
      description={`${booking.contactName}, ${booking.destinationTitle}${
        booking.paymentReference ? ` · ${booking.paymentReference}` : ''
      }`}
      footer={
        <>
          <Button
            type="submit"
            kind="primary"
            size="staff"
            busy={change.isPending}
            busyLabel="Salvataggio…"
          >
            {kind === 'deposit' ? 'Conferma acconto' : 'Conferma saldo'}
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            Annulla
          </Button>
        </>
      }
    >
      <div className="grid gap-4.5 pt-1">
        <fieldset className="grid gap-2">
          <legend className="mb-1.75 font-semibold">Cosa è arrivato</legend>
          {mayDeposit && (
            <RadioRow
              name="kind"
              label="Acconto"
              hint={`${formatEuro(amountFor('deposit'))} attesi, il saldo arriva dopo`}
              checked={kind === 'deposit'}
              onChange={() => choose('deposit')}
            />
          )}
          <RadioRow
            name="kind"
            label={booking.amountPaid > 0 ? 'Saldo' : 'Tutto il prezzo'}
            hint={`${formatEuro(amountFor('full'))} attesi, non resta nulla da pagare`}
            checked={kind === 'full'}
            onChange={() => choose('full')}
          />
        </fieldset>
        <div className="grid gap-4.5 sm:grid-cols-2">
          <Input
            label="Importo ricevuto (€)"
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            error={tried && !cents ? 'Inserisci un importo valido' : undefined}
            hint={
              cents !== undefined && cents !== amountFor(kind)
                ? `Diverso dai ${formatEuro(amountFor(kind))} attesi`
                : undefined
            }
          />
          <Input
            label="Ricevuto il"
            type="date"
            max={today}
            value={receivedOn}
            onChange={(event) => setReceivedOn(event.target.value)}
            error={tried ? dayError : undefined}
          />
        </div>
        <Input
          label="Nota"
          optional
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <p className="text-ink-2">
          Il cliente riceve un'email di conferma.
          {booking.balanceDueDate &&
            kind === 'deposit' &&
            ` Saldo entro il ${formatDate(booking.balanceDueDate)}.`}
        </p>
      </div>
    </StaffDialog>
  )
}
