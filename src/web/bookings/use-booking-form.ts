import { useEffect, useRef, useState } from 'react'
import type { IsoDate } from '../../domain/dates.ts'
import { canRemoveTraveller, maxTravellers } from '../../domain/travellers.ts'
import type { FieldProblem } from '../api-errors.ts'
import { readDraft, removeDraft, writeDraft } from '../checkout/drafts.ts'
import { focusFirstError } from '../checkout/focus-first-error.ts'
import {
  type BookingDraft,
  draftKey,
  emptyTraveller,
  fieldError,
  isBookingDraft,
  newDraft,
  type TravellerErrors,
  type TravellerField,
  travellerErrors,
  travellerFields,
} from './traveller-draft.ts'

// A press on a button blurs the field first. The sentence appears after the press has landed, or
// the button would slip away from under the finger.
const blurDelayMs = 200

function problemsByTraveller(problems: readonly FieldProblem[], count: number): TravellerErrors[] {
  const errors = Array.from({ length: count }, (): TravellerErrors => ({}))
  for (const { path, message } of problems) {
    const [group, index, name] = path
    const field = travellerFields.find((known) => known === name)
    const traveller = group === 'travelers' ? errors[Number(index)] : undefined
    if (field && traveller) traveller[field] = message
  }
  return errors
}

/** What is typed, what is wrong with it, and the draft that outlives a reload. */
export function useBookingForm(token: string, today: IsoDate) {
  const [draft, setDraft] = useState<BookingDraft>(
    () => readDraft(draftKey(token), isBookingDraft) ?? newDraft(),
  )
  const [errors, setErrors] = useState<TravellerErrors[]>([])
  const latest = useRef(draft)
  const isSent = useRef(false)

  useEffect(() => {
    latest.current = draft
    if (!isSent.current) writeDraft(draftKey(token), draft)
  }, [draft, token])

  const setError = (index: number, field: TravellerField, error: string | undefined) =>
    setErrors((current) => {
      const next = [...current]
      next[index] = { ...next[index], [field]: error }
      return next
    })

  const check = (index: number, field: TravellerField) => {
    const traveller = latest.current.travellers[index]
    if (traveller) setError(index, field, fieldError(field, { traveller, index, today }))
  }

  // Autofill changes several fields before the next render: every change builds on the last one.
  const change = (index: number, field: TravellerField, value: string) => {
    setDraft((current) => ({
      ...current,
      travellers: current.travellers.map((traveller, position) =>
        position === index ? { ...traveller, [field]: value } : traveller,
      ),
    }))
    const traveller = draft.travellers[index]
    if (!traveller || !errors[index]?.[field]) return
    const changed = { ...traveller, [field]: value }
    setError(index, field, fieldError(field, { traveller: changed, index, today }))
  }

  const add = () => {
    if (draft.travellers.length >= maxTravellers) return
    setDraft((current) => ({ ...current, travellers: [...current.travellers, emptyTraveller] }))
  }

  const remove = (index: number) => {
    if (!canRemoveTraveller(index, draft.travellers.length)) return
    const others = (_: unknown, position: number) => position !== index
    setDraft((current) => ({ ...current, travellers: current.travellers.filter(others) }))
    setErrors((current) => current.filter(others))
  }

  const showErrors = (found: TravellerErrors[]) => {
    setErrors(found)
    focusFirstError()
  }

  return {
    draft,
    errors,
    change,
    add,
    remove,
    blur: (index: number, field: TravellerField) =>
      setTimeout(() => check(index, field), blurDelayMs),
    /** The errors of all travellers; empty objects where all is well. */
    validate: () =>
      draft.travellers.map((traveller, index) => travellerErrors(traveller, index, today)),
    showErrors,
    showProblems: (problems: readonly FieldProblem[]) =>
      showErrors(problemsByTraveller(problems, draft.travellers.length)),
    /** The booking is made: nothing of it stays in the tab. */
    forget: () => {
      isSent.current = true
      removeDraft(draftKey(token))
    },
  }
}

export type BookingForm = ReturnType<typeof useBookingForm>
