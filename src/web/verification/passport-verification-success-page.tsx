import { CircleCheck } from 'lucide-react'
import { path } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

export function Component() {
  return (
    <div className="wrap section">
      <Meta
        title="Verifica completata"
        description="La verifica del passaporto è completata."
        path={path('passportVerificationSuccess')}
        noindex
      />
      <CircleCheck className="size-14 text-ok" strokeWidth={1.5} aria-hidden />
      <h1 className="mt-5 text-page">Verifica completata</h1>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">
        Grazie: l'esito arriva al tuo consulente, che ti scrive se serve altro. Puoi chiudere questa
        pagina.
      </p>
      <ButtonLink to={path('home')} className="mt-8">
        Torna alla Home
      </ButtonLink>
    </div>
  )
}
