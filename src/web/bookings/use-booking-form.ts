import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useFieldArray, useForm, useWatch } from 'react-hook-form'
import type { ExtraChoice } from '../../domain/booking/extras.ts'
import { canRemoveTraveller, maxTravellers } from '../../domain/booking/travellers.ts'
import { type NewTraveller, typedBookingSchema } from '../../domain/booking/travellers-schema.ts'
import type { IsoDate } from '../../domain/dates.ts'
import { fieldOf } from '../ui/form.ts'
import { useDraft } from '../ui/use-draft.ts'
import { useWithdrawnErrors } from '../ui/use-withdrawn-errors.ts'
import type { OpenLink } from './open-link.ts'
import {
  type BookingDraft,
  draftKey,
  draftToBeginWith,
  emptyTraveller,
  type TravellerField,
} from './traveller-draft.ts'

export type ReadyBooking = {
  submissionId: string
  travellers: NewTraveller[]
  extras: ExtraChoice[]
}
export type TypedBooking = UseFormReturn<BookingDraft, unknown, ReadyBooking>

type Mask = (before: string, now: string) => string

/** The typed values, their errors, and the draft that survives a reload. */
export function useBookingForm(token: string, today: IsoDate, link: OpenLink) {
  const [{ draft, isTakenOver }] = useState(() => draftToBeginWith(token))
  const { startDate: departure, smallestAge } = link
  const resolver = useMemo(
    () => zodResolver(typedBookingSchema(today, { departure, smallestAge })),
    [today, departure, smallestAge],
  )
  const form: TypedBooking = useForm<BookingDraft, unknown, ReadyBooking>({
    defaultValues: draft,
    resolver,
  })
  const { control } = form
  const { fields, append, remove } = useFieldArray({
    control,
    name: 'travellers',
    keyName: 'rowId',
  })
  const rows = useRef(fields)
  useEffect(() => {
    rows.current = fields
  }, [fields])
  useDraft(form, draftKey(token))
  useWithdrawnErrors(form)

  /** A field is checked shortly after it is left: its card may have moved up or been removed by then. */
  const bindCard = (index: number) => {
    const rowId = fields[index]?.rowId
    return (field: TravellerField, mask?: Mask) =>
      fieldOf(form, `travellers.${index}.${field}`, {
        mask,
        nameNow: () => {
          const now = rows.current.findIndex((row) => row.rowId === rowId)
          return now < 0 ? undefined : `travellers.${now}.${field}`
        },
      })
  }

  return {
    form,
    isTakenOver,
    rows: fields,
    travellers: useWatch({ control, name: 'travellers' }),
    extras: useWatch({ control, name: 'extras' }),
    chooseExtras: (extras: ExtraChoice[]) => form.setValue('extras', extras),
    bindCard,
    add: () => {
      if (fields.length < maxTravellers) append(emptyTraveller, { shouldFocus: false })
    },
    remove: (index: number) => {
      if (canRemoveTraveller(index, fields.length)) remove(index)
    },
    /** Families live together, so the first traveller's address is copied to all. */
    copyAddress: () => {
      const address = form.getValues('travellers.0.address')
      for (const index of fields.keys()) {
        form.setValue(`travellers.${index}.address`, address, { shouldDirty: true })
        form.clearErrors(`travellers.${index}.address`)
      }
    },
  }
}

export type BindTraveller = ReturnType<ReturnType<typeof useBookingForm>['bindCard']>
