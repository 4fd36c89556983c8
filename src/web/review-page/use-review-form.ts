import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { reviewFormSchema } from '../../domain/booking/reviews-schema.ts'
import { api, calls } from '../api.ts'
import { fieldProblems } from '../api-errors.ts'
import { tellFailure } from '../checkout/texts.ts'
import { queryClient } from '../query.ts'
import { showProblems } from '../ui/form.ts'
import { photoAsJpeg } from './photo-as-jpeg.ts'

type Typed = z.input<typeof reviewFormSchema>
type Checked = z.output<typeof reviewFormSchema>
export type ReviewPhoto = { file: File; address: string }

const unreadable = 'Non riusciamo a leggere questa foto: prova con una in formato JPEG.'
const failed = 'Non siamo riusciti a inviare la recensione. Controlla la connessione e riprova.'
const fields = ['stars', 'text', 'wentWell', 'wentWrong'] as const

/** The typed values, the photograph converted in the browser, and the sending. */
export function useReviewForm(token: string) {
  const form = useForm<Typed, unknown, Checked>({
    defaultValues: { stars: 0, text: '', wentWell: '', wentWrong: '' },
    resolver: zodResolver(reviewFormSchema),
  })
  const [photo, setPhoto] = useState<ReviewPhoto>()
  const [photoProblem, setPhotoProblem] = useState<string>()
  useEffect(() => () => URL.revokeObjectURL(photo?.address ?? ''), [photo])
  const send = useMutation(
    {
      mutationFn: (review: Checked) => api.reviews.send({ ...review, token, photo: photo?.file }),
      onSuccess: () =>
        queryClient.invalidateQueries({
          queryKey: calls.reviews.open.queryKey({ input: { token } }),
        }),
      onError: (error) => {
        const problems = fieldProblems(error)
        const ofPhoto = problems.find(({ path }) => path[0] === 'photo')
        if (ofPhoto) setPhotoProblem(ofPhoto.message)
        const shown = showProblems(form, problems, ([name]) => fields.find((one) => one === name))
        if (!ofPhoto && !shown) tellFailure(error, failed)
      },
    },
    queryClient,
  )
  const choose = async (file: File | undefined) => {
    if (!file) return
    const ready = await photoAsJpeg(file)
    setPhotoProblem(ready ? undefined : unreadable)
    setPhoto(ready && { file: ready, address: URL.createObjectURL(ready) })
  }
  return {
    form,
    photo,
    photoProblem,
    choose,
    removePhoto: () => setPhoto(undefined),
    submit: form.handleSubmit((review) => send.mutate(review)),
    isSending: send.isPending,
  }
}
