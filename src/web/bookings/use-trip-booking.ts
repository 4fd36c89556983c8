import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { tripTitle } from '../../content/trips/cards.ts'
import { path } from '../../contract/pages.ts'
import type { Departure } from '../../domain/departures.ts'
import { resolvePublicTripId } from '../../domain/ids.ts'
import { toEuros } from '../../domain/money.ts'
import { maxTravellers, travellerTexts } from '../../domain/travellers.ts'
import { nightsOf } from '../../domain/trips.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { localStore } from '../browser/storage.ts'
import type { BookingData, StoredTraveller } from '../checkout/direct-booking.ts'
import { readDraft, removeDraft, writeDraft } from '../checkout/drafts.ts'
import { focusFirstError } from '../checkout/focus-first-error.ts'
import { bookingDataKey, paymentDataKey, travelersDataKey } from '../checkout/storage-keys.ts'
import { toast } from '../ui/toast.ts'
import {
  isTripBookingDraft,
  newPerson,
  prefilledDraft,
  type TripBookingDraft,
  type TripBookingErrors,
  tripBookingDraftKey,
  tripBookingErrors,
} from './trip-booking-draft.ts'

const blurDelayMs = 200

function bookingDataOf(draft: TripBookingDraft, departure: Departure): BookingData | undefined {
  const tripId = resolvePublicTripId(draft.tripId)
  if (!tripId) return undefined
  return {
    tripId,
    destinationTitle: tripTitle(tripId),
    startDate: departure.startDate,
    endDate: departure.endDate,
    tripDays: departure.tripDuration,
    nights: nightsOf(departure.tripDuration),
    airport: draft.airport,
    price: toEuros(departure.price),
    email: draft.email.trim(),
    phone: draft.phone.trim(),
  }
}

function trimmed({ firstName, lastName, type }: StoredTraveller): StoredTraveller {
  return { firstName: firstName.trim(), lastName: lastName.trim(), type }
}

/** The state of /booking; everything it leaves for /payment goes through the browser's store. */
export function useTripBooking() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() =>
    prefilledDraft(search, readDraft(tripBookingDraftKey, isTripBookingDraft)),
  )
  const [errors, setErrors] = useState<TripBookingErrors>({})
  const latest = useRef(draft)
  useEffect(() => {
    latest.current = draft
    writeDraft(tripBookingDraftKey, draft)
  }, [draft])

  const change = (changes: Partial<TripBookingDraft>, ...fields: string[]) => {
    setDraft((current) => ({ ...current, ...changes }))
    setErrors((current) => ({
      ...current,
      ...Object.fromEntries(fields.map((field) => [field, undefined])),
    }))
  }
  const setPeople = (edit: (people: StoredTraveller[]) => StoredTraveller[]) =>
    setDraft((current) => ({ ...current, travellers: edit(current.travellers) }))

  const submit = async (event: FormEvent, departure: Departure | undefined) => {
    event.preventDefault()
    const found = tripBookingErrors({ ...draft, startDate: departure?.startDate ?? '' })
    setErrors(found)
    if (Object.keys(found).length > 0) {
      const isContact = draft.email.trim() === '' || draft.phone.trim() === ''
      const text = isContact ? travellerTexts.contactMissing : travellerTexts.fieldsMissing
      toast({ ...text, variant: 'destructive' })
      focusFirstError()
      return
    }
    const data = departure && bookingDataOf(draft, departure)
    if (!data) return
    localStore.writeJson(bookingDataKey, data)
    localStore.writeJson(travelersDataKey, draft.travellers.map(trimmed))
    localStore.remove(paymentDataKey)
    removeDraft(tripBookingDraftKey)
    await navigate(path('payment'))
  }

  return {
    draft,
    errors,
    change,
    submit,
    check: (field: string) =>
      setTimeout(
        () =>
          setErrors((current) => ({
            ...current,
            [field]: tripBookingErrors(latest.current)[field],
          })),
        blurDelayMs,
      ),
    changePerson: (index: number, changes: Partial<StoredTraveller>) =>
      setPeople((people) =>
        people.map((person, other) => (other === index ? { ...person, ...changes } : person)),
      ),
    addPerson: () =>
      setPeople((people) => (people.length < maxTravellers ? [...people, newPerson] : people)),
    removePerson: (index: number) => {
      setPeople((people) => people.filter((_, other) => other !== index))
      setErrors({})
    },
  }
}

export type TripBooking = ReturnType<typeof useTripBooking>
