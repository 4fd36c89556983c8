import { Plus } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { pageAfterBooking } from '../../domain/bookings.ts'
import { quote } from '../../domain/pricing.ts'
import { maxTravellers } from '../../domain/travellers.ts'
import { useToday } from '../browser/hydration.ts'
import { Button } from '../ui/button.tsx'
import { preloadPage } from '../ui/preload.ts'
import { childNotice } from './child-notice.ts'
import type { OpenLink } from './open-link.ts'
import { PaymentInformation } from './payment-information.tsx'
import { PriceSummary } from './price-summary.tsx'
import { TravellerCard, travellerHeadingId } from './traveller-card.tsx'
import { birthDateOf } from './traveller-draft.ts'
import { useBookingForm } from './use-booking-form.ts'
import { useSubmitBooking } from './use-submit-booking.ts'

type BookingFormProps = { token: string; link: OpenLink }

/** A new card takes the focus, a removed one hands it to the last: keyboards go on from there. */
function useFocusLastTraveller(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count !== before.current) document.getElementById(travellerHeadingId(count - 1))?.focus()
    before.current = count
  }, [count])
}

export function BookingForm({ token, link }: BookingFormProps) {
  const today = useToday()
  const form = useBookingForm(token, today)
  const { travellers } = form.draft
  const isFree = link.price === 0
  const { submit, isBusy } = useSubmitBooking({ token, today, form })
  useFocusLastTraveller(travellers.length)
  useEffect(() => preloadPage(pageAfterBooking('dopo', isFree)), [isFree])
  const price = quote({
    pricePerPerson: link.price,
    departure: link.startDate,
    childDiscountEnabled: link.childDiscountEnabled,
    childDiscountPercentage: link.childDiscountPercentage,
    depositPercentage: link.depositPercentage,
    paymentType: link.paymentType,
    birthDates: travellers.map((traveller) => birthDateOf(traveller, today)),
  })
  const isFull = travellers.length >= maxTravellers
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  return (
    <form
      noValidate
      onSubmit={send}
      className="mt-9 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24.5rem] xl:grid-cols-[minmax(0,1fr)_26.25rem] xl:gap-18"
    >
      <div className="grid gap-5">
        {!isFree && (
          <div className="mb-3.5">
            <PaymentInformation paymentType={link.paymentType} deposit={link.depositPercentage} />
          </div>
        )}
        {travellers.map((traveller, index) => (
          <TravellerCard
            key={index}
            index={index}
            count={travellers.length}
            traveller={traveller}
            errors={form.errors[index] ?? {}}
            notice={childNotice(birthDateOf(traveller, today), link)}
            onChange={(field, value) => form.change(index, field, value)}
            onBlur={(field) => form.blur(index, field)}
            onRemove={() => form.remove(index)}
          />
        ))}
        <button
          type="button"
          onClick={form.add}
          disabled={isFull}
          className="flex min-h-16 items-center justify-center gap-3 rounded-picture border-[1.5px] border-dashed border-control font-semibold hover:border-navy hover:bg-white disabled:text-ink-2"
        >
          <Plus className="size-5.5" aria-hidden />
          Aggiungi Viaggiatore
        </button>
        {isFull && (
          <p className="text-small text-ink-2">
            Un gruppo ha al massimo {maxTravellers} persone: per gruppi più grandi scrivici.
          </p>
        )}
      </div>
      <div className="lg:sticky lg:top-8">
        <PriceSummary quote={price} paymentType={link.paymentType} today={today}>
          <Button type="submit" kind="orange" wide busy={isBusy} disabled={isBusy}>
            {isBusy ? 'Elaborazione...' : isFree ? 'Invia' : 'Procedi al Pagamento'}
          </Button>
        </PriceSummary>
      </div>
    </form>
  )
}
