import { useRouteError } from 'react-router'
import { path } from '../../contract/pages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

/** What a visitor sees when a page can't be shown: what happened, and two ways on. */
export function RouteError() {
  const error = useRouteError()
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine
  console.error(error)
  return (
    <div className="wrap section">
      <Meta
        title="Qualcosa non ha funzionato"
        description="Pagina non disponibile."
        path="/"
        noindex
      />
      <h1 className="text-page">{isOffline ? 'Sei offline' : 'Qualcosa non ha funzionato'}</h1>
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">
        {isOffline
          ? 'Questa pagina non è ancora stata salvata sul dispositivo. Ricontrolla la connessione e riprova.'
          : 'Non siamo riusciti a mostrare questa pagina. Riprova tra un momento: se succede ancora, scrivici.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Riprova</Button>
        <ButtonLink kind="outline" to={path('home')}>
          Torna alla Home
        </ButtonLink>
      </div>
    </div>
  )
}
