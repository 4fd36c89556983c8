import { useMutation } from '@tanstack/react-query'
import { Eye, EyeOff, Pencil, UserRound } from 'lucide-react'
import { useState } from 'react'
import { fieldsIn, travellerFields } from '../../../domain/booking/traveller-fields.ts'
import { formatDate } from '../../../domain/dates.ts'
import { formatEuro } from '../../../domain/money.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { type Answers, adminApi } from '../api.ts'
import { mayChange, part, partTitle } from './booking-facts.tsx'
import { TravellersDialog } from './travellers-dialog.tsx'
import type { BookingDetail } from './use-booking-change.ts'

const textButton =
  '-my-1.5 inline-flex min-h-9 items-center gap-1.75 rounded-tag px-1.5 font-semibold text-primary hover:underline'

type Details = Answers['bookings']['reveal']['travelers'][number]

/** The travellers. Passports and other personal data stay hidden until staff ask to see them. */
export function Travellers({ booking }: { booking: BookingDetail }) {
  const reveal = useMutation({
    mutationFn: () => adminApi.bookings.reveal({ id: booking.id }),
  })
  const isShown = reveal.data !== undefined
  const [editing, setEditing] = useState(false)
  return (
    <section className={part} aria-labelledby="viaggiatori">
      <div className="flex items-start justify-between gap-3">
        <h3 id="viaggiatori" className={partTitle}>
          Viaggiatori
        </h3>
        <span className="flex flex-wrap justify-end gap-x-2">
          {mayChange(booking) && (
            <button type="button" onClick={() => setEditing(true)} className={textButton}>
              <Pencil className="size-4.25" aria-hidden />
              Modifica
              <span className="sr-only"> viaggiatori</span>
            </button>
          )}
          {booking.travelers.some((traveller) => traveller.hasDetails) && (
            <button
              type="button"
              aria-pressed={isShown}
              disabled={reveal.isPending}
              onClick={() => (isShown ? reveal.reset() : reveal.mutate())}
              className={textButton}
            >
              {isShown ? (
                <EyeOff className="size-4.25" aria-hidden />
              ) : (
                <Eye className="size-4.25" aria-hidden />
              )}
              {isShown ? 'Nascondi i dati' : 'Mostra i dati'}
            </button>
          )}
        </span>
      </div>
      {editing && <TravellersDialog booking={booking} onClose={() => setEditing(false)} />}
      <ul>
        {booking.travelers.map((traveller, index) => (
          <li key={index} className="flex gap-2.5 py-1.25">
            <UserRound className="mt-0.5 size-4.5 flex-none" aria-hidden />
            <span className="min-w-0 flex-1">
              <span className="flex gap-3">
                <span className="min-w-0 flex-1">
                  {traveller.firstName} {traveller.lastName}
                </span>
                <span className="flex-none text-ink-2">
                  {traveller.type === 'child' ? 'bambino' : 'adulto'}
                </span>
              </span>
              <span className="block text-[0.875rem] text-ink-2">
                {detailsText(reveal.data?.travelers[index], traveller.hasDetails)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      <Note booking={booking} isShown={isShown} />
      {booking.childDiscountAmount > 0 && (
        <p className="mt-1 text-ink-2">
          Sconto bambini −{formatEuro(booking.childDiscountAmount)}, prezzo per adulto{' '}
          {formatEuro(booking.price)}
        </p>
      )}
    </section>
  )
}

/** The personal details in one line, each with its label; an address needs none. */
function detailsText(details: Details | undefined, hasDetails: boolean): string {
  if (!details) return hasDetails ? 'passaporto e altri dati nascosti' : ''
  return fieldsIn('reveal')
    .map((name) => {
      const value = name === 'birthDate' ? dayText(details.birthDate) : details[name]
      if (!value) return ''
      return name === 'address' ? value : `${travellerFields[name].word} ${value}`
    })
    .filter((text) => text !== '')
    .join(' · ')
}

function dayText(day: string | null): string {
  return day ? formatDate(day) : ''
}

function Note({ booking, isShown }: { booking: BookingDetail; isShown: boolean }) {
  const text = booking.personalDataRemovedAt
    ? elidedDays(
        `Passaporti e altri dati personali sono stati cancellati il ${formatDate(booking.personalDataRemovedAt.slice(0, 10))}.`,
      )
    : isShown
      ? 'La consultazione è annotata nel registro.'
      : ''
  return (
    <p role="status" className="text-[0.875rem] text-ink-2">
      {text}
    </p>
  )
}
