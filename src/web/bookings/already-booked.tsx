import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { path, placePath } from '../../contract/pages.ts'
import { travellerPaymentLabels } from '../../domain/booking/booking-texts.ts'
import { formatDate, formatMoment, type IsoDate } from '../../domain/dates.ts'
import { heldUntilText } from '../../domain/money/payment-promise.ts'
import { elidedDays } from '../../domain/typography.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'

/** The state of the booking, and what remains to be done, if anything. */
function standing(booking: Booking): string {
  if (booking.spotsReleased)
    return 'I posti sono tornati liberi: se ce ne sono ancora, puoi riprenderli.'
  if (booking.paymentStage !== 'due') return `${travellerPaymentLabels[booking.paymentStatus]}.`
  const { payBy } = booking.promise
  return payBy ? `${heldUntilText(payBy)} Manca il pagamento.` : 'Manca il pagamento.'
}

type More = {
  /** No one else can join, so only the existing booking is mentioned. */
  isFull: boolean
  /** Given if the form opens only after a press; without it the form is shown below. */
  onAnother?: () => void
}

type NoticeProps = More & { children: ReactNode; actions: ReactNode }

function Notice({ isFull, onAnother, children, actions }: NoticeProps) {
  return (
    <section
      aria-labelledby="gia-prenotato"
      className="mt-8 rounded-panel bg-primary-light px-5 py-6 md:px-8 md:py-8"
    >
      <h2 id="gia-prenotato" className="flex items-center gap-3 text-small-title md:text-[1.75rem]">
        <CircleCheck className="size-7 flex-none text-ok" aria-hidden />
        Hai già prenotato
      </h2>
      <p className="mt-3 max-w-[42em]">{children}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        {actions}
        {onAnother && !isFull && (
          <Button kind="outline" className="max-md:w-full" onClick={onAnother}>
            Prenota per altre persone
          </Button>
        )}
      </div>
      {!onAnother && !isFull && (
        <p className="mt-5 text-small text-ink-2">
          Per altre persone compila il modulo qui sotto: è una prenotazione nuova.
        </p>
      )}
    </section>
  )
}

/** For a link that was used in this browser: leads to the existing booking instead of a new form. */
export function AlreadyBooked({ booking, ...more }: More & { booking: Booking }) {
  const names = booking.travelers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  const isDue = booking.paymentStage === 'due' || booking.paymentStage === 'balance'
  const toPayment = path('paymentCustom', { bookingId: booking.id })
  const toBooking = path('bookingConfirmation', { bookingId: booking.id })
  return (
    <Notice
      {...more}
      actions={
        <>
          {isDue && (
            <ButtonLink to={toPayment} kind="orange" className="max-md:w-full">
              Vai al pagamento
            </ButtonLink>
          )}
          <ButtonLink to={toBooking} kind={isDue ? 'outline' : 'navy'} className="max-md:w-full">
            Vedi la prenotazione
          </ButtonLink>
        </>
      }
    >
      Prenotazione <b className="font-semibold">{booking.reference}</b>{' '}
      {elidedDays(`del ${formatMoment(booking.createdAt).slice(0, 10)}`)} per {names.join(', ')}.{' '}
      {standing(booking)}
    </Notice>
  )
}

/** For one customer's link that was used in another browser: the mail, not this page, tells who travels. */
export function BookedElsewhere({ on, ...more }: More & { on: IsoDate }) {
  return (
    <Notice
      {...more}
      actions={
        <ButtonLink to={placePath} className="max-md:w-full">
          Il mio viaggio
        </ButtonLink>
      }
    >
      Con questo link è già stata fatta una prenotazione {elidedDays(`il ${formatDate(on)}`)}. Apri
      l’email di riepilogo, oppure «Il mio viaggio»: lì vedi a che punto è e che cosa resta da fare.
    </Notice>
  )
}
