import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'
import { toast } from '../ui/toast.ts'

const title = 'Pagina non trovata'
const description = 'La pagina che stai cercando non esiste.'

export function Component() {
  const { pathname } = useLocation()
  // Shows the notification for every wrong address, even for two in a row.
  useEffect(() => toast({ title, description, variant: 'destructive' }), [pathname])
  return (
    <div className="wrap section">
      <Meta title={title} description={description} path="/404" noindex />
      <p className="figures text-hero text-primary">404</p>
      <h1 className="mt-4 text-page">Oops! Pagina non trovata</h1>
      <ButtonLink to={path('home')} className="mt-8">
        Torna alla Home
      </ButtonLink>
    </div>
  )
}
