import { Outlet } from 'react-router'
import { path } from '../../contract/pages.ts'
import { buildWhatsAppUrl, whatsAppMessages } from '../../domain/contact/whatsapp.ts'
import { WhatsAppIcon } from '../ui/brand-icons.tsx'
import { Link } from '../ui/link.tsx'
import { newTabHint } from '../ui/text-link.tsx'
import { fallbackNumber } from '../whatsapp/assigned-number.ts'
import { useWhatsApp } from '../whatsapp/use-whatsapp.ts'
import { Logo } from './logo.tsx'
import { Main } from './main.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** Booking and payment: the logo and a link for help, but no links that lead away. */
export function CheckoutShell() {
  return (
    <>
      <CheckoutHeader />
      <Main className="min-h-[80vh]">
        {/* If a page can't be shown, the header with name and help stays. */}
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </Main>
    </>
  )
}

export function CheckoutHeader() {
  const openWhatsApp = useWhatsApp()
  return (
    <header className="border-b border-line bg-white">
      <div className="wrap flex h-(--header) items-center justify-between gap-4">
        <Link to={path('home')} className="rounded-tag">
          <Logo className="min-[20rem]:whitespace-nowrap" />
          <span className="sr-only">, pagina iniziale</span>
        </Link>
        {/* A link to the chat before the code is loaded; after that, the click opens the number
            assigned to the visitor. */}
        <a
          href={buildWhatsAppUrl(fallbackNumber(), whatsAppMessages.help)}
          target="_blank"
          rel="noopener noreferrer"
          title={newTabHint}
          onClick={(event) => {
            event.preventDefault()
            openWhatsApp()
          }}
          className="inline-flex min-h-11 items-center gap-2.5 rounded-tag font-semibold hover:underline"
        >
          <WhatsAppIcon className="size-6 text-ok" />
          <span className="max-[20rem]:sr-only">
            Serve aiuto?<span className="max-md:sr-only"> Scrivici su WhatsApp</span>
          </span>
        </a>
      </div>
    </header>
  )
}
