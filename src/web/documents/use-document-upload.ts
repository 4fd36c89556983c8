import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Resolver, useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import {
  type DocumentType,
  documentLabels,
  documentTexts,
  documentTypes,
  maxDocumentBytes,
} from '../../domain/booking/documents.ts'
import { useFigures } from '../browser/figures.ts'
import { focusFirstError } from '../browser/focus-first-error.ts'
import { isSamePhoto, smallerPhoto } from '../browser/smaller-photo.ts'
import { localStore } from '../browser/storage.ts'
import { type Booking, bookingChanged } from '../checkout/booking-query.tsx'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { errorToast } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { toast } from '../ui/toast.ts'
import { useWithdrawnErrors } from '../ui/use-withdrawn-errors.ts'
import type { Photo } from './photo-picker.tsx'
import { UploadFailure, type UploadField, uploadDocuments } from './upload-documents.ts'

export type DocumentsForm = { passport?: Photo; selfie?: Photo; bookingCode: string }

/** Checks type, name and size; only the server checks the content. Some systems leave HEIC without a type. */
function problemOf(file: File): string | undefined {
  const isPicture = file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)
  if (!isPicture) return documentTexts.wrongType
  if (file.size === 0) return documentTexts.empty
  return file.size > maxDocumentBytes ? documentTexts.tooLarge : undefined
}

const resolver: Resolver<DocumentsForm> = (values) => {
  const missing = documentTypes.filter((type) => !values[type])
  if (missing.length === 0) return { values, errors: {} }
  const errors = Object.fromEntries(
    missing.map((type) => [type, { type: 'required', message: documentTexts.missing[type] }]),
  )
  return { values: {}, errors }
}

type DocumentUpload = {
  /** Comes with a personal link; without one, the last booking made in this browser is used. */
  linkedBooking: string | null
  /** Given if there are several travellers, each with a place. */
  party: Booking | undefined
  seat: number
  /** Called while photographs of another traveller are still missing. */
  onNext: () => void
}

export function useDocumentUpload({ linkedBooking, party, seat, onNext }: DocumentUpload) {
  const navigate = useNavigate()
  const { mode } = useFigures()
  const form = useForm<DocumentsForm>({
    defaultValues: { bookingCode: '' },
    resolver,
    shouldFocusError: false,
  })
  useWithdrawnErrors(form)
  const [progress, setProgress] = useState<number>()
  const photos = useWatch({
    control: form.control,
    compute: ({ passport, selfie }: DocumentsForm) => ({ passport, selfie }),
  })
  const upload = useMutation(
    {
      mutationFn: uploadDocuments,
      onSuccess: async () => {
        toast({ title: documentTexts.succeeded, variant: 'success' })
        if (party) await bookingChanged(party.id)
        const isLast = !party?.documentsBySeat.some((at, index) => at === null && index !== seat)
        // On a trial every upload ends on its own page, as specified.
        if (isLast || mode === 'sample') return navigate(path('verifySuccess'))
        forget()
        onNext()
      },
      onError: (error) => {
        const { field, message } = error instanceof UploadFailure ? error : generalFailure
        if (field) form.setError(field, { type: 'server', message })
        toast(errorToast(field ? refusedTexts[field] : message))
        focusFirstError()
      },
      onSettled: () => setProgress(undefined),
    },
    queryClient,
  )

  const choose = async (type: DocumentType, chosen: File | undefined) => {
    if (!chosen) return
    const file = chosen.type.startsWith('image/') ? await smallerPhoto(chosen) : chosen
    const problem = problemOf(file) ?? (await samePhotoProblem(type, file))
    const before = form.getValues(type)
    if (before) URL.revokeObjectURL(before.address)
    form.setValue(type, problem ? undefined : { file, address: URL.createObjectURL(file) })
    if (!problem) return form.clearErrors(type)
    form.setError(type, { type: 'file', message: problem })
  }

  /** Clears the form for the next traveller. */
  const forget = () => {
    for (const type of documentTypes) {
      const before = form.getValues(type)
      if (before) URL.revokeObjectURL(before.address)
    }
    form.reset({ bookingCode: '' })
  }

  /** One picture can't show both passport and face. A trial, where people try things out, accepts it. */
  const samePhotoProblem = async (type: DocumentType, file: File) => {
    const other = form.getValues(type === 'passport' ? 'selfie' : 'passport')
    if (mode === 'sample' || !other) return undefined
    return (await isSamePhoto(file, other.file)) ? documentTexts.samePhoto : undefined
  }

  const submit = form.handleSubmit(
    ({ passport, selfie, bookingCode }) => {
      if (!passport || !selfie || upload.isPending) return
      setProgress(0)
      const bookingId = linkedBooking ?? localStore.read(lastBookingKey)
      const files = { passport: passport.file, selfie: selfie.file }
      upload.mutate({
        ...files,
        bookingId,
        bookingCode,
        seat: party ? seat : undefined,
        onProgress: setProgress,
      })
    },
    ({ passport, selfie }) => {
      const first = passport?.message ?? selfie?.message ?? documentTexts.failed
      toast(errorToast(first))
      focusFirstError()
    },
  )

  return { form, photos, progress, choose, forget, submit }
}

const generalFailure = { field: undefined, message: documentTexts.failed }

/** Names what was refused; the reason stands at its field. */
const refusedTexts: Readonly<Record<UploadField, string>> = {
  passport: `${documentLabels.passport} non accettata`,
  selfie: `${documentLabels.selfie} non accettata`,
  bookingCode: 'Codice prenotazione non trovato',
}
