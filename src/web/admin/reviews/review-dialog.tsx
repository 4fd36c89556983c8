import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answerFormSchema, hideReviewFormSchema } from '../../../contract/admin/booking/reviews.ts'
import { adminDownloads } from '../../../contract/admin/downloads.ts'
import { importedText, isBadReview, verifiedText } from '../../../domain/booking/reviews.ts'
import { formatDate } from '../../../domain/dates.ts'
import { StatusDot } from '../../ui/badge.tsx'
import { Textarea } from '../../ui/field.tsx'
import { Stars } from '../../ui/rating.tsx'
import { admin } from '../api.ts'
import { notifyDone, notifyError } from '../notify.ts'
import { bookingPath } from '../pages.ts'
import { askAgain } from '../query.ts'
import { useMay } from '../session.tsx'
import { useTellWhenReal } from '../tell-when-shown.ts'
import { FormDialog } from '../ui/form-dialog.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { StaffButton } from '../ui/staff-button.tsx'
import { StaffDialog } from '../ui/staff-dialog.tsx'
import { StaffLink } from '../ui/staff-link.tsx'
import { useMeanwhile } from '../ui/use-meanwhile.ts'
import { staffField, useStaffForm } from '../ui/use-staff-form.ts'
import { type Review, stateOf } from './states.ts'

type Step = 'hide' | 'answer' | null

export function ReviewDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(admin.reviews.find.queryOptions({ input: { id } }))
  const [step, setStep] = useState<Step>(null)
  const review = query.data
  const back = () => setStep(null)
  return (
    <>
      <StaffDialog
        onClose={onClose}
        title={review ? review.shownName : 'Recensione'}
        description={review && `${review.tripTitle}, ${whenOf(review)}`}
        width={600}
      >
        <Loaded query={query} rows={4} height={40} onlyFresh>
          {(review) => <Content review={review} onStep={setStep} />}
        </Loaded>
      </StaffDialog>
      {review && step === 'hide' && <HideDialog review={review} onClose={back} />}
      {review && step === 'answer' && <AnswerDialog review={review} onClose={back} />}
    </>
  )
}

function whenOf({ source, endDate }: Review): string {
  return source === 'collected' ? `rientro ${formatDate(endDate)}` : formatDate(endDate)
}

function Content({ review, onStep }: { review: Review; onStep: (step: Step) => void }) {
  const { label, tone } = stateOf(review.state)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {review.stars !== null && <Stars count={review.stars} />}
        <StatusDot tone={tone}>{label}</StatusDot>
      </p>
      {review.state === 'invited' ? (
        <p className="text-ink-2">Ha ricevuto il link e non ha ancora scritto.</p>
      ) : (
        <Words review={review} />
      )}
      <p className="text-ink-2">
        {review.source === 'collected' ? verifiedText : importedText(review.sourceName ?? '')}
      </p>
      {review.sourceUrl && (
        <a
          href={review.sourceUrl}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className="font-semibold text-primary [overflow-wrap:anywhere] hover:underline"
        >
          {review.sourceUrl}
          <span className="sr-only"> (nuova scheda)</span>
        </a>
      )}
      {review.bookingId && (
        <StaffLink to={bookingPath(review.bookingId)}>Apri la prenotazione</StaffLink>
      )}
      {review.state !== 'invited' && <Actions review={review} onStep={onStep} />}
    </div>
  )
}

function Words({ review }: { review: Review }) {
  const parts = [
    ['Che cosa è andato bene', review.wentWell],
    ['Che cosa migliorerebbe', review.wentWrong],
    ['La nostra risposta', review.answer],
    ['Nascosta perché', review.hiddenReason],
  ].filter(([, text]) => text)
  return (
    <>
      <p className="rounded-tag bg-paper px-4 py-3.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {review.text}
      </p>
      {review.hasPhoto && (
        <img
          src={adminDownloads.reviewPhoto(review.id)}
          alt={`Foto di ${review.shownName}`}
          className="max-h-72 rounded-tag"
        />
      )}
      {parts.map(([name, text]) => (
        <div key={name}>
          <p className="font-semibold">{name}</p>
          <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
        </div>
      ))}
    </>
  )
}

