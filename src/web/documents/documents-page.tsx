import { CircleCheck, ShieldCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { path } from '../../contract/pages.ts'
import { bookingReference } from '../../domain/booking/bookings.ts'
import { documentLabels, takesDocuments } from '../../domain/booking/documents.ts'
import { documentsClosed } from '../../domain/booking/documents-closed.ts'
import { formatDate, formatMoment } from '../../domain/dates.ts'
import { elidedDays } from '../../domain/typography.ts'
import { errorCode } from '../api-errors.ts'
import { useToday } from '../browser/hydration.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { site } from '../browser/site.ts'
import { useBooking } from '../checkout/booking-query.tsx'
import { BackButton } from '../ui/back-button.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Input } from '../ui/field.tsx'
import { fieldOf } from '../ui/form.ts'
import { Meta } from '../ui/meta.tsx'
import { preloadPage } from '../ui/preload.ts'
import { PartySlots } from './party-slots.tsx'
import { PhotoPicker } from './photo-picker.tsx'
import { useDocumentUpload } from './use-document-upload.ts'

/** Written on the sheet in the selfie, the same for every customer: it ties the photo to this site. */
const sheetCode = () => `${site().brand.name.split(' ', 1)[0]?.toUpperCase()}-10`

const title = 'Verifica Prenotazione'

function Progress({ percentage }: { percentage: number }) {
  return (
    <div className="mt-5">
      <div
        role="progressbar"
        aria-label="Caricamento delle foto"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        className="h-2 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-ok transition-[width] duration-200"
          style={{ width: `${percentage}%` }}
        />
      </div>
      <p className="mt-2 text-small text-ink-2">
        {percentage < 100 ? `Caricamento: ${percentage}%` : 'Stiamo registrando le foto…'}
      </p>
    </div>
  )
}

/** Of this booking no photographs are needed any more. */
function Closed() {
  return (
    <div className="wrap pt-6 pb-20 md:pt-10 md:pb-26">
      <PageMeta />
      <BackButton />
      <h1 className="mt-6 text-page">{title}</h1>
      <p className="mt-4 max-w-[38em] text-lead text-ink-2">{documentsClosed}</p>
      <ButtonLink to={path('contact')} kind="outline" className="mt-7">
        Contattaci
      </ButtonLink>
    </div>
  )
}

function PageMeta() {
  return (
    <Meta
      title={title}
      description="Carica la foto del passaporto e il selfie per verificare la tua prenotazione."
      path={path('verifyBookings')}
      noindex
    />
  )
}

export function Component() {
  const today = useToday()
  const [search] = useSearchParams()
  const named = search.get('prenotazione')
  const { data: booking, error } = useBooking(named ?? undefined)
  // A truncated link names no booking, so the page asks for the code.
  const linkedBooking = errorCode(error) === 'BOOKING_NOT_FOUND' ? null : named
  const party = booking && booking.travelers.length > 1 ? booking : undefined
  const [chosenSeat, chooseSeat] = useState<number>()
  const seat = chosenSeat ?? Math.max(0, party?.documentsBySeat.indexOf(null) ?? 0)
  const { form, photos, progress, choose, forget, submit } = useDocumentUpload({
    linkedBooking,
    party,
    seat,
    onNext: () => chooseSeat(undefined),
  })
  const { errors } = form.formState
  const isBusy = progress !== undefined
  useEffect(() => preloadPage(path('verifySuccess')), [])
  if (booking && !takesDocuments(booking, today)) return <Closed />
  return (
    <div className="wrap pt-6 pb-20 md:pt-10 md:pb-26">
      <PageMeta />
      <BackButton />
      <h1 className="mt-6 text-page">{title}</h1>
      <p className="mt-4 max-w-[38em] text-lead text-ink-2">
        Per completare la prenotazione ci servono due foto: una del passaporto e un selfie. Bastano
        un paio di minuti e una buona luce.
      </p>
      {booking?.documentsReceivedAt && (
        <p className="mt-6 flex max-w-[44em] items-start gap-3 rounded-panel bg-ok-soft px-5 py-4">
          <CircleCheck className="mt-0.5 size-5.5 flex-none text-ok" aria-hidden />
          <span>
            Abbiamo già le foto di {party ? 'tutti i viaggiatori' : 'questa prenotazione'}, ricevute
            {elidedDays(`il ${formatMoment(booking.documentsReceivedAt).slice(0, 10)}`)}: non devi
            fare altro. Inviale di nuovo solo se te lo chiediamo.
          </span>
        </p>
      )}
      {party && (
        <PartySlots
          booking={party}
          seat={seat}
          onChoose={(next) => {
            forget()
            chooseSeat(next)
          }}
        />
      )}
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-9 max-w-[60rem]">
        <div className="grid gap-5 md:grid-cols-2 md:gap-6">
          <PhotoPicker
            type="passport"
            label={documentLabels.passport}
            photo={photos.passport}
            problem={errors.passport?.message}
            onChoose={(file) => void choose('passport', file)}
          >
            <p>
              La pagina con la tua fotografia, intera e a fuoco, senza riflessi e senza dita sopra i
              dati.
            </p>
          </PhotoPicker>
          <PhotoPicker
            type="selfie"
            label={documentLabels.selfie}
            photo={photos.selfie}
            problem={errors.selfie?.message}
            onChoose={(file) => void choose('selfie', file)}
          >
            <p>Tieni accanto al viso il passaporto aperto e un foglio scritto a mano con:</p>
            <ul className="mt-2 list-disc pl-5">
              <li>il tuo nome e cognome</li>
              <li>
                il codice <b className="font-semibold text-ink">{sheetCode()}</b>
              </li>
              <li>
                la data di oggi, <b className="font-semibold text-ink">{formatDate(today)}</b>
              </li>
              <li>la tua firma</li>
            </ul>
          </PhotoPicker>
        </div>
        <div className="mt-6 max-w-[28rem]">
          {linkedBooking ? (
            <p>
              Le foto vengono abbinate alla prenotazione{' '}
              <b className="font-semibold">{bookingReference(linkedBooking)}</b>.
            </p>
          ) : (
            <Input
              {...fieldOf(form, 'bookingCode')}
              label="Codice prenotazione"
              optional
              hint="Gli 8 caratteri che trovi nella conferma e nelle email, per esempio A1B2C3D4."
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={36}
            />
          )}
        </div>
        <div className="mt-6 flex max-w-[44em] items-start gap-3 text-small text-ink-2">
          <ShieldCheck className="mt-0.5 size-5 flex-none text-ok" aria-hidden />
          <div className="grid gap-1.5">
            <p>
              <b className="font-semibold text-ink">Perché le chiediamo:</b> per essere certi che
              chi parte sia chi ha prenotato, e che nome e scadenza del passaporto siano giusti
              prima di emettere i biglietti.
            </p>
            <p>
              <b className="font-semibold text-ink">Chi le vede:</b> solo chi verifica la
              prenotazione, e ogni apertura resta scritta. Sono cifrate e vengono cancellate dopo il
              viaggio.
            </p>
            <p>
              JPEG, PNG, WebP o HEIC, al massimo 10 MB ciascuna; quelle più grandi le rimpiccioliamo
              sul tuo telefono.
            </p>
          </div>
        </div>
        {isBusy && <Progress percentage={progress} />}
        <Button type="submit" className="mt-6 max-md:w-full" busy={isBusy} disabled={isBusy}>
          {isBusy ? 'Caricamento...' : 'Invia i documenti'}
        </Button>
      </form>
    </div>
  )
}
