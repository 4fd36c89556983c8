import { type ReactNode, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { path } from '../../contract/pages.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { preloadPage } from '../ui/preload.ts'
import { toast } from '../ui/toast.ts'
import { errorToast } from './texts.ts'

const redirectAfterMs = 4000

type DeadEndProps = {
  title: string
  children: ReactNode
  /** The text of the notification, which appears once. */
  message: string
  address: string
  onRetry?: () => void
}

/**
 * A page with nothing to show: a notification and an explanation. A final failure leads to the home page
 * after four seconds; if the visitor may try again, nothing happens by itself.
 */
export function DeadEnd({ title, children, message, address, onRetry }: DeadEndProps) {
  const navigate = useNavigate()
  const isFinal = onRetry === undefined
  useEffect(() => {
    if (!isFinal) return
    preloadPage(path('home'))
    const timer = setTimeout(() => navigate(path('home'), { replace: true }), redirectAfterMs)
    return () => clearTimeout(timer)
  }, [navigate, isFinal])
  useEffect(() => {
    // The development build runs effects twice; the notification must not show twice.
    const timer = setTimeout(() => toast(errorToast(message)))
    return () => clearTimeout(timer)
  }, [message])
  return (
    <div className="wrap section">
      <Meta title={title} description={message} path={address} noindex />
      <h1 className="text-page">{title}</h1>
      <div className="mt-5 max-w-[36em] text-lead text-ink-2">{children}</div>
      {isFinal && <p className="mt-4 text-ink-2">Tra pochi secondi torni alla pagina iniziale.</p>}
      <div className="mt-8 flex flex-wrap gap-3">
        {onRetry && <Button onClick={onRetry}>Riprova</Button>}
        <ButtonLink to={path('home')} kind={onRetry ? 'outline' : 'navy'}>
          Torna alla Home
        </ButtonLink>
      </div>
    </div>
  )
}
