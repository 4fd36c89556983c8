import { CircleCheck } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

const title = 'Documenti Ricevuti!'

export function Component() {
  return (
    <div className="wrap section">
      <Meta
        title="Documenti ricevuti"
        description="Le tue foto sono arrivate: le verifichiamo e ti scriviamo."
        path={path('verifySuccess')}
        noindex
      />
      <CircleCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-5 text-page">{title}</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">
        Grazie, le due foto sono arrivate. Le controlliamo entro un giorno lavorativo e ti scriviamo
        se manca qualcosa: non devi fare altro.
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to={path('home')}>Torna alla Home</ButtonLink>
        <ButtonLink to={path('contact')} kind="outline">
          Contattaci
        </ButtonLink>
      </div>
    </div>
  )
}
