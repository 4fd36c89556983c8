import { path } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

const title = 'Generatore PDF'

export function Component() {
  return (
    <div className="wrap section">
      <Meta title={title} description="Funzionalità in sviluppo" path={path('pdf')} noindex />
      <h1 className="text-page">{title}</h1>
      <p className="mt-5 text-lead text-ink-2">Funzionalità in sviluppo</p>
      <ButtonLink to={path('home')} className="mt-8">
        Torna alla Home
      </ButtonLink>
    </div>
  )
}
