import { QueryClientProvider } from '@tanstack/react-query'
import { LogOut, UserRound } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { formatDateRange } from '../../../domain/dates.ts'
import { Logo } from '../../shell/logo.tsx'
import { Main } from '../../shell/main.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Meta } from '../../ui/meta.tsx'
import { auth } from '../auth.ts'
import { staffPaths } from '../pages.ts'
import { staffQueries } from '../query.ts'
import { useBackOfficePolicy } from '../shell/use-back-office-policy.ts'
import { StaffConfirm } from '../ui/staff-dialog.tsx'
import { RowsSkeleton } from '../ui/states.tsx'
import { accountFirst, ConnectionLine, signInFirst } from './connection-line.tsx'
import { keepPlaceOffline } from './keep-offline.ts'
import { LeftBehind } from './left-behind.tsx'
import { RoadDeparture } from './road-departure.tsx'
import { leaveRoad, type Road, startRoad, syncRoad, useRoad } from './road-state.ts'
import { leavingText } from './waiting-words.ts'

/** The coordinators' page: shows what the phone has stored, with or without a connection. */
export function Component() {
  useBackOfficePolicy()
  const road = useRoad()
  // The stored connection state may be outdated, for example after a visit to the account page.
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    void startRoad().finally(() => setAsked(true))
    keepPlaceOffline()
    const again = () => void syncRoad()
    const seen = () => document.visibilityState === 'visible' && again()
    window.addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    const timer = setInterval(again, 60_000)
    return () => {
      window.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
      clearInterval(timer)
    }
  }, [])
  return (
    <QueryClientProvider client={staffQueries}>
      <Meta title="In viaggio" description="Area riservata." path={staffPaths.road} noindex />
      <div className="staff min-h-dvh bg-paper text-base">
        <Head road={road} />
        <Main className="mx-auto max-w-180 pb-28">
          <Place road={road} isAsked={isAsked} />
        </Main>
      </div>
    </QueryClientProvider>
  )
}

function Head({ road }: { road: Road }) {
  const [leaving, setLeaving] = useState(false)
  return (
    <header className="border-b border-line bg-white">
      <div className="mx-auto flex max-w-180 items-center gap-1 px-4.5 py-2">
        <Link to={staffPaths.road} className="mr-auto rounded-tag py-2">
          <Logo size="small" />
          <span className="sr-only">, le mie partenze</span>
        </Link>
        {road.holder && (
          <>
            <Link
              to={staffPaths.account}
              aria-label="Il mio account"
              className="grid size-11.5 place-items-center rounded-full"
            >
              <UserRound className="size-5.75" aria-hidden />
            </Link>
            <button
              type="button"
              aria-label="Esci da questo telefono"
              className="grid size-11.5 place-items-center rounded-full"
              onClick={() => setLeaving(true)}
            >
              <LogOut className="size-5.75" aria-hidden />
            </button>
          </>
        )}
      </div>
      {leaving && <Leave road={road} onCancel={() => setLeaving(false)} />}
    </header>
  )
}

function Leave({ road, onCancel }: { road: Road; onCancel: () => void }) {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const count = road.waiting.length
  const leave = async () => {
    setBusy(true)
    // Offline the session lives on until it expires; the data on the phone are deleted all the same.
    await auth.signOut().catch(() => undefined)
    await leaveRoad()
    staffQueries.clear()
    void navigate(staffPaths.login, { replace: true })
  }
  return (
    <StaffConfirm
      onCancel={onCancel}
      onConfirm={() => void leave()}
      title="Uscire da questo telefono?"
      confirmLabel="Esci"
      kind={count > 0 ? 'danger' : 'primary'}
      busy={busy}
    >
      {leavingText(road)}
    </StaffConfirm>
  )
}

function Place({ road, isAsked }: { road: Road; isAsked: boolean }) {
  const { departure: id } = useParams()
  if (road.connection === 'ended') {
    return (
      <Message title="L’accesso è stato terminato">
        <p>L’ufficio ha chiuso questa sessione: sul telefono non resta più nulla.</p>
        <SignIn />
      </Message>
    )
  }
  if (road.connection === 'elsewhere') {
    return (
      <Message title="Questo posto è dei coordinatori">
        <p>Il tuo accesso è dell’ufficio: diari e avvisi delle partenze li trovi in Partenze.</p>
        <ButtonLink to={staffPaths.departures} kind="primary" size="small" className="mt-5">
          Vai alle partenze
        </ButtonLink>
      </Message>
    )
  }
  const isToAccount = !road.holder && road.connection === 'account'
  if (isToAccount && isAsked) return <Navigate to={accountFirst} replace />
  if (!road.isRead || isToAccount || (!road.holder && road.connection === 'asking')) {
    return (
      <div className="p-4.5">
        <RowsSkeleton rows={4} height={72} />
      </div>
    )
  }
  if (!road.holder) {
    return (
      <Message title="In viaggio">
        {road.connection === 'offline' || road.connection === 'trouble' ? (
          <>
            <p>
              {road.connection === 'offline'
                ? 'Per la prima volta serve la connessione: poi il posto funziona anche senza.'
                : 'Il sito ha risposto con un errore. Riprova tra qualche istante.'}
            </p>
            <Button kind="primary" size="small" className="mt-5" onClick={() => void syncRoad()}>
              Riprova
            </Button>
          </>
        ) : (
          <>
            <p>Accedi per vedere le partenze che guidi.</p>
            <SignIn />
          </>
        )}
      </Message>
    )
  }
  const view = road.views.find((one) => one.id === id)
  return (
    <>
      <ConnectionLine road={road} />
      {view ? <RoadDeparture view={view} road={road} /> : <Departures road={road} />}
    </>
  )
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-4.5 pt-8">
      <h1 className="text-[1.875rem] leading-[1.1]">{title}</h1>
      <div className="mt-3 text-lead text-ink-2">{children}</div>
    </div>
  )
}

function SignIn() {
  return (
    <ButtonLink to={signInFirst} kind="primary" size="small" className="mt-5">
      Accedi
    </ButtonLink>
  )
}

function Departures({ road }: { road: Road }) {
  const departures = road.holder?.departures ?? []
  return (
    <div className="px-4.5 pt-6">
      <h1 className="text-[1.875rem] leading-[1.1]">Le mie partenze</h1>
      {departures.length === 0 ? (
        <p className="mt-4 text-ink-2">
          Nessuna partenza aperta: le vedi da 30 giorni prima a 14 giorni dopo il viaggio.
        </p>
      ) : (
        <ul className="mt-4 grid gap-3">
          {departures.map((one) => (
            <li key={one.id}>
              <Link
                to={`${staffPaths.road}/${one.id}`}
                className="block rounded-panel border border-line bg-white p-4.5"
              >
                <b className="block text-[1.1875rem] font-[650]">{one.title}</b>
                <span className="block text-ink-2">
                  {formatDateRange(one.startDate, one.endDate)}
                </span>
                <span className="block text-ink-2">
                  {one.people === 1 ? '1 viaggiatore' : `${one.people} viaggiatori`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <LeftBehind road={road} />
    </div>
  )
}
