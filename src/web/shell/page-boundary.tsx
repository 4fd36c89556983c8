import { Component, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { path } from '../../contract/pages.ts'
import { MissingCode, reloadForMissingCode } from '../browser/new-release.ts'
import { forgetFailures } from '../browser/resources.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Meta } from '../ui/meta.tsx'

type BoundaryProps = { visit: string; children: ReactNode }
type BoundaryState = { visit: string; failed: boolean; leaving?: boolean }

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { visit: this.props.visit, failed: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failed: true }
  }

  /** Navigating to another page tries again. */
  static getDerivedStateFromProps({ visit }: BoundaryProps, state: BoundaryState) {
    return visit === state.visit ? null : { visit, failed: false }
  }

  override componentDidCatch(error: unknown): void {
    forgetFailures()
    // Reaches the error reporting, and is still written to the console.
    reportError(error)
    if (error instanceof MissingCode && reloadForMissingCode()) this.setState({ leaving: true })
  }

  override render() {
    const { failed, leaving } = this.state
    if (leaving) return null
    return failed ? <PageFailed /> : this.props.children
  }
}

/** Wraps all pages, and each page inside its shell: the current page stays until the next can be shown. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation()
  return (
    <ErrorBoundary visit={key + pathname}>
      <Suspense>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** What a visitor sees when a page can't be shown: what happened, and two ways to go on. */
export function PageFailed() {
  const [isOffline] = useState(() => !navigator.onLine)
  useEffect(() => {
    const tryAgain = () => window.location.reload()
    window.addEventListener('online', tryAgain)
    return () => window.removeEventListener('online', tryAgain)
  }, [])
  return (
    <div className="wrap section">
      <Meta
        title="Qualcosa non ha funzionato"
        description="Pagina non disponibile."
        path="/"
        noindex
      />
      <h1 className="text-page">{isOffline ? 'Sei offline' : 'Qualcosa non ha funzionato'}</h1>
      <p className="mt-5 max-w-[34em] text-lead text-ink-2">
        {isOffline
          ? 'Questa pagina non è ancora stata salvata sul dispositivo. La apriamo da soli appena torna la connessione.'
          : 'Non siamo riusciti a mostrare questa pagina. Riprova tra un momento: se succede ancora, scrivici.'}
      </p>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button onClick={() => window.location.reload()}>Riprova</Button>
        <ButtonLink kind="outline" to={path('home')}>
          Torna alla Home
        </ButtonLink>
      </div>
    </div>
  )
}
