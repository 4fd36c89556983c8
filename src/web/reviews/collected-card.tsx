import { useId } from 'react'
import { importedText, type PublishedReview } from '../../domain/booking/reviews.ts'
import { monthTitle } from '../../domain/dates.ts'
import { Verified } from '../ui/badge.tsx'
import { Stars } from '../ui/rating.tsx'
import { ExternalLink } from '../ui/text-link.tsx'

type CollectedCardProps = { review: PublishedReview; title: string | undefined }

/** One traveller's words as they were written; a long text can be opened in place. */
export function CollectedCard({ review, title }: CollectedCardProps) {
  const authorId = useId()
  const { id, name, stars, endDate, hasPhoto } = review
  const { first, rest } = opening(review.text)
  return (
    <article
      aria-labelledby={authorId}
      className="flex h-full flex-col rounded-picture bg-white p-6 md:px-7 md:pt-7.5"
    >
      <Stars count={stars} />
      <blockquote className="mt-4 text-[1.125rem]">«{rest ? `${first}…` : `${first}»`}</blockquote>
      <More review={review} rest={rest} />
      {hasPhoto && (
        <img
          src={`/api/reviews/${id}/foto`}
          alt={`Foto del viaggio di ${name}`}
          loading="lazy"
          decoding="async"
          className="mt-4 max-h-60 w-full rounded-picture object-cover"
        />
      )}
      <p id={authorId} className="mt-auto pt-6 leading-snug">
        <b className="block font-[650]">{name}</b>
        <span className="text-base text-ink-2">
          {title && `${title} · `}
          {monthTitle(endDate)}
        </span>
      </p>
      <Origin review={review} />
    </article>
  )
}

const openingLimit = 280

/** Cuts the text between two words. */
function opening(text: string): { first: string; rest: string } {
  if (text.length <= openingLimit) return { first: text, rest: '' }
  const at = text.lastIndexOf(' ', openingLimit)
  const end = at > 0 ? at : openingLimit
  return { first: text.slice(0, end), rest: text.slice(end).trim() }
}

function More({ review, rest }: { review: PublishedReview; rest: string }) {
  const { wentWell, wentWrong, answer } = review
  const parts = [
    { label: 'Cosa è andato bene', words: wentWell },
    { label: 'Cosa si può migliorare', words: wentWrong },
    { label: 'La nostra risposta', words: answer },
  ].filter(({ words }) => words)
  if (!rest && parts.length === 0) return null
  return (
    <details className="mt-3">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">
        {rest ? 'Continua a leggere' : 'Leggi tutto'}
      </summary>
      {rest && <p className="text-[1.125rem]">…{rest}»</p>}
      {parts.map(({ label, words }) => (
        <p key={label} className="mt-3">
          <b className="block font-semibold">{label}</b>
          {words}
        </p>
      ))}
    </details>
  )
}

function Origin({ review: { isVerified, source } }: { review: PublishedReview }) {
  return (
    <p className="mt-5 border-t border-line pt-4 text-small text-ink-2">
      {isVerified && <Verified>Recensione verificata</Verified>}
      {source && importedText(source.name)}
      {source?.url && (
        <>
          {' '}
          <ExternalLink href={source.url}>Leggila lì</ExternalLink>
        </>
      )}
    </p>
  )
}
