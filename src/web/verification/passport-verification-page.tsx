import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { verificationFrameHeight, verificationTexts } from '../../domain/booking/documents.ts'
import { useSearchParams } from '../browser/search-params.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { type OpenedLink, useVerificationLink } from './use-verification-link.ts'

const title = 'Verifica del passaporto'

function VerificationFrame({ link }: { link: OpenedLink }) {
  const navigate = useNavigate()
  const finish = () => {
    toast({ title: verificationTexts.succeeded, variant: 'success' })
    void navigate(path('passportVerificationSuccess'))
  }
  return (
    <>
      <p className="mt-4 max-w-[38em] text-lead text-ink-2">
        {link.customerName ? `Ciao ${link.customerName}, segui` : 'Segui'} i passaggi qui sotto con
        il passaporto a portata di mano. Alla fine premi il pulsante in fondo.
      </p>
      <iframe
        src={link.sumsubUrl}
        title="Verifica dell'identità"
        height={verificationFrameHeight}
        allow="camera; microphone; fullscreen; clipboard-write"
        referrerPolicy="no-referrer"
        className="mt-8 block w-full rounded-panel border border-line-2 bg-white"
        style={{ height: verificationFrameHeight }}
      />
      <p className="mt-4 text-small text-ink-2">
        Il link vale una volta sola: completa la verifica prima di chiudere questa pagina.
      </p>
      <Button className="mt-5 max-md:w-full" onClick={finish}>
        Ho completato la verifica
      </Button>
    </>
  )
}

function Refused({ message, onRetry }: { message: string; onRetry?: () => void }) {
  return (
    <>
      <p className="mt-5 max-w-[36em] text-lead text-ink-2">{message}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Riprova</Button>}
        <ButtonLink to={path('contact')} kind={onRetry ? 'outline' : 'navy'}>
          Contatta il supporto
        </ButtonLink>
        <ButtonLink to={path('home')} kind="outline">
          Torna alla Home
        </ButtonLink>
      </div>
    </>
  )
}

function Verification({ token }: { token: string | null }) {
  const state = useVerificationLink(token)
  if (state.kind === 'open') return <VerificationFrame link={state.link} />
  if (state.kind === 'refused') return <Refused {...state} />
  return (
    <>
      <p role="status" className="mt-4 text-lead text-ink-2">
        Stiamo controllando il link…
      </p>
      <Skeleton className="mt-8 h-162.5 rounded-panel" />
    </>
  )
}

export function Component() {
  const [search] = useSearchParams()
  const token = search.get('token')
  return (
    <div className="wrap pt-10 pb-20 md:pt-16 md:pb-26">
      <Meta
        title={title}
        description="Verifica la tua identità con il passaporto."
        path={path('passportVerification')}
        noindex
      />
      <h1 className="text-page">{title}</h1>
      <Verification key={token} token={token} />
    </div>
  )
}
