import { CalendarPlus, CloudOff, FileText, Megaphone } from 'lucide-react'
import { placePath } from '../../contract/pages.ts'
import { defaultAirport } from '../../domain/booking/bookings.ts'
import {
  formatDateRange,
  formatDaysNights,
  formatLongDate,
  formatMoment,
  momentInSentence,
} from '../../domain/dates.ts'
import { formatEuro } from '../../domain/money.ts'
import { elidedDays } from '../../domain/typography.ts'
import { errorCode } from '../api-errors.ts'
import { DeadEnd } from '../checkout/dead-end.tsx'
import { Fact, Facts } from '../checkout/facts.tsx'
import { Loading } from '../checkout/loading.tsx'
import { failureTexts } from '../checkout/texts.ts'
import { useMainPicture } from '../checkout/trip-pictures.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { Optional } from '../ui/optional.tsx'
import { Picture } from '../ui/picture.tsx'
import { AskLink } from './ask-link.tsx'
import { BeforeLeaving } from './before-leaving.tsx'
import { Changes } from './changes.tsx'
import { FollowCalendar } from './follow-calendar.tsx'
import { Leave, Left } from './leave.tsx'
import { NextThing } from './next-thing.tsx'
import { Party } from './party.tsx'
import { OwnPasskeys } from './passkey-door.tsx'
import type { PlaceView } from './place-view.ts'
import { Programme } from './programme.tsx'
import { RoomWishes } from './room-wishes.tsx'
import { Shares } from './shares.tsx'
import { Timeline } from './timeline.tsx'
import { useEntering, usePlace } from './use-place.ts'

const title = 'Il mio viaggio'

function Head({ view }: { view: PlaceView }) {
  return (
    <header className="wrap grid grid-cols-1 items-center gap-x-12 gap-y-6 pt-6 md:grid-cols-[minmax(0,1fr)_26rem] md:pt-12">
      <Optional>
        <HeadPicture tripId={view.tripId} />
      </Optional>
      <div>
        <p className="font-semibold text-ink-2">
          {view.firstName ? `Ciao ${view.firstName}, ecco il tuo viaggio` : title}
        </p>
        <h1 className="mt-2 text-page">{view.title}</h1>
        <p className="mt-3 text-lead text-ink-2">
          <span className="inline-block">{formatDateRange(view.startDate, view.endDate)}</span>
          <span className="max-sm:hidden"> · </span>
          <span className="whitespace-nowrap max-sm:block">{formatDaysNights(view.tripDays)}</span>
        </p>
      </div>
    </header>
  )
}

type Shown = { view: PlaceView; isKept: boolean }

function Papers({ bookingId, isAhead }: { bookingId: string; isAhead: boolean }) {
  const files = `/api/bookings/${bookingId}`
  return (
    <div className="mt-5 grid grid-cols-1 gap-2.5">
      <ButtonAnchor kind="outline" size="small" href={`${files}/riepilogo.pdf`} download>
        <FileText className="size-4.5" aria-hidden />
        Riepilogo (PDF)
      </ButtonAnchor>
      {isAhead && (
        <ButtonAnchor kind="outline" size="small" href={`${files}/calendario.ics`} download>
          <CalendarPlus className="size-4.5" aria-hidden />
          Aggiungi al calendario
        </ButtonAnchor>
      )}
    </div>
  )
}

/** The trip was cancelled, or everyone is back: nothing has to be prepared any more. */
function isOver({ next }: PlaceView): boolean {
  return ['cancelled', 'review', 'rest'].includes(next.kind)
}

function Booking({ view, isKept }: Shown) {
  const { lead, endsOn } = view
  const isAhead = !isOver(view)
  return (
    <aside
      aria-labelledby="dati-del-viaggio"
      className="self-start rounded-panel border border-line bg-white p-6 md:p-8"
    >
      <h2 id="dati-del-viaggio" className="text-small-title">
        {lead ? 'La prenotazione' : 'Il viaggio'}
      </h2>
      <Facts className="mt-3">
        {lead && <Fact label="Codice">{lead.reference}</Fact>}
        {lead && <Fact label="Viaggiatori">{lead.people}</Fact>}
        {view.airport !== defaultAirport && <Fact label="Aeroporto">{view.airport}</Fact>}
        {lead && lead.totalPrice > 0 && (
          <>
            {view.next.kind !== 'cancelled' && (
              <Fact label="Totale" ruled>
                {formatEuro(lead.totalPrice)}
              </Fact>
            )}
            {lead.amountPaid > 0 && <Fact label="Versato">{formatEuro(lead.amountPaid)}</Fact>}
          </>
        )}
      </Facts>
      {lead && !isKept && <Papers bookingId={lead.bookingId} isAhead={isAhead} />}
      {isAhead && !isKept && <FollowCalendar />}
      {!isKept && <OwnPasskeys />}
      <p className="mt-6 border-t border-line pt-5 text-small text-ink-2">
        Questa pagina resta aperta {elidedDays(`fino al ${formatLongDate(endsOn)}`)}. Il tuo link è
        personale: non inoltrarlo.
      </p>
      <Leave />
    </aside>
  )
}

