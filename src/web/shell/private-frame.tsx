import { Skeleton } from '../ui/skeleton.tsx'
import { CheckoutHeader } from './checkout-shell.tsx'

/** What a private link shows until its code is there: whose page it is, where to ask, and the shape of what is coming. */
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
