import { useQuery } from '@tanstack/react-query'
import { CircleCheck, ImageUp, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { useParams } from 'react-router'
import { pages, path } from '../../contract/pages.ts'
import { reviewTextLimits } from '../../domain/booking/reviews.ts'
import { formatDateRange } from '../../domain/dates.ts'
import { type Api, calls } from '../api.ts'
import { askedByLink, LinkPage } from '../checkout/link-page.tsx'
import { queryClient } from '../query.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FieldMessage, Textarea } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
import { StarPicker } from './star-picker.tsx'
import { type ReviewPhoto, useReviewForm } from './use-review-form.ts'

type Invitation = Awaited<ReturnType<Api['reviews']['open']>>

const title = 'La tua recensione'

type PhotoFieldProps = {
  photo: ReviewPhoto | undefined
  problem: string | undefined
  onChoose: (file: File | undefined) => void
  onRemove: () => void
}

function PhotoField({ photo, problem, onChoose, onRemove }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div>
      <p className="mb-1.75 text-base">
        <span className="font-semibold">Una foto del viaggio</span>
        <span className="text-ink-2"> (facoltativo)</span>
      </p>
      <input
        ref={input}
        type="file"
        accept="image/*"
        aria-label="Foto del viaggio"
        aria-describedby="foto-nota"
        onChange={(event) => {
          onChoose(event.target.files?.[0])
          event.target.value = ''
        }}
        className="peer sr-only"
      />
      {photo && (
        <img
          src={photo.address}
          alt="Anteprima della tua foto"
          className="mb-3 max-h-64 rounded-control"
        />
      )}
      <div className="flex flex-wrap gap-2.5 rounded-control peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-primary">
        <Button kind="outline" size="small" onClick={() => input.current?.click()}>
          <ImageUp className="size-5" aria-hidden />
          {photo ? 'Cambia foto' : 'Scegli una foto'}
        </Button>
        {photo && (
          <Button kind="quiet" size="small" onClick={onRemove}>
            <X className="size-5" aria-hidden />
            Togli
          </Button>
        )}
      </div>
      <FieldMessage
        id="foto-nota"
        error={problem}
        hint="Solo se le persone che si vedono sono d'accordo. Il luogo registrato dal telefono viene tolto."
      />
    </div>
  )
}

function ReviewForm({ token, invitation }: { token: string; invitation: Invitation }) {
  const { form, photo, photoProblem, choose, removePhoto, submit, isSending } = useReviewForm(token)
  const stars = useWatch({ control: form.control, name: 'stars' })
  const { max, short } = reviewTextLimits
  return (
    <>
      <h1 className="text-page">Com'è andato il viaggio?</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        {invitation.tripTitle}
        {invitation.startDate && `, ${formatDateRange(invitation.startDate, invitation.endDate)}`}.
        Pubblichiamo le recensioni positive e quelle negative: racconta com'è andata davvero.
      </p>
      <form
        noValidate
        onSubmit={(event) => void submit(event)}
        className="mt-9 grid max-w-[42rem] gap-6"
      >
        <StarPicker
          name="stars"
          value={stars}
          error={form.formState.errors.stars?.message}
          onChange={(chosen) => form.setValue('stars', chosen, { shouldValidate: true })}
        />
        <Textarea
          label="Racconta il viaggio"
          required
          rows={6}
          maxLength={max}
          hint="Almeno due righe: il gruppo, i coordinatori, gli hotel, le giornate."
          {...fieldOf(form, 'text')}
        />
        <Textarea
          label="Che cosa è andato bene"
          optional
          rows={3}
          maxLength={short}
          {...fieldOf(form, 'wentWell')}
        />
        <Textarea
          label="Che cosa miglioreresti"
          optional
          rows={3}
          maxLength={short}
          {...fieldOf(form, 'wentWrong')}
        />
        <PhotoField
          photo={photo}
          problem={photoProblem}
          onChoose={(file) => void choose(file)}
          onRemove={removePhoto}
        />
        <p className="text-small text-ink-2">
          La recensione esce firmata <b className="font-semibold text-ink">{invitation.name}</b>,
          con il viaggio e la data. Puoi chiederci di toglierla quando vuoi.
        </p>
        <Button
          type="submit"
          kind="orange"
          busy={isSending}
          busyLabel="Invio…"
          className="justify-self-start max-md:w-full"
        >
          Invia la recensione
        </Button>
      </form>
    </>
  )
}

function Thanks({ invitation }: { invitation: Invitation }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The long form is gone: without the focus here, the visitor would be left at the end of the page.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <CircleCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-page outline-none">
        Grazie!
      </h1>
      <p role="status" className="mt-5 max-w-[34em] text-lead text-ink-2">
        La tua recensione di {invitation.tripTitle} è arrivata. La leggiamo e la pubblichiamo così
        com'è: la nascondiamo solo per motivi che siamo tenuti a registrare, mai perché è negativa.
      </p>
      <ButtonLink to={path('trips')} kind="outline" className="mt-8">
        Dove vai la prossima volta?
      </ButtonLink>
    </>
  )
}

export function Component() {
  const { token = '' } = useParams()
  const asked = useQuery(
    calls.reviews.open.queryOptions({ input: { token }, ...askedByLink(token) }),
    queryClient,
  )
  return (
    <LinkPage
      title={title}
      description="Racconta com'è andato il viaggio."
      address={pages.review}
      token={token}
      asked={asked}
    >
      {(invitation) =>
        invitation.isSent ? (
          <Thanks invitation={invitation} />
        ) : (
          <ReviewForm token={token} invitation={invitation} />
        )
      }
    </LinkPage>
  )
}
