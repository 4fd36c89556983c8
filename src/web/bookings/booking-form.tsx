import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { pageAfterBooking } from '../../domain/booking/bookings.ts'
import { fittingExtras } from '../../domain/booking/extras.ts'
import { quote } from '../../domain/booking/pricing.ts'
import {
  largestGroup,
  maxTravellers,
  typedBirthDateOrNull,
} from '../../domain/booking/travellers.ts'
import { spotsText } from '../../domain/catalogue/departures.ts'
import { useToday } from '../browser/hydration.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { OrderNote, orderNoteId } from '../checkout/order-note.tsx'
import { TermsNotice } from '../checkout/terms-notice.tsx'
import { Button } from '../ui/button.tsx'
import { preloadPage } from '../ui/preload.ts'
import { birthDateHint, childDiscountLine, childNotice, fullPriceNotice } from './child-notice.ts'
import { EndedMeanwhile } from './ended-meanwhile.tsx'
import { ExtrasFields } from './extras-fields.tsx'
import type { OpenLink } from './open-link.ts'
import { PaymentInformation } from './payment-information.tsx'
import { PriceSummary } from './price-summary.tsx'
import { SecondOrderDialog } from './second-order-dialog.tsx'
import { TravellerCard, travellerHeadingId } from './traveller-card.tsx'
import { useBookingForm } from './use-booking-form.ts'
import { useSubmitBooking } from './use-submit-booking.ts'

type BookingFormProps = { token: string; link: OpenLink; booked: Booking | undefined }

/** Focuses a new card, or the last one after a card was removed, so that keyboard users go on from there. */
function useFocusLastTraveller(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== before.current) document.getElementById(travellerHeadingId(count - 1))?.focus()
    before.current = count
  }, [count])
}

/** Shown before sending: travellers without a birth date pay the full price. */
function FullPriceNotice({ count, link }: { count: number; link: OpenLink }) {
  const text = fullPriceNotice(count, link)
  return (
    <p role="status" className="text-small text-ink-2 not-empty:mb-3.5">
      {text}
    </p>
  )
}

/** Preloads the next page once the visitor starts to fill in the form, not for visitors who only look. */
function usePreloadOnceBegun(next: string): void {
  useEffect(() => {
    const begin = () => preloadPage(next)
    document.addEventListener('focusin', begin, { once: true })
    return () => document.removeEventListener('focusin', begin)
  }, [next])
}

export function BookingForm({ token, link, booked }: BookingFormProps) {
  const today = useToday()
  const typed = useBookingForm(token, today, link)
  const { form, rows, travellers, bindCard, add, remove, copyAddress } = typed
  const extras = fittingExtras(typed.extras, link.extras, rows.length)
  const isFree = link.price === 0
  const { submit, isBusy, hasEnded, secondOrder } = useSubmitBooking({
    token,
    form,
    acceptedTerms: link.terms.id,
    offered: link.extras,
    booked,
  })
  const birthDates = travellers.map(({ birthDate }) => typedBirthDateOrNull(birthDate, today))
  useFocusLastTraveller(rows.length)
  usePreloadOnceBegun(pageAfterBooking('dopo', isFree))
  const price = quote({
    pricePerPerson: link.price,
    departure: link.startDate,
    bookedOn: today,
    childDiscountEnabled: link.childDiscountEnabled,
    childDiscountPercentage: link.childDiscountPercentage,
    depositPercentage: link.depositPercentage,
    paymentType: link.paymentType,
    instalments: link.instalments,
    birthDates,
    extras,
  })
  const hasAllTravellers = rows.length >= maxTravellers
  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="mt-9 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18"
    >
      <div className="grid grid-cols-1 gap-5">
        {typed.isTakenOver && (
          <p role="status" className="rounded-picture bg-primary-light px-5 py-4">
            Abbiamo ripreso quello che avevi scritto con il link di prima: controlla e invia.
          </p>
        )}
        {!isFree && (
          <div className="mb-3.5">
            <PaymentInformation
              paymentType={link.paymentType}
              deposit={link.depositPercentage}
              departure={link.startDate}
              today={today}
              instalments={price.instalments}
              childDiscount={childDiscountLine(link)}
            />
          </div>
        )}
        {rows.map(({ rowId }, index) => (
          <TravellerCard
            key={rowId}
            index={index}
            count={rows.length}
            bindField={bindCard(index)}
            notice={childNotice(birthDates[index] ?? null, link)}
            birthDateHint={birthDateHint(link)}
            onCopyAddress={
              index === 0 && rows.length > 1 && travellers[0]?.address ? copyAddress : undefined
            }
            onRemove={() => remove(index)}
          />
        ))}
        <button
          type="button"
          onClick={add}
          disabled={hasAllTravellers}
          className="flex min-h-16 items-center justify-center gap-3 rounded-picture border-[1.5px] border-dashed border-control font-semibold hover:border-navy hover:bg-white disabled:text-ink-2"
        >
          <Plus className="size-5.5" aria-hidden />
          Aggiungi Viaggiatore
        </button>
        {link.spotsAvailable !== null &&
          link.spotsAvailable > 0 &&
          rows.length > link.spotsAvailable && (
            <p role="status" className="text-small font-semibold text-bad">
              Su questa partenza restano {spotsText(link.spotsAvailable)}: per gli altri chiedi una
              seconda data al tuo consulente.
            </p>
          )}
        {hasAllTravellers && <p className="text-small text-ink-2">{largestGroup}</p>}
        <ExtrasFields
          offered={link.extras}
          chosen={typed.extras}
          people={rows.length}
          onChange={typed.chooseExtras}
        />
      </div>
      <div className="lg:sticky lg:top-8">
        {hasEnded && <EndedMeanwhile token={token} link={link} />}
        <PriceSummary quote={price} paymentType={link.paymentType} today={today}>
          <FullPriceNotice count={birthDates.filter((date) => !date).length} link={link} />
          <TermsNotice terms={link.terms}>
            {isFree ? (
              <>Inviando il modulo riservi i posti: non c'è nulla da pagare.</>
            ) : (
              <>Inviando il modulo ordini il viaggio.</>
            )}
          </TermsNotice>
          <Button
            type="submit"
            kind="orange"
            wide
            busy={isBusy}
            disabled={isBusy}
            aria-describedby={isFree ? undefined : orderNoteId}
          >
            {isBusy ? 'Elaborazione...' : isFree ? 'Invia' : 'Procedi al Pagamento'}
          </Button>
          {!isFree && <OrderNote />}
        </PriceSummary>
      </div>
      <SecondOrderDialog {...secondOrder} isFree={isFree} />
    </form>
  )
}
