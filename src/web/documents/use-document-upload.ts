import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { type DocumentType, documentTexts, maxDocumentBytes } from '../../domain/documents.ts'
import { localStore } from '../browser/storage.ts'
import { focusFirstError } from '../checkout/focus-first-error.ts'
import { lastBookingKey } from '../checkout/storage-keys.ts'
import { errorToast } from '../checkout/texts.ts'
import { toast } from '../ui/toast.ts'
import type { Photo } from './photo-picker.tsx'
import { UploadFailure, uploadDocuments } from './upload-documents.ts'

type Photos = Partial<Record<DocumentType, Photo>>
type Problems = Partial<Record<DocumentType, string>>

/** By name and size; what is really inside is for the server to see. Some systems leave HEIC without a type. */
function problemOf(file: File): string | undefined {
  const isPicture = file.type.startsWith('image/') || /\.(heic|heif)$/i.test(file.name)
  if (!isPicture) return documentTexts.wrongType
  return file.size > maxDocumentBytes ? documentTexts.tooLarge : undefined
}

export function useDocumentUpload() {
  const navigate = useNavigate()
  const isSending = useRef(false)
  const [photos, setPhotos] = useState<Photos>({})
  const [problems, setProblems] = useState<Problems>({})
  const [progress, setProgress] = useState<number>()

  const choose = (type: DocumentType, file: File | undefined) => {
    if (!file) return
    const problem = problemOf(file)
    setProblems((current) => ({ ...current, [type]: problem }))
    const before = photos[type]
    if (before) URL.revokeObjectURL(before.address)
    const photo = problem ? undefined : { file, address: URL.createObjectURL(file) }
    setPhotos((current) => ({ ...current, [type]: photo }))
    if (problem) toast(errorToast(problem))
  }

  const send = async (passport: File, selfie: File) => {
    isSending.current = true
    setProgress(0)
    try {
      const bookingId = localStore.read(lastBookingKey)
      await uploadDocuments({ passport, selfie }, { bookingId, onProgress: setProgress })
      toast({ title: documentTexts.succeeded, variant: 'success' })
      await navigate(path('verifySuccess'))
    } catch (error) {
      toast(errorToast(error instanceof UploadFailure ? error.message : documentTexts.failed))
    }
    isSending.current = false
    setProgress(undefined)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending.current) return
    const { passport, selfie } = photos
    if (passport && selfie) return void send(passport.file, selfie.file)
    const missing: Problems = {
      ...(passport ? {} : { passport: problems.passport ?? documentTexts.missing.passport }),
      ...(selfie ? {} : { selfie: problems.selfie ?? documentTexts.missing.selfie }),
    }
    setProblems(missing)
    toast(errorToast(missing.passport ?? missing.selfie ?? documentTexts.failed))
    focusFirstError()
  }

  return { photos, problems, progress, choose, submit }
}
