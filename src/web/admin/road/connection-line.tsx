import { CloudOff, RefreshCw } from 'lucide-react'
import { formatMoment } from '../../../domain/dates.ts'
import { elidedDays } from '../../../domain/typography.ts'
import { Link } from '../../ui/link.tsx'
import { staffPaths } from '../pages.ts'
import { type Road, syncRoad } from './road-state.ts'
import { waitingText } from './waiting-words.ts'

const back = `?da=${encodeURIComponent(staffPaths.road)}`
export const signInFirst = staffPaths.login + back
export const accountFirst = staffPaths.account + back

/** What is sent and what is waiting, in one line that is always shown. */
export function ConnectionLine({ road }: { road: Road }) {
  const { connection, views } = road
  const readAt = views.map((view) => view.readAt).toSorted()[0]
  return (
    <div
      role="status"
      data-says-offline={connection === 'offline' || undefined}
      className="flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1 border-b border-line px-4.5 py-2 text-[0.9375rem] max-md:bg-white"
    >
      {connection === 'online' ? (
        <RefreshCw className="size-4.5 text-ok" aria-hidden />
      ) : (
        <CloudOff className="size-4.5 text-ink-2" aria-hidden />
      )}
      <span className="min-w-0 flex-1">
        {lineText(road)}
        {readAt && (
          <span className="block text-ink-2">Dati {elidedDays(`del ${formatMoment(readAt)}`)}</span>
        )}
      </span>
      {connection === 'sign-in' || connection === 'account' ? (
        <Link
          to={connection === 'account' ? accountFirst : signInFirst}
          className="font-semibold text-primary"
        >
          {connection === 'account' ? 'Completa' : 'Accedi'}
        </Link>
      ) : (
        <button
          type="button"
          className="min-h-8 font-semibold text-primary"
          onClick={() => void syncRoad()}
        >
          Aggiorna
        </button>
      )}
    </div>
  )
}

function lineText(road: Road): string {
  const waits = waitingText(road)
  const also = waits && `, ${waits}`
  switch (road.connection) {
    case 'offline':
      return `Senza connessione: quello che scrivi resta sul telefono${also}`
    case 'trouble':
      return `Il sito ha risposto con un errore: quello che scrivi resta sul telefono e riproviamo tra un minuto${also}`
    case 'sign-in':
      return 'Accedi di nuovo per inviare: quello che hai scritto è al sicuro'
    case 'account':
      return 'Completa il tuo account per inviare: quello che hai scritto è al sicuro'
    case 'online':
      return waits || 'Tutto inviato'
    default:
      return waits || 'Aggiornamento…'
  }
}
