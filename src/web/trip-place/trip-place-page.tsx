import { useMutation } from '@tanstack/react-query'
import { CalendarPlus, FileText, LogOut } from 'lucide-react'
import { placePath } from '../../contract/pages.ts'
import { defaultAirport } from '../../domain/booking/bookings.ts'
import { formatDateRange, formatDaysNights, formatLongDate } from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { calls } from '../api.ts'
import { errorCode, messageOf, reasonOf } from '../api-errors.ts'
import { DeadEnd } from '../checkout/dead-end.tsx'
import { Fact, Facts } from '../checkout/facts.tsx'
import { Loading } from '../checkout/loading.tsx'
import { errorToast, failureTexts } from '../checkout/texts.ts'
import { useMainPicture } from '../checkout/trip-pictures.ts'
import { queryClient } from '../query.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { Picture } from '../ui/picture.tsx'
import { toast } from '../ui/toast.ts'
import { AskLink } from './ask-link.tsx'
import { BeforeLeaving } from './before-leaving.tsx'
import { Changes } from './changes.tsx'
import { FollowCalendar } from './follow-calendar.tsx'
import { NextThing } from './next-thing.tsx'
import { Notices } from './notices.tsx'
import { Party } from './party.tsx'
import type { PlaceView } from './place-view.ts'
import { RoomWishes } from './room-wishes.tsx'
import { Shares } from './shares.tsx'
import { Timeline } from './timeline.tsx'
import { useEntering, usePlace } from './use-place.ts'

const title = 'Il mio viaggio'

function Head({ view }: { view: PlaceView }) {
  const picture = useMainPicture(view.tripId)
  return (
    <header className="wrap grid items-center gap-x-12 gap-y-6 pt-6 md:grid-cols-[minmax(0,1fr)_26rem] md:pt-12">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes="(width >= 48rem) 26rem, 100vw"
          className="aspect-16/9 w-full overflow-hidden rounded-picture md:order-2 md:aspect-4/3"
        />
      )}
      <div>
        <p className="font-semibold text-ink-2">
          {view.firstName ? `Ciao ${view.firstName}, ecco il tuo viaggio` : title}
        </p>
        <h1 className="mt-2 text-page">{view.title}</h1>
        <p className="mt-3 text-lead text-ink-2">
          {formatDateRange(view.startDate, view.endDate)} · {formatDaysNights(view.tripDays)}
        </p>
      </div>
    </header>
  )
}

function Papers({ bookingId }: { bookingId: string }) {
  const files = `/api/bookings/${bookingId}`
  return (
    <div className="mt-5 grid gap-2.5">
      <ButtonAnchor kind="outline" size="small" href={`${files}/riepilogo.pdf`} download>
        <FileText className="size-4.5" aria-hidden />
        Riepilogo (PDF)
      </ButtonAnchor>
      <ButtonAnchor kind="outline" size="small" href={`${files}/calendario.ics`} download>
        <CalendarPlus className="size-4.5" aria-hidden />
        Aggiungi al calendario
      </ButtonAnchor>
    </div>
  )
}

function Booking({ view }: { view: PlaceView }) {
  const { lead, endsOn } = view
  return (
    <aside className="self-start rounded-panel border border-line bg-white p-6 md:p-8">
      <h2 className="text-small-title">{lead ? 'La prenotazione' : 'Il viaggio'}</h2>
      <Facts className="mt-3">
        {lead && <Fact label="Codice">{lead.reference}</Fact>}
        {lead && <Fact label="Viaggiatori">{lead.people}</Fact>}
        {view.airport !== defaultAirport && <Fact label="Aeroporto">{view.airport}</Fact>}
        {lead && lead.totalPrice > 0 && (
          <>
            <Fact label="Totale" ruled>
              {formatEuro(lead.totalPrice)}
            </Fact>
            <Fact label="Versato">{formatEuro(lead.amountPaid)}</Fact>
          </>
        )}
      </Facts>
      {lead && <Papers bookingId={lead.bookingId} />}
      {view.next.kind !== 'cancelled' && <FollowCalendar />}
      <p className="mt-6 border-t border-line pt-5 text-small text-ink-2">
        Questa pagina resta aperta fino al {formatLongDate(endsOn)}. Il tuo link è personale: non
        inoltrarlo.
      </p>
      <Leave />
    </aside>
  )
}

function Leave() {
  const leave = useMutation(
    calls.trip.leave.mutationOptions({
      onSuccess: () => queryClient.resetQueries({ queryKey: calls.trip.key() }),
      onError: (error) => toast(errorToast(messageOf(error, failureTexts.process))),
    }),
    queryClient,
  )
  return (
    <Button
      kind="ghost"
      size="small"
      className="mt-3"
      busy={leave.isPending}
      busyLabel="Un momento…"
      onClick={() => leave.mutate({})}
    >
      <LogOut className="size-4.5" aria-hidden />
      Esci da questo dispositivo
    </Button>
  )
}

function Place({ view }: { view: PlaceView }) {
  return (
    <>
      <Head view={view} />
      <div className="wrap grid gap-x-12 gap-y-10 pt-8 pb-20 md:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10 md:gap-14">
          <NextThing view={view} />
          <Notices notices={view.notices} />
          {view.next.kind !== 'cancelled' && <Party party={view.party} />}
          {view.room && <RoomWishes room={view.room} />}
          {view.next.kind !== 'cancelled' && <Shares view={view} />}
          <Timeline steps={view.steps} />
          <Changes view={view} />
          {view.before && <BeforeLeaving before={view.before} />}
        </div>
        <Booking view={view} />
      </div>
    </>
  )
}

/** The traveller's own place: everything that is known, and only the next thing to do. */
export function Component() {
  const { entering, enter, retry } = useEntering()
  const place = usePlace(entering.state === 'in')
  const meta = <Meta title={title} description={title} path={placePath} noindex />
  if (entering.state === 'invited') {
    return (
      <div className="wrap pt-10 pb-20 md:pt-18">
        {meta}
        <h1 className="text-page">Si parte insieme</h1>
        <p className="mt-5 max-w-[34em] text-lead text-ink-2">
          Sei tra i viaggiatori di una prenotazione. Entra per inserire i tuoi dati e vedere a che
          punto è il viaggio: il link funziona una volta sola, su questo dispositivo.
        </p>
        <Button className="mt-7" onClick={() => enter(entering.token)}>
          Entra nel viaggio
        </Button>
      </div>
    )
  }
  if (entering.state === 'failed' && !retry) {
    return (
      <>
        {meta}
        <AskLink reason={reasonOf(entering.error)} />
      </>
    )
  }
  const error = entering.state === 'failed' ? entering.error : place.error
  if (errorCode(error) === 'TRIP_SESSION_OVER') {
    return (
      <>
        {meta}
        <AskLink />
      </>
    )
  }
  if (place.data && !error) {
    return (
      <>
        {meta}
        <Place view={place.data} />
      </>
    )
  }
  if (!error) return <Loading title={title} address={placePath} />
  const again = retry ?? (() => void place.refetch())
  return (
    <DeadEnd title={title} message={failureTexts.load} address={placePath} onRetry={again}>
      <p>Controlla la connessione e riprova: il tuo viaggio è al sicuro.</p>
    </DeadEnd>
  )
}
