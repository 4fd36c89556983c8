import { useState } from 'react'
import { reasonSchema } from '../../../contract/admin/booking/bookings.ts'
import { isTransferDeclared } from '../../../domain/booking/booking-money.ts'
import { keptSums } from '../../../domain/booking/leaving.ts'
import { formatMoment } from '../../../domain/dates.ts'
import { refundOwed } from '../../../domain/money/refunds.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Input } from '../../ui/field.tsx'
import { adminApi } from '../api.ts'
import { RefundDialog } from '../cassa/refund-dialog.tsx'
import { ago } from '../moments.ts'
import { useMay } from '../session.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { cancelText } from './cancel-text.ts'
import { type BookingDetail, useBookingChange } from './use-booking-change.ts'

type Action = 'corrected' | 'reopened' | 'cancelled' | 'refunded'

/** The call behind each action, as the table of rights names it. */
const callOf: Readonly<Record<Action, string>> = {
  corrected: 'correct',
  reopened: 'reopen',
  cancelled: 'cancel',
  refunded: 'refund',
}

const texts: Readonly<
  Record<
    Action,
    Record<'title' | 'done' | 'explain', (booking: BookingDetail) => string> & { button: string }
  >
> = {
  corrected: {
    button: 'Correggi',
    title: (booking) =>
      standsDeclared(booking)
        ? 'Segnare di nuovo «Bonifico dichiarato»?'
        : 'Segnare di nuovo «Da pagare»?',
    done: (booking) =>
      standsDeclared(booking)
        ? 'Prenotazione riportata a bonifico dichiarato'
        : 'Prenotazione di nuovo «Da pagare»',
    explain: (booking) =>
      booking.amountPaid > 0
        ? `Vengono stornati ${formatEuro(booking.amountPaid)} registrati${standsDeclared(booking) ? ', la dichiarazione del cliente resta' : ''}. Usalo quando un pagamento è stato confermato per errore.`
        : 'La dichiarazione del cliente viene tolta e il pagamento torna da fare.',
  },
  reopened: {
    button: 'Riapri',
    title: () => 'Riaprire la prenotazione?',
    done: () => 'Prenotazione di nuovo confermata',
    explain: () =>
      'La prenotazione torna confermata: i pagamenti registrati non cambiano. Usalo quando è stata completata per errore.',
  },
  cancelled: {
    button: 'Annulla prenotazione',
    title: () => 'Annullare la prenotazione?',
    done: () => '',
    explain: cancelText,
  },
  refunded: {
    button: 'Segna come rimborsata',
    title: () => 'Rimborso effettuato?',
    done: () => 'Prenotazione segnata come rimborsata',
    explain: ({ amountPaid, owedAsVoucher }) =>
      `Segna che ${formatEuro(amountPaid)} sono tornati al cliente${owedAsVoucher > 0 ? `: ${formatEuro(owedAsVoucher)} sui buoni con cui aveva pagato` : ''}.`,
  },
}

/** Whether undoing a wrongly confirmed payment leaves the customer's declared transfer in place. */
function standsDeclared(booking: BookingDetail): boolean {
  const { paymentStatus } = booking
  const isConfirmed = paymentStatus === 'deposit_paid' || paymentStatus === 'paid'
  return isConfirmed && isTransferDeclared(booking)
}