function Place({ view, isKept }: Shown) {
  const isAhead = !isOver(view)
  const isOnTheRoad = view.next.kind === 'travel'
  const plan = view.before?.plan ?? []
  return (
    <>
      <Head view={view} />
      <div className="wrap grid grid-cols-1 gap-x-12 gap-y-10 pt-8 pb-20 md:pt-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10 md:gap-14">
          <NextThing view={view} isKept={isKept} />
          <Notices notices={view.notices} />
          {isOnTheRoad && view.before && <BeforeLeaving before={view.before} isOnTheRoad />}
          {isOnTheRoad && plan.length > 0 && <Programme plan={plan} />}
          {isAhead && <Party party={view.party} isOnTheRoad={isOnTheRoad} />}
          {view.room && <RoomWishes room={view.room} />}
          {view.next.kind !== 'cancelled' && !isKept && <Shares view={view} />}
          <Timeline steps={view.steps} isKept={isKept} />
          <Changes view={view} isKept={isKept} />
          {!isOnTheRoad && view.before && <BeforeLeaving before={view.before} />}
        </div>
        <Booking view={view} isKept={isKept} />
      </div>
    </>
  )
}

/** The traveller's own page: everything that is known, and only the next thing to do. */
export function Component() {
  const { entering, enter, entered, retry } = useEntering()
  const place = usePlace(entering.state === 'in', retry !== undefined)
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
        <AskLink reason={entering.reason} onEntered={entered} />
      </>
    )
  }
  const error = entering.state === 'failed' ? entering.error : place.error
  if (errorCode(error) === 'TRIP_SESSION_OVER') {
    return (
      <>
        {meta}
        <AskLink onEntered={entered} />
      </>
    )
  }
  if (place.data && !error) {
    return (
      <>
        {meta}
        <Place view={place.data} isKept={false} />
      </>
    )
  }
  const again = retry ?? (() => void place.refetch())
  if (place.kept === 'left') return <Left onRetry={again} meta={meta} />
  if (place.kept) {
    return (
      <>
        {meta}
        <WithoutConnection keptAt={place.kept.keptAt} onRetry={again} />
        <Place view={place.kept.view} isKept />
      </>
    )
  }
  if (!error) return <Loading title={title} address={placePath} />
  return (
    <DeadEnd title={title} message={failureTexts.load} address={placePath} onRetry={again}>
      <p>Controlla la connessione e riprova: il tuo viaggio è al sicuro.</p>
    </DeadEnd>
  )
}

/** A separate component, because the content that names the picture may be unavailable. */
function HeadPicture({ tripId }: { tripId: string }) {
  const picture = useMainPicture(tripId)
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      alt=""
      sizes="(width >= 48rem) 26rem, 100vw"
      className="aspect-16/9 w-full overflow-hidden rounded-picture md:order-2 md:aspect-4/3"
    />
  )
}

/** What the group's leader writes to the group. */
function Notices({ notices }: Pick<PlaceView, 'notices'>) {
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="avvisi">
      <h2 id="avvisi" className="flex items-center gap-2.5 text-sub">
        <Megaphone className="size-6 text-primary" aria-hidden />
        Avvisi al gruppo
      </h2>
      <ul className="mt-4 grid gap-3">
        {notices.map(({ id, text, author, at }) => (
          <li key={id} className="rounded-panel border border-line bg-white p-5">
            <p className="whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
            <p className="mt-2 text-small text-ink-2">
              {author}, {formatMoment(at)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Shown above the stored copy: how old it is, and a way to try again. */
function WithoutConnection({ keptAt, onRetry }: { keptAt: string; onRetry: () => void }) {
  return (
    <div data-says-offline className="border-b border-line bg-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
        <p role="status" className="flex items-center gap-3">
          <CloudOff className="size-5 flex-none text-ink-2" aria-hidden />
          <span>
            Senza connessione: vedi il viaggio com’era{' '}
            {elidedDays(`il ${momentInSentence(keptAt)}`)}.
          </span>
        </p>
        <Button kind="outline" size="small" onClick={onRetry}>
          Aggiorna
        </Button>
      </div>
    </div>
  )
}
