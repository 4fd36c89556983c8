import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pageAfterBooking } from '../../domain/booking/bookings.ts'
import { extrasIn, fittingExtras } from '../../domain/booking/extras.ts'
import { sharesPeople } from '../../domain/booking/same-party.ts'
import { askedFields } from '../../domain/booking/traveller-fields.ts'
import { missingTravellerData, travellerTexts } from '../../domain/booking/travellers.ts'
import { calls } from '../api.ts'
import { errorCode, fieldProblems, hasAnswered } from '../api-errors.ts'
import { isAdsVisitor } from '../browser/referral.ts'
import { localStore } from '../browser/storage.ts'
import type { Booking } from '../checkout/booking-query.tsx'
import { lastBookingKey, linkBookingKey } from '../checkout/storage-keys.ts'
import { failureTexts, tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { showProblems } from '../ui/form.ts'
import { type Toast, toast } from '../ui/toast.ts'
import { removeDraft } from '../ui/use-draft.ts'
import type { OpenLink } from './open-link.ts'
import { type BookingDraft, draftKey, leaveToNextLink } from './traveller-draft.ts'
import type { ReadyBooking, TypedBooking } from './use-booking-form.ts'

/** Translates a path of the request, such as `travelers.1.firstName`, into the form's field name. */
function fieldOfPath([group, index, name]: readonly string[]) {
  const field = askedFields.find((known) => known === name)
  return group === 'travelers' && field
    ? (`travellers.${Number(index)}.${field}` as const)
    : undefined
}

/** Missing data is reported before invalid data. */
function complaint({ travellers }: BookingDraft, wrong: string | undefined): Toast {
  const missing = missingTravellerData(travellers)
  if (missing) return { ...travellerTexts[missing], variant: 'destructive' }
  return { title: 'Dati non validi', description: wrong, variant: 'destructive' }
}

/** Read from the form itself, because the state of the last render is older than the press. */
function firstMessage({ getFieldState, getValues }: TypedBooking): string | undefined {
  return getValues('travellers')
    .flatMap((_, index) => askedFields.map((field) => `travellers.${index}.${field}` as const))
    .map((name) => getFieldState(name).error?.message)
    .find((message) => message)
}

type Named = { firstName: string; lastName: string }

function namesOf(people: readonly Named[]): string {
  return people.map(({ firstName, lastName }) => `${firstName.trim()} ${lastName.trim()}`).join()
}

/** An answer got lost, and the form was changed and sent again: the booking is still the first version. */
export const firstVersionCounts: Toast = {
  title: 'Prenotazione già ricevuta',
  description:
    'Il primo invio era arrivato: le modifiche fatte dopo ai viaggiatori non sono incluse. Scrivici e le correggiamo.',
  duration: 12_000,
}

function refreshLink(token: string): Promise<void> {
  const queryKey = calls.links.open.queryKey({ input: { token } })
  return queryClient.invalidateQueries({ queryKey })
}

const outdated: readonly (string | undefined)[] = [
  'TERMS_CHANGED',
  'EXTRA_FULL',
  'EXTRA_NOT_OFFERED',
]

type Submission = {
  token: string
  form: TypedBooking
  acceptedTerms: string
  offered: OpenLink['extras']
  /** The booking that this browser made earlier through the link. */
  booked: Booking | undefined
}

/**
 * Checks, sends and opens the next page. A second press during the call does nothing; the same people are
 * booked on the same departure again only after a question.
 */
export function useSubmitBooking({ token, form, acceptedTerms, offered, booked }: Submission) {
  const navigate = useNavigate()
  const [isAsking, setIsAsking] = useState(false)
  const create = useMutation(
    calls.bookings.create.mutationOptions({
      onSuccess: async (booking, sent) => {
        localStore.write(lastBookingKey, booking.id)
        localStore.write(linkBookingKey(token), booking.id)
        // The draft is removed last: if the next page fails to load, sending again finds this booking.
        await navigate(pageAfterBooking(booking.id, booking.free), { replace: true })
        removeDraft(draftKey(token))
        if (namesOf(booking.travelers) !== namesOf(sent.travelers)) toast(firstVersionCounts)
      },
      onError: (error) => {
        if (errorCode(error) === 'ALREADY_BOOKED') return setIsAsking(true)
        // Fetches the current texts and extras for the page; what was typed stays.
        if (outdated.includes(errorCode(error))) void refreshLink(token)
        if (errorCode(error) === 'LINK_EXPIRED') leaveToNextLink(token)
        showProblems(form, fieldProblems(error), fieldOfPath)
        const fallback = hasAnswered(error) ? failureTexts.create : failureTexts.process
        tellFailure(error, fallback)
      },
    }),
    queryClient,
  )
  const send = ({ submissionId, travellers, extras }: ReadyBooking, again?: true) => {
    if (queryClient.isMutating({ mutationKey: calls.bookings.create.mutationKey() }) > 0) return
    const source = isAdsVisitor() ? { referralSource: 'ads' as const } : {}
    const asked = again ? { again } : {}
    create.mutate({
      token,
      submissionId,
      travelers: travellers,
      ...extrasIn(fittingExtras(extras, offered, travellers.length)),
      acceptedTerms,
      ...asked,
      ...source,
    })
  }
  const complain = () => toast(complaint(form.getValues(), firstMessage(form)))
  const submit = form.handleSubmit((ready) => {
    if (booked && sharesPeople(booked.travelers, ready.travellers)) setIsAsking(true)
    else send(ready)
  }, complain)
  const sendAgain = form.handleSubmit((ready) => {
    setIsAsking(false)
    send(ready, true)
  }, complain)
  return {
    submit,
    isBusy: create.isPending,
    /** The link expired after the form was opened: nothing was booked, and what was typed stays. */
    hasEnded: errorCode(create.error) === 'LINK_EXPIRED',
    secondOrder: { open: isAsking, onCancel: () => setIsAsking(false), onConfirm: sendAgain },
  }
}
