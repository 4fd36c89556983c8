import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

export default function TripNotFound() {
  const { pathname } = useLocation()
  return (
    <div className="wrap section">
      <Meta
        title="Destinazione non trovata"
        description="Questa destinazione non è nel nostro catalogo."
        path={pathname}
        noindex
      />
      <h1 className="text-page">Destinazione non trovata</h1>
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">
        Questa destinazione non è nel nostro catalogo. Forse il suo indirizzo è cambiato.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('home')}>Torna alla Home</ButtonLink>
        <ButtonLink kind="outline" to={path('trips')}>
          Vedi tutte le destinazioni
        </ButtonLink>
      </div>
    </div>
  )
}
