import { path } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

export function Component() {
  return (
    <div className="wrap section">
      <Meta
        title="Pagina non trovata"
        description="La pagina che stai cercando non esiste."
        path="/404"
        noindex
      />
      <p className="figures text-hero text-primary">404</p>
      <h1 className="mt-4 text-page">Oops! Pagina non trovata</h1>
      <ButtonLink to={path('home')} className="mt-8">
        Torna alla Home
      </ButtonLink>
    </div>
  )
}
