import { useState } from 'react'
import { formatEuro } from '../../../domain/money.ts'
import { Button } from '../../ui/button.tsx'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { notifyUndo } from '../notify.ts'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

type Action = 'corrected' | 'reopened' | 'cancelled' | 'refunded'

const texts: Readonly<
  Record<
    Action,
    { button: string; title: string; done: string; explain: (b: BookingDetail) => string }
  >
> = {
  corrected: {
    button: 'Correggi',
    title: 'Riportare a da pagare?',
    done: 'Prenotazione riportata a da pagare',
    explain: (booking) =>
      booking.amountPaid > 0
        ? `I ${formatEuro(booking.amountPaid)} registrati vengono stornati. Usalo quando un pagamento è stato confermato per errore.`
        : 'La dichiarazione del cliente viene tolta e il pagamento torna da fare.',
  },
  reopened: {
    button: 'Riapri',
    title: 'Riaprire la prenotazione?',
    done: 'Prenotazione di nuovo confermata',
    explain: () =>
      'La prenotazione torna confermata: i pagamenti registrati non cambiano. Usalo quando è stata completata per errore.',
  },
  cancelled: {
    button: 'Annulla prenotazione',
    title: 'Annullare la prenotazione?',
    done: '',
    explain: (booking) =>
      `I ${booking.adultCount + booking.childCount} posti tornano liberi e il cliente riceve un'email.`,
  },
  refunded: {
    button: 'Segna come rimborsata',
    title: 'Rimborso effettuato?',
    done: 'Prenotazione segnata come rimborsata',
    explain: (booking) => `Segna che i ${formatEuro(booking.amountPaid)} sono tornati al cliente.`,
  },
}

/** What else may be done in this state; each asks first and takes a reason for the log. */
export function BookingActions({ booking }: { booking: BookingDetail }) {
  const [asking, setAsking] = useState<Action | null>(null)
  const allowed = booking.allowedEvents
  const base = { id: booking.id }
  const reinstate = useBookingChange({
    ...base,
    call: (version: number) => adminApi.bookings.reinstate({ ...base, version }),
    done: 'Prenotazione ripristinata',
  })
  const complete = useBookingChange({
    ...base,
    call: () => adminApi.bookings.complete({ ...base, version: booking.version }),
    done: 'Prenotazione completata',
  })
  const actions = (['corrected', 'reopened', 'cancelled', 'refunded'] as const).filter((event) =>
    allowed.includes(event),
  )
  return (
    <section className="py-4" aria-label="Altre azioni">
      <div className="flex flex-wrap gap-2">
        {allowed.includes('reinstated') && (
          <Button
            kind="quiet"
            size="staff"
            busy={reinstate.isPending}
            onClick={() => reinstate.mutate(booking.version)}
          >
            Ripristina
          </Button>
        )}
        {allowed.includes('completed') && (
          <Button
            kind="quiet"
            size="staff"
            busy={complete.isPending}
            onClick={() => complete.mutate(undefined)}
          >
            Segna come completata
          </Button>
        )}
        {actions.map((action) => (
          <Button
            key={action}
            kind="quiet"
            size="staff"
            className={action === 'cancelled' ? 'text-bad' : undefined}
            onClick={() => setAsking(action)}
          >
            {texts[action].button}
          </Button>
        ))}
      </div>
      {asking && (
        <ReasonDialog
          action={asking}
          booking={booking}
          onClose={() => setAsking(null)}
          onUndo={(version) => reinstate.mutate(version)}
        />
      )}
    </section>
  )
}

type ReasonDialogProps = {
  action: Action
  booking: BookingDetail
  onClose: () => void
  onUndo: (version: number) => void
}

function ReasonDialog({ action, booking, onClose, onUndo }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const text = texts[action]
  const calls = {
    corrected: adminApi.bookings.correct,
    reopened: adminApi.bookings.reopen,
    cancelled: adminApi.bookings.cancel,
    refunded: adminApi.bookings.refund,
  }
  const change = useBookingChange({
    id: booking.id,
    call: () =>
      calls[action]({
        id: booking.id,
        version: booking.version,
        reason: reason.trim() || undefined,
      }),
    done: text.done,
    onDone: (after) => {
      if (action === 'cancelled') notifyUndo('Prenotazione annullata', () => onUndo(after.version))
      onClose()
    },
  })
  return (
    <StaffDialog
      open
      onClose={onClose}
      onSubmit={() => change.mutate(undefined)}
      title={text.title}
      description={text.explain(booking)}
      width={480}
      footer={
        <>
          <Button
            type="submit"
            kind={action === 'cancelled' ? 'danger' : 'primary'}
            size="staff"
            busy={change.isPending}
            busyLabel="Un momento…"
          >
            {text.button}
          </Button>
          <Button kind="quiet" size="staff" onClick={onClose}>
            No, torna indietro
          </Button>
        </>
      }
    >
      <Input
        label="Motivo"
        optional
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        hint="Resta nella cronologia."
        fieldClassName="pt-1"
      />
    </StaffDialog>
  )
}
