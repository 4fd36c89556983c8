import { Outlet } from 'react-router'
import { path } from '../../contract/pages.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Link } from '../ui/link.tsx'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { Logo } from './logo.tsx'
import { Main } from './main.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** Booking and payment: the logo and a way to ask, nothing that leads away. */
export function CheckoutShell() {
  const openWhatsApp = useWhatsApp()
  return (
    <>
      <header className="border-b border-line bg-white">
        <div className="wrap flex h-(--header) items-center justify-between gap-4">
          <Link to={path('home')} className="rounded-tag">
            <Logo />
            <span className="sr-only">, pagina iniziale</span>
          </Link>
          <button
            type="button"
            onClick={() => openWhatsApp()}
            className="inline-flex min-h-11 items-center gap-2.5 rounded-tag font-semibold hover:underline"
          >
            <WhatsAppIcon className="size-6 text-ok" />
            <span>
              Serve aiuto?<span className="max-md:sr-only"> Scrivici su WhatsApp</span>
            </span>
          </button>
        </div>
      </header>
      <Main className="min-h-[80vh]">
        {/* A page that can't be shown leaves name and help where they are. */}
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Main>
    </>
  )
}
