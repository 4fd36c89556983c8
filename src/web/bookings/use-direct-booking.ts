import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useFieldArray, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import {
  type DirectBooking,
  directBookingSchema,
} from '../../domain/booking/direct-booking-schema.ts'
import { type ExtraChoice, extrasIn, fittingExtras } from '../../domain/booking/extras.ts'
import { maxTravellers, travellerTexts } from '../../domain/booking/travellers.ts'
import type { Departure } from '../../domain/catalogue/departures.ts'
import type { CheckoutContent } from '../../domain/catalogue/page-contents.ts'
import { nightsOf } from '../../domain/catalogue/trips.ts'
import { toEuros } from '../../domain/money.ts'
import { useContent } from '../browser/content.ts'
import { useFigures } from '../browser/figures.ts'
import { useToday } from '../browser/hydration.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { localStore } from '../browser/storage.ts'
import type { BookingData } from '../checkout/direct-booking.ts'
import {
  bookingDataKey,
  directBookingDraftKey,
  paymentDataKey,
  travelersDataKey,
} from '../checkout/storage-keys.ts'
import { fieldOf } from '../ui/form.ts'
import { toast } from '../ui/toast.ts'
import { readDraft, useDraft } from '../ui/use-draft.ts'
import { useWithdrawnErrors } from '../ui/use-withdrawn-errors.ts'
import { useDepartures } from '../use-departures.ts'
import {
  type DirectBookingForm,
  isDirectBookingDraft,
  newPerson,
  prefilledDraft,
} from './direct-booking-draft.ts'
import { useDirectOrder } from './use-direct-order.ts'

type Mask = (before: string, now: string) => string

function bookingDataOf(
  chosen: DirectBooking,
  departure: Departure,
  { trips, extras }: { trips: CheckoutContent['trips']; extras: readonly ExtraChoice[] },
): BookingData | undefined {
  const trip = trips.find(({ id }) => id === chosen.tripId)
  if (!trip) return undefined
  return {
    tripId: trip.id,
    destinationTitle: trip.title,
    startDate: departure.startDate,
    endDate: departure.endDate,
    tripDays: departure.tripDuration,
    nights: nightsOf(departure.tripDuration),
    airport: chosen.airport,
    price: toEuros(departure.price),
    email: chosen.email,
    phone: chosen.phone,
    ...extrasIn(extras),
  }
}

/** The list of people and the bindings of their fields, which follow a row that has moved. */
function useParty(form: DirectBookingForm) {
  const { control } = form
  const party = useFieldArray({ control, name: 'travellers', keyName: 'rowId' })
  const rows = useRef(party.fields)
  useEffect(() => {
    rows.current = party.fields
  }, [party.fields])
  const bindPerson = (index: number) => {
    const rowId = party.fields[index]?.rowId
    return (field: 'firstName' | 'lastName' | 'type' | 'birthDate', mask?: Mask) =>
      fieldOf(form, `travellers.${index}.${field}`, {
        mask,
        nameNow: () => {
          const now = rows.current.findIndex((row) => row.rowId === rowId)
          return now < 0 ? undefined : `travellers.${now}.${field}`
        },
      })
  }
  return {
    rows: party.fields,
    bindPerson,
    add: () => {
      if (party.fields.length < maxTravellers) party.append(newPerson)
    },
    remove: (index: number) => party.remove(index),
  }
}

/** The state of /booking; everything it leaves for /payment goes through the browser's storage. */
export function useDirectBooking() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const { trips, seasons } = useContent('checkout')
  const [draft] = useState(() =>
    prefilledDraft(
      search,
      readDraft(directBookingDraftKey, isDirectBookingDraft),
      trips.map(({ id }) => id),
    ),
  )
  const [tripId, setTripId] = useState(draft.tripId)
  const trip = trips.find(({ id }) => id === tripId)
  const { departures, isLoading } = useDepartures(tripId, trip && { ...trip, seasons })
  const isReal = useFigures().mode === 'real'
  const today = useToday()
  const smallestAge = trip?.smallestAge ?? null
  const resolver = useMemo(
    () => zodResolver(directBookingSchema(departures, { isReal, today, smallestAge })),
    [departures, isReal, today, smallestAge],
  )
  const form: DirectBookingForm = useForm<DirectBooking>({ defaultValues: draft, resolver })
  useDraft(form, directBookingDraftKey)
  useWithdrawnErrors(form)
  const party = useParty(form)
  const [startDate, travellers, chosenExtras] = useWatch({
    control: form.control,
    name: ['startDate', 'travellers', 'extras'],
  })
  const departure = departures.find((offered) => offered.startDate === startDate)
  const order = useDirectOrder({
    form,
    tripId,
    startDate: departure?.startDate,
  })

  const submit = form.handleSubmit(
    async (chosen) => {
      const extras = fittingExtras(chosen.extras, order.extras, chosen.travellers.length)
      const data = departure && bookingDataOf(chosen, departure, { trips, extras })
      if (!data) return
      localStore.writeJson(bookingDataKey, data)
      localStore.writeJson(
        travelersDataKey,
        chosen.travellers.map(({ firstName, lastName, type }) => ({ firstName, lastName, type })),
      )
      if (isReal) return order.send(chosen)
      localStore.remove(paymentDataKey)
      await navigate(path('payment'))
    },
    () => {
      const { email, phone } = form.getValues()
      const isContact = email.trim() === '' || phone.trim() === ''
      const text = isContact ? travellerTexts.contactMissing : travellerTexts.fieldsMissing
      toast({ ...text, variant: 'destructive' })
    },
  )

  return {
    form,
    /** The trips that can be chosen. */
    trips,
    tripId,
    party,
    travellers,
    departures,
    departure,
    isLoading,
    submit,
    /** With real data the form places the order itself. */
    order: isReal ? order : undefined,
    smallestAge,
    extras: {
      offered: order.extras,
      chosen: chosenExtras,
      onChange: (extras: ExtraChoice[]) => form.setValue('extras', extras),
    },
    /** Another trip has other departures and extras, so these choices are reset. */
    chooseTrip: (id: string) => {
      setTripId(id)
      form.setValue('startDate', '')
      form.setValue('extras', [])
      form.clearErrors('startDate')
    },
  }
}
