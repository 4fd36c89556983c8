import { Skeleton } from '../ui/skeleton.tsx'
import { CheckoutHeader } from './checkout-shell.tsx'

/** Shown for a private link until its code is loaded: the logo, a link for help, a skeleton of the page. */
export function PrivateFrame() {
  return (
    <>
      <CheckoutHeader />
      <main className="min-h-[70vh]">
        <div className="wrap section" aria-busy>
          <p role="status" className="text-ink-2">
            Caricamento…
          </p>
          <Skeleton className="mt-5 h-18" />
          <Skeleton className="mt-10 h-105" />
        </div>
      </main>
    </>
  )
}