/** Further actions in this state; each asks for confirmation and takes a reason for the log. */
export function BookingActions({ booking }: { booking: BookingDetail }) {
  const [asking, setAsking] = useState<Action | null>(null)
  const [isRefunding, setRefunding] = useState(false)
  const may = useMay()
  const owed = refundOwed(booking)
  const allowed = booking.allowedEvents
  const base = { id: booking.id }
  const reinstate = useBookingChange({
    ...base,
    call: (version: number) => adminApi.bookings.reinstate({ ...base, version }),
    done: 'Prenotazione ripristinata',
  })
  const retake = useBookingChange({
    ...base,
    call: () => adminApi.bookings.retakeSpots({ ...base, version: booking.version }),
    done: 'Posti ripresi',
  })
  const complete = useBookingChange({
    ...base,
    call: () => adminApi.bookings.complete({ ...base, version: booking.version }),
    done: 'Prenotazione completata',
  })
  const actions = (['corrected', 'reopened', 'cancelled', 'refunded'] as const).filter(
    (event) =>
      allowed.includes(event) &&
      may('bookings', callOf[event]) &&
      // A booking with a retained penalty is not refunded in full.
      (event !== 'refunded' || booking.leavingPenalty === 0),
  )
  return (
    <section className="py-4" aria-label="Altre azioni">
      {booking.spotsReleasedAt && (
        <p className="mb-3 rounded-tag bg-bad-soft px-3.5 py-2.5">
          I posti sono tornati liberi {ago(booking.spotsReleasedAt)}: nessuno aveva pagato in tempo.
        </p>
      )}
      {booking.spotsHeldUntil && !booking.spotsReleasedAt && (
        <p className="mb-3 text-ink-2">
          Posti riservati fino {elidedDays(`al ${formatMoment(booking.spotsHeldUntil)}`)}, se
          nessuno paga prima.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {allowed.includes('reinstated') && (
          <StaffButton busy={reinstate.isPending} onClick={() => reinstate.mutate(booking.version)}>
            Ripristina
          </StaffButton>
        )}
        {allowed.includes('spots_retaken') && (
          <StaffButton
            kind="primary"
            busy={retake.isPending}
            onClick={() => retake.mutate(undefined)}
          >
            Ridai i posti
          </StaffButton>
        )}
        {allowed.includes('completed') && (
          <StaffButton busy={complete.isPending} onClick={() => complete.mutate(undefined)}>
            Segna come completata
          </StaffButton>
        )}
        {owed > 0 && may('cassa', 'refund') && (
          <StaffButton onClick={() => setRefunding(true)}>Rimborsa</StaffButton>
        )}
        {actions.map((action) => (
          <StaffButton
            key={action}
            className={action === 'cancelled' ? 'text-bad' : undefined}
            onClick={() => setAsking(action)}
          >
            {texts[action].button}
          </StaffButton>
        ))}
      </div>
      {isRefunding && (
        <RefundDialog
          booking={booking}
          owed={owed}
          asVoucher={booking.owedAsVoucher}
          sums={booking.status === 'cancelled' ? keptSums(booking) : undefined}
          onClose={() => setRefunding(false)}
        />
      )}
      {asking === 'cancelled' && (
        <CancelDialog
          booking={booking}
          explain={texts.cancelled.explain(booking)}
          onClose={() => setAsking(null)}
          onUndo={(version) => reinstate.mutate(version)}
        />
      )}
      {asking && asking !== 'cancelled' && (
        <ReasonDialog action={asking} booking={booking} onClose={() => setAsking(null)} />
      )}
    </section>
  )
}

const calls = {
  corrected: adminApi.bookings.correct,
  reopened: adminApi.bookings.reopen,
  refunded: adminApi.bookings.refund,
}

type ReasonDialogProps = {
  action: Exclude<Action, 'cancelled'>
  booking: BookingDetail
  onClose: () => void
}

function ReasonDialog({ action, booking, onClose }: ReasonDialogProps) {
  const text = texts[action]
  const form = useStaffForm(reasonSchema, { reason: '' })
  const meanwhile = useMeanwhile(form, { version: booking.version, values: {} }, {})
  const change = useBookingChange({
    id: booking.id,
    call: calls[action],
    done: text.done(booking),
    onDone: onClose,
    refused: meanwhile.refused,
  })
  return (
    <FormDialog
      form={form}
      onSubmit={({ reason }) =>
        change.mutate({ id: booking.id, version: meanwhile.version, reason: reason || undefined })
      }
      onClose={onClose}
      title={text.title(booking)}
      description={text.explain(booking)}
      submitLabel={text.button}
      busyLabel="Un momento…"
      cancelLabel="No, torna indietro"
      kind="primary"
      busy={change.isPending}
      meanwhile={meanwhile}
      width={480}
    >
      <Input
        label="Motivo"
        optional
        maxLength={500}
        hint="Resta nella cronologia."
        {...staffField(form, 'reason')}
      />
    </FormDialog>
  )
}
