import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pageAfterBooking } from '../../domain/booking/bookings.ts'
import type { DirectBooking } from '../../domain/booking/direct-booking-schema.ts'
import { extrasIn, fittingExtras } from '../../domain/booking/extras.ts'
import { sharesPeople } from '../../domain/booking/same-party.ts'
import { typedBirthDateOrNull } from '../../domain/booking/travellers.ts'
import { anotherAirport, otherAirport } from '../../domain/catalogue/airports.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { receiptStorageKey } from '../../domain/money/payments.ts'
import { toEuros } from '../../domain/money.ts'
import { calls } from '../api.ts'
import { errorCode, fieldProblems, hasAnswered, messageOf } from '../api-errors.ts'
import { isAirport } from '../browser/airports.ts'
import { useToday } from '../browser/hydration.ts'
import { isAdsVisitor } from '../browser/referral.ts'
import { localStore } from '../browser/storage.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { directBookingDraftKey, lastBookingKey, paymentDataKey } from '../checkout/storage-keys.ts'
import { errorToast, failureTexts } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { showProblems } from '../ui/form.ts'
import { toast } from '../ui/toast.ts'
import { removeDraft } from '../ui/use-draft.ts'
import type { DirectBookingForm } from './direct-booking-draft.ts'
import { useOrderTerms } from './use-order-terms.ts'
import { firstVersionCounts } from './use-submit-booking.ts'

/** This order comes from no consultant's link, so these messages do not send the customer to one. */
const refusals: Readonly<Record<string, string>> = {
  DEPARTURE_FULL:
    "Non ci sono più abbastanza posti per questa partenza: riduci i viaggiatori o scegli un'altra data. I dati inseriti sono rimasti nel modulo.",
  DEPARTURE_CLOSED:
    "Le prenotazioni per questa partenza si sono appena chiuse: scegli un'altra data. I dati inseriti sono rimasti nel modulo.",
}

/** Translates a path of the request, such as `travelers.1.firstName`, into the form's field name. */
function fieldOfPath([group, index, name]: readonly string[], airport: string) {
  if (group === 'email' || group === 'phone') return group
  if (group === 'airport') return airport === anotherAirport ? 'otherAirport' : group
  if (group !== 'travelers') return undefined
  return name === 'firstName' || name === 'lastName' || name === 'type' || name === 'birthDate'
    ? (`travellers.${Number(index)}.${name}` as const)
    : undefined
}

/** Stores what /payment looks for, so that a customer who goes there finds the booking. */
function remember(booking: Booking, submissionId: string): void {
  localStore.write(lastBookingKey, booking.id)
  const paymentReference = booking.paymentReference ?? ''
  if (paymentReference) localStore.write(receiptStorageKey(booking.id), paymentReference)
  localStore.writeJson(paymentDataKey, {
    tripId: booking.tripId,
    startDate: booking.startDate,
    submissionId,
    paymentReference,
    totalPrice: toEuros(booking.totalPrice),
    depositAmount: toEuros(booking.depositAmount),
    bookingId: booking.id,
  })
}

const outdated: readonly string[] = ['TERMS_CHANGED', 'EXTRA_FULL', 'EXTRA_NOT_OFFERED']

type Order = { form: DirectBookingForm; tripId: string; startDate: IsoDate | undefined }

/**
 * With real data /booking places the order: the booking is made, its spots are held and its mail is sent
 * before any payee is shown.
 */
export function useDirectOrder({ form, tripId, startDate }: Order) {
  const navigate = useNavigate()
  const today = useToday()
  const { terms, extras, refresh, ...order } = useOrderTerms(tripId, startDate)
  const [isAsking, setIsAsking] = useState(false)
  const create = useMutation(
    calls.bookings.createFromTrip.mutationOptions({
      onSuccess: async (booking, sent) => {
        remember(booking, sent.submissionId)
        // The draft is removed last: if the next page fails to load, sending again finds this booking.
        await navigate(pageAfterBooking(booking.id, booking.free), { replace: true })
        removeDraft(directBookingDraftKey)
        const isSame =
          booking.startDate === sent.startDate && sharesPeople(booking.travelers, sent.travelers)
        if (!isSame) toast(firstVersionCounts)
      },
      onError: (error) => {
        const code = errorCode(error)
        if (code === 'ALREADY_BOOKED') return setIsAsking(true)
        if (code && outdated.includes(code)) void refresh()
        showProblems(form, fieldProblems(error), (place) =>
          fieldOfPath(place, form.getValues('airport')),
        )
        const fallback = hasAnswered(error) ? failureTexts.create : failureTexts.process
        toast(errorToast((code && refusals[code]) ?? messageOf(error, fallback)))
      },
    }),
    queryClient,
  )
  const send = (chosen: DirectBooking, again?: true) => {
    if (create.isPending) return
    if (!terms) {
      void order.waitForTerms()
      return
    }
    order.forgetWait()
    create.mutate({
      submissionId: chosen.submissionId,
      tripId: chosen.tripId,
      startDate: chosen.startDate,
      airport: airportOf(chosen),
      travelers: chosen.travellers.map(({ birthDate, ...person }) => ({
        ...person,
        birthDate: person.type === 'child' ? typedBirthDateOrNull(birthDate, today) : null,
      })),
      ...extrasIn(fittingExtras(chosen.extras, extras, chosen.travellers.length)),
      email: chosen.email,
      phone: chosen.phone,
      acceptedTerms: terms.id,
      ...(again ? { again } : {}),
      ...(isAdsVisitor() ? { referralSource: 'ads' as const } : {}),
    })
  }
  return {
    terms,
    arrival: order.arrival,
    extras,
    send,
    isBusy: create.isPending,
    secondOrder: {
      open: isAsking,
      onCancel: () => setIsAsking(false),
      onConfirm: form.handleSubmit((chosen) => {
        setIsAsking(false)
        send(chosen, true)
      }),
    },
  }
}

function airportOf({ airport, otherAirport: typed }: DirectBooking): string | null {
  if (airport === anotherAirport) return otherAirport(typed)
  return isAirport(airport) ? airport : null
}
