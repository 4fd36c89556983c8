import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pageAfterBooking } from '../../domain/bookings.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { missingTravellerData, travellerTexts } from '../../domain/travellers.ts'
import { api } from '../api.ts'
import { fieldProblems, hasAnswered, messageOf } from '../api-errors.ts'
import { referralSource } from '../browser/referral.ts'
import { localStore } from '../browser/storage.ts'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { errorToast, failureTexts } from '../checkout/texts.ts'
import { type Toast, toast } from '../ui/toast.ts'
import { type TravellerDraft, type TravellerErrors, toNewTraveller } from './traveller-draft.ts'
import type { BookingForm } from './use-booking-form.ts'

type SubmitOptions = { token: string; today: IsoDate; form: BookingForm }

/** What is missing speaks before what is wrong. */
function complaint(travellers: TravellerDraft[], errors: TravellerErrors[]): Toast | undefined {
  const missing = missingTravellerData(travellers)
  if (missing) return { ...travellerTexts[missing], variant: 'destructive' }
  const wrong = errors.flatMap((found) => Object.values(found)).find((message) => message)
  if (!wrong) return undefined
  return { title: 'Dati non validi', description: wrong, variant: 'destructive' }
}

type Named = { firstName: string; lastName: string }

function namesOf(people: readonly Named[]): string {
  return people.map(({ firstName, lastName }) => `${firstName.trim()} ${lastName.trim()}`).join()
}

/** An answer got lost, the form was changed and sent again: the booking is still the first one. */
const firstVersionCounts: Toast = {
  title: 'Prenotazione già ricevuta',
  description:
    'Il primo invio era arrivato: le modifiche fatte dopo ai viaggiatori non sono incluse. Scrivici e le correggiamo.',
  duration: 12_000,
}

/** Checks, sends, and leads on. A second press while the first is under way does nothing. */
export function useSubmitBooking({ token, today, form }: SubmitOptions) {
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const { submissionId, travellers } = form.draft

  const send = async () => {
    try {
      const booking = await api.bookings.create({
        token,
        submissionId,
        travelers: travellers.map((traveller, index) => toNewTraveller(traveller, index, today)),
        ...(referralSource() === 'ads' ? { referralSource: 'ads' as const } : {}),
      })
      localStore.write(lastBookingKey, booking.id)
      // The draft goes last: should the next page fail to load, sending it again finds this booking.
      await navigate(pageAfterBooking(booking.id, booking.free), { replace: true })
      form.forget()
      if (namesOf(booking.travelers) !== namesOf(travellers)) toast(firstVersionCounts)
    } catch (error) {
      form.showProblems(fieldProblems(error))
      const fallback = hasAnswered(error) ? failureTexts.create : failureTexts.process
      toast(errorToast(messageOf(error, fallback)))
    }
  }

  const submit = async () => {
    if (isSending.current) return
    const errors = form.validate()
    const problem = complaint(travellers, errors)
    form.showErrors(errors)
    if (problem) return toast(problem)
    isSending.current = true
    setIsBusy(true)
    await send()
    isSending.current = false
    setIsBusy(false)
  }

  return { submit, isBusy }
}
