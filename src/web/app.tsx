import { ConsentOutlet } from './consent/consent-outlet.tsx'
import { Pages } from './pages.tsx'
import { SkipLink } from './shell/main.tsx'
import { NavigationProgress } from './shell/navigation-progress.tsx'
import { OfflineNotice } from './shell/offline-notice.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import { ScrollRestoration } from './shell/scroll-restoration.ts'
import { useAddress } from './shell/use-address.ts'
import { useVisitSteps } from './tracking/use-visit-steps.ts'
import { Optional } from './ui/optional.tsx'
import { ToastOutlet } from './ui/toast-outlet.tsx'

/** The page for the current address, and the elements that float above every page. */
export function App() {
  useAddress()
  useVisitSteps()
  return (
    <>
      <SkipLink />
      <Optional>
        <ConsentOutlet />
        <NavigationProgress />
      </Optional>
      <PageBoundary>
        <Pages />
        <ScrollRestoration />
      </PageBoundary>
      <Optional>
        <OfflineNotice />
        <ToastOutlet />
      </Optional>
    </>
  )
}
