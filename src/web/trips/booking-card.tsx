import type { ReactNode } from 'react'
import { groupSize } from '../../domain/catalogue/departures.ts'
import { newDatesText, type TripFigures } from '../../domain/catalogue/figures.ts'
import { whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { formatDaysNights } from '../../domain/dates.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Button } from '../ui/button.tsx'
import { DiscountTag } from '../ui/discount-tag.tsx'
import { part } from '../ui/optional.tsx'
import { Price, StruckPrice } from '../ui/price.tsx'
import { Seats } from '../ui/seats.tsx'
import { ChatLink } from '../whatsapp/chat-link.tsx'
import { bookingCardId, bookLabel } from './booking-bar.tsx'
import { datesDialogId } from './departure-flow.tsx'
import { Later } from './later.tsx'

const CardDetails = part(() => import('./card-details.tsx'))

type BookingCardProps = {
  id: string
  figures: TripFigures
  days: number
  title: string
  hasProgramme: boolean
  onBook: () => void
  /** Called when the pointer reaches the button: time to load the dialogs. */
  onNear: () => void
}

/** Price, facts and the two buttons: in the flow on phones, sticky beside the page on a desktop. */
export function BookingCard(props: BookingCardProps) {
  const { id, figures, days, title, hasProgramme, onBook, onNear } = props
  const { price, isFrom, isUnbookable, struck, discount, next, spots } = figures
  return (
    <aside
      id={bookingCardId}
      aria-label="Prezzo e prenotazione"
      className="z-3 lg:col-start-2 lg:row-span-4 lg:row-start-1"
    >
      <div className="mt-7 rounded-[22px] bg-white p-6 shadow-e1 lg:sticky lg:top-24 lg:-mt-15 lg:rounded-panel lg:p-8 lg:shadow-e2">
        <div className="flex flex-wrap items-center gap-x-3.5">
          <Price amount={price} isFrom={isFrom} size="large" />
          {struck && <StruckPrice amount={struck} className="text-[1.1875rem]!" />}
          {discount && <DiscountTag percentage={discount} className="ml-auto" />}
        </div>
        <p className="mt-1 text-ink-2">a persona, voli inclusi</p>
        <dl className="mt-5.5 border-t border-line">
          <Row label="Durata">{formatDaysNights(days)}</Row>
          <Row label="Prossima partenza">{next ?? newDatesText}</Row>
          <Row label="Gruppo">massimo {groupSize} persone</Row>
        </dl>
        <p className="my-5 flex items-center justify-between gap-3">
          {spots && (
            <>
              <span className="font-[650] text-accent-ink">{spots.text}</span>
              <Seats free={spots.free} total={spots.total} />
            </>
          )}
        </p>
        <Button
          kind={isUnbookable ? 'navy' : 'orange'}
          wide
          commandfor={datesDialogId}
          command="show-modal"
          onClick={(event) => {
            // The app opens the dialog; without this, the browser would open it a second time.
            event.preventDefault()
            onBook()
          }}
          // A finger arrives only when it presses, and loading at that moment would delay the response.
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onNear()}
        >
          {bookLabel(figures)}
        </Button>
        <ChatLink message={whatsAppMessages.trip(title)} kind="outline" wide className="mt-2.5">
          <WhatsAppIcon className="size-5.5" />
          Scrivici su WhatsApp
        </ChatLink>
        <p className="mt-4 text-base text-ink-2">
          Acconto del 40% con bonifico, saldo 30 giorni prima della partenza.
        </p>
        <Later>
          <CardDetails tripId={id} isReduced={!!struck} hasProgramme={hasProgramme} />
        </Later>
      </div>
    </aside>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-3 border-b border-line py-3.75">
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