function Actions({ review, onStep }: { review: Review; onStep: (step: Step) => void }) {
  const may = useMay()
  const tell = useTellWhenReal()
  const publish = useMutation(
    admin.reviews.publish.mutationOptions({
      onSuccess: () => {
        notifyDone('Recensione pubblicata')
        tell({ seen: [review.id] })
      },
      onSettled: () => changed(review.id),
    }),
  )
  const { id, version, state } = review
  return (
    <div className="flex flex-wrap gap-2">
      {may('reviews', 'publish') && state !== 'published' && (
        <StaffButton
          kind="primary"
          busy={publish.isPending}
          onClick={() => publish.mutate({ id, version })}
        >
          Pubblica
        </StaffButton>
      )}
      {may('reviews', 'answer') && (
        <StaffButton onClick={() => onStep('answer')}>
          {review.answer ? 'Modifica la risposta' : 'Rispondi'}
        </StaffButton>
      )}
      {may('reviews', 'hide') && state !== 'hidden' && (
        <StaffButton onClick={() => onStep('hide')}>Nascondi</StaffButton>
      )}
    </div>
  )
}

const changed = (id: string) =>
  askAgain(
    admin.reviews.find.queryKey({ input: { id } }),
    admin.reviews.list.key(),
    admin.today.key(),
  )

type FormProps = { review: Review; onClose: () => void }

function HideDialog({ review, onClose }: FormProps) {
  const values = { reason: '' }
  const form = useStaffForm(hideReviewFormSchema, values)
  const meanwhile = useMeanwhile(form, { version: review.version, values }, {})
  const tell = useTellWhenReal()
  const hide = useMutation(
    admin.reviews.hide.mutationOptions({
      onSuccess: () => {
        notifyDone('Recensione nascosta')
        if (review.state === 'published') tell({ gone: [review.id] })
        onClose()
      },
      onError: (error) => meanwhile.refused(error) || notifyError(error),
      onSettled: () => changed(review.id),
    }),
  )
  const { id } = review
  const { version } = meanwhile
  return (
    <FormDialog
      form={form}
      onSubmit={({ reason }) => hide.mutate({ id, version, reason })}
      onClose={onClose}
      title="Nascondere la recensione?"
      submitLabel="Nascondi"
      kind="danger"
      busy={hide.isPending}
      meanwhile={meanwhile}
    >
      {isBadReview(review.stars) && (
        <p className="rounded-tag bg-gold-light px-4 py-3.5">
          È una recensione negativa: nasconderla perché è negativa è vietato dal Codice del consumo.
          Nel registro resterà scritto che ne è stata nascosta una negativa, da chi e perché.
        </p>
      )}
      <Textarea
        label="Motivo"
        rows={3}
        hint="Per esempio: insulti, dati personali di altri, non parla del viaggio. Resta conservato."
        {...staffField(form, 'reason')}
      />
    </FormDialog>
  )
}

function AnswerDialog({ review, onClose }: FormProps) {
  const values = { answer: review.answer ?? '' }
  const form = useStaffForm(answerFormSchema, values)
  const meanwhile = useMeanwhile(form, { version: review.version, values }, { answer: 'Risposta' })
  const tell = useTellWhenReal()
  const answer = useMutation(
    admin.reviews.answer.mutationOptions({
      onSuccess: () => {
        notifyDone('Risposta salvata')
        if (review.state === 'published') tell({ changed: [review.id] })
        onClose()
      },
      onError: (error) => meanwhile.refused(error) || notifyError(error),
      onSettled: () => changed(review.id),
    }),
  )
  const { id } = review
  const { version } = meanwhile
  return (
    <FormDialog
      form={form}
      onSubmit={(fields) => answer.mutate({ ...fields, id, version })}
      onClose={onClose}
      title="La nostra risposta"
      description="La leggono tutti, sotto la recensione. Vuota, toglie quella che c'è."
      submitLabel="Salva la risposta"
      busy={answer.isPending}
      meanwhile={meanwhile}
    >
      <Textarea label="Risposta" rows={5} {...staffField(form, 'answer')} />
    </FormDialog>
  )
}
